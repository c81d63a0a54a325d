/** Text as searches compare it: neither letter case nor accents make a difference. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
