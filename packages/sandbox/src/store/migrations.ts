import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { entryIndexes } from './doorSchema.ts'
import { firstTables, indexes, laterTables } from './schema.ts'
import { createTable, type Spelling, type Table } from './tables.ts'

export const firstRelease = '0001-first-release'

const isOfLater = (index: string) => Object.keys(laterTables).some((name) => index.includes(` on ${name} `))

const createTables = (tables: Readonly<Record<string, Table>>, spelling: Spelling) =>
  Object.entries(tables).map(([name, table]) => createTable(name, table, spelling))

/** The statements of each migration of the tables. A published migration is never edited; a change is a new entry. */
export const statements: Record<string, (spelling: Spelling) => readonly string[]> = {
  [firstRelease]: (spelling) => [...createTables(firstTables, spelling), ...indexes.filter((index) => !isOfLater(index))],
  '0002-door-facts-plans-guests': (spelling) => [...createTables(laterTables, spelling), ...indexes.filter(isOfLater)],
  '0003-indexes-of-entries': () => entryIndexes,
}

/** All migrations of a database, in order. The engine has statements of its own before and after the first tables. */
export function migrationsOf(spelling: Spelling, { before = [], after }: { before?: readonly string[]; after: readonly string[] }): Record<string, Migration> {
  return Object.fromEntries(Object.entries(statements).map(([name, of]) => [name, {
    async up(db) {
      const lines = name === firstRelease ? [...before, ...of(spelling), ...after] : of(spelling)
      for (const line of lines) await sql.raw(line).execute(db)
    },
  }]))
}
