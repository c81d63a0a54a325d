/** How many characters a person counts in a text: code points, so that an emoji of one code point is one and not two. */
export function countCharacters(text: string): number {
  return Array.from(text).length
}
