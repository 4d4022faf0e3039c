#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stddef.h>

/// Begins or ceases to count; while it does not count, an allocation costs one test more than usual.
void allocation_counter_enable(int enabled);

/// The allocations that were counted so far, on all threads.
size_t allocation_counter_total(void);

/// The bytes that are allocated now, as the allocator accounts for them; 0 where it cannot tell.
size_t allocation_counter_bytes_in_use(void);

/// Gives what is free back to the system.
void allocation_counter_trim(void);

#endif
