import { sql } from 'kysely'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { saturday } from '../../saturday.fixture.ts'
import { firstRelease, statements } from '../../store/migrations.ts'
import { postgresSpelling } from '../../store/postgres/postgresSchema.ts'
import { danaName, openBench } from '../../testing.fixture.ts'
import { openMemorySandbox } from '../memory/index.ts'
import { openPostgresStore } from './openPostgresStore.ts'
import { urlOf } from './openTestDatabase.fixture.ts'

/** Adds to each table what a later release may add during a rollout: a column with a default, and an index. */
async function expand(url: string): Promise<void> {
  const store = await openPostgresStore({ url, connections: 1 })
  const { rows } = await sql<{ name: string }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`.execute(store)
  for (const { name } of rows.filter((table) => !table.name.startsWith('kysely_'))) {
    await sql`alter table ${sql.table(name)} add column added_later text not null default 'later'`.execute(store)
    await sql`create index ${sql.id(`${name}_added_later`)} on ${sql.table(name)} (added_later)`.execute(store)
  }
  await sql`create table later_things (id bigint primary key, name text not null)`.execute(store)
  await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '2027-01-01')`.execute(store)
  await store.destroy()
}

describe.runIf(inject('postgres'))('during the roll-out of a later release', () => {
  test('a running process of this release continues, and another one can start, on the extended tables', async () => {
    const bench = await openBench()
    const { client } = bench
    await bench.signIn()
    await expand(urlOf(bench.sandbox.store))

    await client.saveUserGroup({ Name: 'Night porters', HierarchyLevel: 9, IsClientPortalVisible: true })
    const { id: ID } = await bench.sandbox.store.selectFrom('user_groups').select('id').where('name', '=', 'Night porters').executeTakeFirstOrThrow()
    await client.saveUserGroup({ ID, Version: 1, Name: 'Night desk', HierarchyLevel: 9, IsClientPortalVisible: true })
    await client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] })
    expect(await bench.scan('main-entry', '60611')).toMatchObject({ outcome: 'open' })
    await client.setLockdown({ PortIDs: ['main-entry'], Reason: 'Gas leak' })
    expect(await bench.scan('main-entry', '60611')).toMatchObject({ outcome: 'denied' })
    const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: 1 })
    await client.addImportRows({ ImportID, Rows: [{ Row: 2, Person: { Name: 'Ngozi Achterberg', Unit: '0610' } }] })
    await client.changeImport({ ImportID, Action: 'start' })
    expect(await client.getImport({ ImportID })).toMatchObject({ State: 'done' })
    expect((await client.getLog({})).Lines.length).toBeGreaterThan(3)

    const store = await openPostgresStore({ url: urlOf(bench.sandbox.store), connections: 2 })
    onTestFinished(() => store.destroy())
    const other = await openMemorySandbox({ store, clock: { now: () => saturday } })
    expect((await other.app.fetch(await bench.seal('login', { username: danaName, password: 'sandbox1' }))).status).toBe(200)
  })
})

test.runIf(inject('postgres'))('a database from before the first release is refused with an explanation', async () => {
  const { store } = (await openBench()).sandbox
  await sql`update kysely_migration set name = '0001-core' where name = ${firstRelease}`.execute(store)
  await expect(openPostgresStore({ url: urlOf(store), connections: 1 })).rejects.toThrow('The database was made before the first release. Name an empty one.')
})

/**
 * The statements of a migration that are safe during a rollout. New tables, indexes and triggers don't affect old processes. A new column
 * needs a default or may be null, because old processes don't set it.
 */
const expanding = [/^(create (table|index|unique index|trigger)|drop trigger)\b/i, /^alter table \w+ add column (?!.*not null(?!.*default))/i]

/** Whether a statement fills a column that the same migration adds and that older processes don't know. */
function fillsNewColumn(line: string, lines: readonly string[]): boolean {
  const [, table, column] = /^update (\w+) set (\w+) = (?:\(select [^()]+\)|\d+)$/.exec(line) ?? []
  return table !== undefined && lines.some((other) => other.startsWith(`alter table ${table} add column ${column} `))
}

/** Whether a statement fills a table that the same migration creates and that older processes don't know. */
function fillsNewTable(line: string, lines: readonly string[]): boolean {
  const [, table] = /^insert into (\w+)\b/i.exec(line) ?? []
  return table !== undefined && lines.some((other) => other.startsWith(`create table ${table} `))
}

/** Statements of a migration that break processes of the previous release. */
const removing = (lines: readonly string[]) => lines.filter((line) => !expanding.some((rule) => rule.test(line)) && !fillsNewColumn(line, lines) && !fillsNewTable(line, lines))

test('migrations after the first release only add to the schema', () => {
  const adding = [`alter table users add column pronoun text not null default ''`, `update users set pronoun = (select name from users)`, 'create table badges (id integer)', 'insert into badges (id) select id from users']
  const others = ['alter table users drop column phone', 'alter table users add column pronoun text not null', `update users set phone = ''`, 'drop table badges']
  expect(removing([...adding, ...others])).toEqual(others)
  const later = Object.entries(statements).filter(([name]) => name !== firstRelease)
  expect(later.flatMap(([name, linesOf]) => removing(linesOf(postgresSpelling)).map((line) => `${name}: ${line}`)), 'Add first; remove in a later release, when no process needs it any more (docs/scale.md).').toEqual([])
})
