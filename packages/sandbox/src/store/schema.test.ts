import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openNodeSqlite } from '../hosts/node/nodeSqlite.ts'
import { openStore } from './openStore.ts'

/** A column as SQLite has it; a primary key is never null, whatever its definition says. */
interface Column {
  /** The SQLite type, such as 'text'. */
  kind: string
  isNullable: boolean
}

type Tables = Record<string, Record<string, Column>>

test('the types of the tables are the tables that the migrations make: each column, its kind, and whether it may be empty', async () => {
  expect(typedTables()).toEqual(await migratedTables())
})

/** The tables after all migrations, without the tables that triggers fill and Kysely's own, which no query names by type. */
async function migratedTables(): Promise<Tables> {
  const store = await openStore(openNodeSqlite(':memory:'))
  const { rows } = await sql<{ name: string; column: string; kind: string; isNullable: number }>`
    select tables.name, columns.name as "column", lower(columns.type) as kind, columns."notnull" = 0 and columns.pk = 0 as isNullable
    from sqlite_master as tables, pragma_table_info(tables.name) as columns
    where tables.type = 'table' and tables.name not like 'sqlite_%' and tables.name not like 'kysely_%'
      and tables.name not like 'people_search%' and tables.name <> 'people_facets'`.execute(store)
  await store.destroy()
  const tables: Tables = {}
  for (const { name, column, kind, isNullable } of rows) (tables[name] ??= {})[column] = { kind, isNullable: isNullable === 1 }
  return tables
}

/** The interfaces of the schema files, parsed as text, since types do not exist when a test runs. */
function typedTables(): Tables {
  const files = readdirSync(import.meta.dirname).filter((file) => /schema\.ts$/i.test(file))
  const text = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')).join('\n')
  const interfaces = new Map([...text.matchAll(/interface (\w+)(?: extends ([\w, ]+))? \{(\}|[\s\S]*?\n\})/g)].map(([, name = '', bases = '', body = '']) => {
    return [name, { bases: bases.split(/, ?/).filter(Boolean), members: [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(([, key = '', type = '']) => [key, type] as const) }]
  }))
  const aliases = new Map([...text.matchAll(/type (\w+) = (\w+)$/gm)].map(([, name = '', type = '']) => [name, type]))
  const membersOf = (name: string): (readonly [string, string])[] => {
    const found = interfaces.get(name)
    if (!found) throw new Error(`There is no interface ${name}.`)
    return [...found.bases.flatMap(membersOf), ...found.members]
  }
  const columnsOf = (name: string) => Object.fromEntries(membersOf(name).map(([column, type]) => [column, columnOf(type, aliases)]))
  return Object.fromEntries(membersOf('Database').map(([table, name]) => [table, columnsOf(name)]))
}

/** Types of the domain that are unions of numbers. */
const numbers = new Set(['number', 'AccessCodeType', 'FacilityCodeMode', 'DoorOutputMode', 'TenantType'])

function columnOf(type: string, aliases: ReadonlyMap<string, string>): Column {
  const parts = type.replace(/^Generated<(.+)>$/, '$1').split('|').map((part) => part.trim())
  const first = parts.find((part) => part !== 'null') ?? ''
  const meant = aliases.get(first) ?? first
  const kind = numbers.has(meant) || /^\d+$/.test(meant) ? 'integer' : meant.startsWith('Uint8Array') ? 'blob' : 'text'
  return { kind, isNullable: parts.includes('null') }
}
