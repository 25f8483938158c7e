#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks this process has asked the C library for; 0 for ever where they cannot be counted.
unsigned long allocations_so_far(void);

#endif
