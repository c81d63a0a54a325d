/** At most two letters: "Dana Whitfield" gives "DW", one name gives one letter. */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/u).filter((word) => /^\p{L}/u.test(word))
  const first = words[0]
  const last = words.length > 1 ? words.at(-1) : undefined
  return [first, last].map((word) => (word ? ([...word][0] ?? '').toLocaleUpperCase() : '')).join('')
}
