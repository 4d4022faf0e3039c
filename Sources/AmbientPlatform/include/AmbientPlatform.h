#ifndef AMBIENT_PLATFORM_H
#define AMBIENT_PLATFORM_H

#include <stddef.h>
#include <stdint.h>

/// Returns a number that identifies the current thread among all running threads.
uintptr_t ambient_current_thread(void);

/// Returns the value of an environment variable of the process, or null if it is not set.
const char *ambient_environment_variable(const char *name);

/// Writes `count` bytes to standard error; it ignores errors.
void ambient_write_to_standard_error(const void *bytes, size_t count);

/// Returns the exponential function of a number.
double ambient_exp(double number);

/// Returns the natural logarithm of a number.
double ambient_log(double number);

/// Returns the sine of an angle in radians.
double ambient_sin(double angle);

/// Returns the cosine of an angle in radians.
double ambient_cos(double angle);

#endif
