import type { Labels, Translation, Words } from './messages.ts'

type Texts = Readonly<Record<string, string>>
type Said = string | ((values: Texts) => string)

/** As `say`, but for tables without groups and plurals, whose values are texts. Its code is a fourth of the size. */
export function sayTexts<Table extends Texts>(table: Table, ...others: (Labels<Table> | Translation<Table> | undefined)[]): Words<Table> {
  return Object.fromEntries(Object.entries(table).map(([key, text]) => {
    const said = others.map((other) => (other as Record<string, Said | undefined> | undefined)?.[key]).find((one) => one !== undefined) ?? text
    return [key, typeof said === 'function' || !text.includes('{') ? said : (values: Texts) => said.replace(/\{(\w+)\}/g, (name, value: string) => values[value] ?? name)]
  })) as Words<Table>
}
