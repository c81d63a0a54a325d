/** How many characters a text has, counted in code points, so that an emoji of one code point counts once. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
