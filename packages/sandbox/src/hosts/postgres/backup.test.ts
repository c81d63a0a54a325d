import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import type { Store } from '../../store/openStore.ts'
import { type Bench, openBench } from '../../testing.fixture.ts'
import { openPostgresStore } from './openPostgresStore.ts'
import { ownPrograms, startPostgres } from './temporaryPostgres.fixture.ts'

const cleaners = { userID: null, AccessCodeTypeID: 1 as const, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 101, IsActive: true }] }

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'backup-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/** Opens a back end over `store`, with a code from before the backup. */
async function openWith(store: Store): Promise<Bench> {
  const bench = await openBench({ store })
  await bench.signIn()
  return bench
}

/** Checks that old codes open doors and new data can be written, so that the copy has secrets, ids, triggers and search. */
async function expectWhole(bench: Bench): Promise<void> {
  const { client, scan, sandbox: { store } } = bench
  expect(await scan('main-entry', '60611')).toMatchObject({ outcome: 'open' })
  expect((await client.getUserTierUserList({ searchText: 'brouss' })).Users.length).toBeGreaterThan(0)
  const before = await store.selectFrom('changes').select('id').execute()
  await client.saveUserGroup({ Name: 'After the restore', HierarchyLevel: 9, IsClientPortalVisible: true })
  await client.saveUpdateAccessCodeUnique({ ...cleaners, Label: 'Plumbers', Code: '60612' })
  expect(await scan('main-entry', '60612')).toMatchObject({ outcome: 'open' })
  expect((await store.selectFrom('changes').select('id').execute()).length).toBe(before.length + 2)
}

/** pg_dump refuses a server newer than itself, so this test takes server and tools of the machine. */
const programs = ownPrograms()

test.runIf(inject('postgres') && programs !== undefined)('pg_restore restores every row that pg_dump saved', { timeout: 120_000 }, async () => {
  const server = await startPostgres({}, programs)
  onTestFinished(() => server.stop())
  for (const name of ['saved', 'restored']) await server.run(`create database ${name}`)
  const bench = await openWith(await openPostgresStore({ url: server.urlOf('saved'), connections: 4 }))
  await bench.client.saveUpdateAccessCodeUnique(cleaners)
  const file = join(temporaryFolder(), 'portal.dump')
  const run = (name: string, ...args: string[]) => execFileSync(join(programs ?? '', name), args, { stdio: ['ignore', 'ignore', 'inherit'] })
  run('pg_dump', '--format=custom', `--file=${file}`, server.urlOf('saved'))
  run('pg_restore', '--exit-on-error', `--dbname=${server.urlOf('restored')}`, file)
  const store = await openPostgresStore({ url: server.urlOf('restored'), connections: 4 })
  expect(await contentsOf(store)).toEqual(await contentsOf(bench.sandbox.store))
  await expectWhole(await openWith(store))
})

async function contentsOf(store: Store): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`.execute(store)
  const contents: Record<string, string> = {}
  for (const { name } of rows) {
    const found = await sql<{ rows: string }>`select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as rows from ${sql.table(name)} as t`.execute(store)
    contents[name] = found.rows[0]?.rows ?? ''
  }
  return contents
}
