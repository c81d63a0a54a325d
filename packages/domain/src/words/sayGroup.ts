import type { Messages, Plural } from './messages.ts'

export type Filled = Readonly<Record<string, string | number>>
export type Given = { readonly [key: string]: unknown } | undefined

/** A table, ready to be read: each text comes from the first that has it, the table itself last, and `fill` puts the values into it. */
export function sayGroup(table: Messages, others: readonly Given[], fill: (text: string | Plural, values: Filled) => string): Given {
  return Object.fromEntries(Object.entries(table).map(([key, text]) => {
    const given = others.map((other) => other?.[key])
    if (isGroup(text)) return [key, sayGroup(text, given as Given[], fill)]
    const said = (given.find((one) => one !== undefined) ?? text) as string | Plural | ((values: Filled) => string)
    if (typeof said === 'function' || (typeof text === 'string' && !/\{\w+\}/.test(text))) return [key, said]
    return [key, (values: Filled) => fill(said, values)]
  }))
}

/** A text with its values, each written by `write`. */
export const fillText = (text: string, values: Filled, write: (value: string | number) => string = String): string =>
  text.replace(/\{(\w+)\}/g, (name: string, key: string) => write(values[key] ?? name))

function isGroup(text: string | Plural | Messages): text is Messages {
  return typeof text === 'object' && typeof text['other'] !== 'string'
}
