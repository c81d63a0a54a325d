/** Converts text for comparison in searches, so that letter case and accents make no difference. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
