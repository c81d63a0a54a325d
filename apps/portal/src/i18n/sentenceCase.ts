/** A text with a capital first letter, as in a sentence; the rest is unchanged. `tag` is a BCP 47 language tag. */
export function sentenceCase(text: string, tag: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase(tag) + text.slice(first.length)
}
