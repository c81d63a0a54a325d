/** A style text of the element without optional spaces. */
export function smallStyle(text: string): string {
  return text.replaceAll(/\n\s*/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1').replaceAll(/: (?=[\w'#(-])/g, ':').replaceAll(';}', '}').trim()
}
