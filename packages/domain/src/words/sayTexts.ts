import type { Labels, Translation, Words } from './messages.ts'

type Texts = Readonly<Record<string, string>>
type Said = string | ((values: Texts) => string)

/** As `say`, for a table of single texts whose values are texts: without groups, plurals and numbers it weighs a fourth. */
export function sayTexts<Table extends Texts>(table: Table, ...others: (Labels<Table> | Translation<Table> | undefined)[]): Words<Table> {
  return Object.fromEntries(Object.entries(table).map(([key, text]) => {
    const said = others.map((other) => (other as Record<string, Said | undefined> | undefined)?.[key]).find((one) => one !== undefined) ?? text
    return [key, typeof said === 'function' || !text.includes('{') ? said : (values: Texts) => said.replace(/\{(\w+)\}/g, (name, value: string) => values[value] ?? name)]
  })) as Words<Table>
}
