/** Additions after a name: "Jr.", "III". */
const suffix = /^(?:jr|sr|i{1,3}|iv|vi{0,3})\.?$/iu

/** The initials of a name, at most two letters: "Dana Whitfield" gives "DW", "Ken Ortiz III" gives "KO", one name gives one letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  const [first, ...rest] = words
  const last = rest.findLast((word) => !suffix.test(word)) ?? rest.at(-1)
  return [first, last].map((word) => (word ? ([...word][0] ?? '').toLocaleUpperCase() : '')).join('')
}
