import type { Insertable, Updateable } from 'kysely'
import type { Store } from './openStore.ts'
import type { Database } from './schema.ts'
import { statementByShape } from './statementByShape.ts'

type Value = string | number | null
type Values = Record<string, Value | undefined>

/** Tables whose rows have a number of their own. */
type Numbered = { [Name in keyof Database]: 'id' extends keyof Database[Name] ? Name : never }[keyof Database]

/** Writes single rows of a table; each set of columns is built once. */
export function rowsOf<Table extends Numbered>(table: Table) {
  // The columns are those of the row that is written, which the functions below take by its type.
  const add = statementByShape((trx, values: Values) => trx.insertInto(table as 'users').values(values as never).returning('id'))
  const change = statementByShape((trx, { of_id, ...values }: Values) => trx.updateTable(table as 'users').set(values as never).where('id', '=', of_id as number))
  return {
    /** Answers the number that the row was given. */
    async add(trx: Store, row: Insertable<Database[Table]>): Promise<number> {
      const { rows: [added] } = await add(trx, {}, row)
      if (!added) throw new Error(`A row of ${table} was not added.`)
      return added.id
    },
    async change(trx: Store, id: number, values: Updateable<Database[Table]>): Promise<void> {
      await change(trx, {}, { ...(values as Values), of_id: id })
    },
  }
}
