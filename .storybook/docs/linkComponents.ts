import { pages } from '../guides/pages.ts'

const addresses = new Map(pages.flatMap(({ components, id }) => components.map((name) => [name, `?path=/docs/${id}`] as const)))

/** Turns names of other components in a Markdown sentence into links to their pages. */
export function linkComponents(sentence: string, own: readonly string[]): string {
  return sentence.replaceAll(/(?<!\[)`([A-Z]\w+)`/g, (code, name: string) => {
    const address = own.includes(name) ? undefined : addresses.get(name)
    return address === undefined ? code : `[${code}](${address})`
  })
}
