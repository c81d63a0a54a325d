/** A style text of the element without the spaces that only people need. */
export function smallStyle(text: string): string {
  return text.replaceAll(/\n\s*/g, ' ').replaceAll(/ ?([{};,]) ?/g, '$1').replaceAll(/: (?=[\w'#(-])/g, ':').replaceAll(';}', '}').trim()
}
