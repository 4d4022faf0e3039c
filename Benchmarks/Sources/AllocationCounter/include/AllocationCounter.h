#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stddef.h>

/// Starts or stops counting. While counting is off, each allocation costs one additional test.
void allocation_counter_enable(int enabled);

/// Returns the number of allocations that were counted so far, on all threads.
size_t allocation_counter_total(void);

/// Returns the currently allocated bytes according to the allocator; 0 if it does not report them.
size_t allocation_counter_bytes_in_use(void);

/// Returns free memory to the system.
void allocation_counter_trim(void);

#endif
