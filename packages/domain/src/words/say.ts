import type { Labels, Messages, Plural, Translation, Words } from './messages.ts'
import { formatNumber, pluralOf } from './numberWords.ts'

type Filled = Readonly<Record<string, string | number>>
type Given = { readonly [key: string]: unknown } | undefined

/**
 * Turns tables of texts into one that components use. Each text is from the first table that has it, with `table` as the last. `locale`
 * decides how numbers are written and which plural is used.
 */
export function say<Table extends Messages>(table: Table, locale: string, ...others: (Labels<Table> | Translation<Table> | undefined)[]): Words<Table> {
  return sayGroup(table, locale, others) as Words<Table>
}

function sayGroup(table: Messages, locale: string, others: readonly Given[]): Given {
  return Object.fromEntries(Object.entries(table).map(([key, text]) => {
    const given = others.map((other) => other?.[key])
    if (isGroup(text)) return [key, sayGroup(text, locale, given as Given[])]
    const said = (given.find((one) => one !== undefined) ?? text) as string | Plural | ((values: Filled) => string)
    if (typeof said === 'function' || (typeof text === 'string' && !/\{\w+\}/.test(text))) return [key, said]
    return [key, (values: Filled) => fill(said, values, locale)]
  }))
}

function fill(text: string | Plural, values: Filled, locale: string): string {
  const form = typeof text === 'string' ? text : text[pluralOf(Number(values['count']), locale)] ?? text.other
  return form.replace(/\{(\w+)\}/g, (name: string, key: string) => {
    const value = values[key] ?? name
    return typeof value === 'number' ? formatNumber(value, locale) : value
  })
}

function isGroup(text: string | Plural | Messages): text is Messages {
  return typeof text === 'object' && typeof text['other'] !== 'string'
}
