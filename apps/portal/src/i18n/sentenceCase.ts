/** Starts with a capital, as a sentence does; the rest stays. `tag` is a BCP 47 language. */
export function sentenceCase(text: string, tag: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(tag) + text.slice(first.length)
}
