import type { Labels, Translation, Words } from './messages.ts'
import { fillText, sayGroup } from './sayGroup.ts'

/** As `say`, for a table without plurals whose values are texts: it weighs a third. */
export function sayTexts<Table extends Readonly<Record<string, string>>>(table: Table, ...others: (Labels<Table> | Translation<Table> | undefined)[]): Words<Table> {
  return sayGroup(table, others, (text, values) => fillText(String(text), values)) as Words<Table>
}
