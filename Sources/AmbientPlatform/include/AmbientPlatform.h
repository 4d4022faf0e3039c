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

/// Creates a formatter from a number skeleton, such as
/// `measure-unit/length-meter unit-width-short`.
///
/// - Parameters:
///   - skeleton: The skeleton, in UTF-16.
///   - count: The number of code units of the skeleton.
///   - locale: The identifier of the locale.
/// - Returns: The formatter; null if the program has no Unicode library, or if that library cannot
///   interpret the skeleton.
void *ambient_number_formatter_create(const uint16_t *skeleton, int32_t count, const char *locale);

/// Releases a formatter, or does nothing for null.
void ambient_number_formatter_release(void *formatter);

/// Formats a number.
///
/// - Parameters:
///   - formatter: The formatter.
///   - number: The number.
///   - text: Gets the text, in UTF-16.
///   - text_capacity: The most code units that `text` can have.
///   - decimal: Gets the number of the text as a decimal number, with a null byte at the end.
///   - decimal_capacity: The most bytes that `decimal` can have.
/// - Returns: The number of code units of the text; -1 for an error.
int32_t ambient_number_formatter_format(const void *formatter, double number, uint16_t *text,
                                        int32_t text_capacity, char *decimal,
                                        int32_t decimal_capacity);

#endif
