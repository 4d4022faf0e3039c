#ifndef AMBIENT_PLATFORM_H
#define AMBIENT_PLATFORM_H

#include <stddef.h>
#include <stdint.h>

/// A number that tells the current thread from all others that run.
uintptr_t ambient_current_thread(void);

/// The value of a variable of the process's environment, or null if it has none.
const char *ambient_environment_variable(const char *name);

/// Writes bytes to standard error.
void ambient_write_to_standard_error(const void *bytes, size_t count);

#endif
