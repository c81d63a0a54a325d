import type { Labels, Messages, Plural, Translation, Words } from './messages.ts'
import { formatNumber, pluralOf } from './numberWords.ts'
import { type Filled, fillText, sayGroup } from './sayGroup.ts'

/**
 * A table of texts, ready to be read: each text comes from the first table that has it, `table` itself last. `locale` writes numbers and
 * chooses plurals.
 */
export function say<Table extends Messages>(table: Table, locale: string, ...others: (Labels<Table> | Translation<Table> | undefined)[]): Words<Table> {
  return sayGroup(table, others, (text, values) => fill(text, values, locale)) as Words<Table>
}

function fill(text: string | Plural, values: Filled, locale: string): string {
  const form = typeof text === 'string' ? text : text[pluralOf(Number(values['count']), locale)] ?? text.other
  return fillText(form, values, (value) => (typeof value === 'number' ? formatNumber(value, locale) : value))
}
