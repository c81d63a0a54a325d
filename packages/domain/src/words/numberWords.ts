/** The formats of `Intl` are kept for each locale, because they are slow to create. */
const numbers = new Map<string, Intl.NumberFormat>()
const plurals = new Map<string, Intl.PluralRules>()

/** Writes a number in a locale: 100002 is `100,002`. */
export function formatNumber(value: number, locale: string): string {
  let format = numbers.get(locale)
  if (!format) numbers.set(locale, (format = new Intl.NumberFormat(locale)))
  return format.format(value)
}

/** The plural form of a text for a number. */
export function pluralOf(count: number, locale: string): Intl.LDMLPluralRule {
  let rules = plurals.get(locale)
  if (!rules) plurals.set(locale, (rules = new Intl.PluralRules(locale)))
  return rules.select(count)
}
