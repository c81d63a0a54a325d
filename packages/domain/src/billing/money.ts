const formats = new Map<string, Intl.NumberFormat>()

/** Writes integer cents as money in a locale: 120050 is `$1,200.50`. Throws a `TypeError` for fractions of a cent. */
export function formatCents(cents: number, locale = 'en-US', currency = 'USD'): string {
  if (!Number.isSafeInteger(cents)) throw new TypeError('Money is a whole number of cents.')
  const key = `${locale} ${currency}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locale, { style: 'currency', currency })
    formats.set(key, format)
  }
  // Minus zero would be written as "-$0.00".
  return format.format(cents === 0 ? 0 : cents / 100)
}
