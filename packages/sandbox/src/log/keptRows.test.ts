import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { defaultLimits } from '../limits/limits.ts'
import { type Bench, day, openBench } from '../testing.fixture.ts'
import { keptRows, runRetention } from './runRetention.ts'

async function countAll({ sandbox: { store } }: Bench): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const { table } of keptRows) {
    const { rows: [found] } = await sql<{ total: number }>`select count(*) as total from ${sql.table(table)}`.execute(store)
    counts[table] = found?.total ?? 0
  }
  return counts
}

async function sweep(bench: Bench): Promise<void> {
  for (let isLeft = true; isLeft;) isLeft = await runRetention({ ...bench.sandbox, limits: defaultLimits })
}

test('retention deletes nothing from new example data', async () => {
  const bench = await openBench()
  const before = await countAll(bench)
  await sweep(bench)
  expect(await countAll(bench)).toEqual(before)
})

test('old rows are deleted only after their retention period, and rows that a page shows stay', async () => {
  const bench = await openBench()
  const { client, time, sandbox: { store } } = bench
  await bench.signIn()
  const { now } = time
  const { ImportID: draft } = await client.createImport({ PropertyID: 1, FileName: 'draft.csv', Rows: 1 })
  await client.addImportRows({ ImportID: draft, Rows: [{ Row: 2, Person: { Name: 'Ana Ruiz' } }] })
  const { ImportID: done } = await client.createImport({ PropertyID: 1, FileName: 'done.csv', Rows: 1 })
  await client.addImportRows({ ImportID: done, Rows: [{ Row: 2, Person: { Name: 'Ida Wells' } }] })
  await client.changeImport({ ImportID: done, Action: 'start' })
  await client.getImport({ ImportID: done })
  await client.userAccountDelete({ Username: 'k.broussard@mail.example' })
  await client.forgotPassword({ username: 'k.broussard@mail.example' })
  const { id: invite } = await bench.invite('House cleaning')
  const first = await bench.code('House cleaning')
  await store.updateTable('invite_codes').set({ replaced_at: now }).where('invite_id', '=', invite).where('replaced_at', 'is', null).execute()
  const second = await bench.code('House cleaning')
  expect(second).not.toBe(first)
  await store.insertInto('used_payment_tokens').values({ id: 'tok_1', used_at: now }).execute()
  await store.insertInto('entry_counts').values([{ subject: 'user:7', day: '2026-11-20', entries: 2 }, { subject: 'user:7|own', day: '2026-11-20', entries: 2 }]).execute()
  const { Version } = await client.getUserDeletePlan({ ID: 40 })
  await client.moveOutUser({ ID: 40, Version })
  const codesOf = () => store.selectFrom('invite_codes').select('counter').where('invite_id', '=', invite).execute()
  const ofImports = async () => (await store.selectFrom('imports').select('id').orderBy('id').execute()).map(({ id }) => id)
  const entries = async () => (await store.selectFrom('entry_counts').select('subject').where('day', '=', '2026-11-20').execute()).map(({ subject }) => subject)
  const before = await countAll(bench)

  time.now = now + 20 * 3_600_000
  await sweep(bench)
  expect(await countAll(bench)).toEqual(before)

  time.now = now + 60 * day
  await sweep(bench)
  expect(await ofImports()).toEqual([done])
  expect(await entries()).toEqual(['user:7|own'])
  expect((await codesOf()).length).toBe(1)
  expect(await countAll(bench)).toMatchObject({ deletion_links: 0, undo_receipts: 0, used_payment_tokens: 0, import_rows: 1 })
  expect((await countAll(bench))['links']).toBeLessThan(before['links'] ?? 0)
  expect((await countAll(bench))['mails']).toBe(before['mails'])

  time.now = now + 3 * 365 * day
  await sweep(bench)
  expect(await countAll(bench)).toMatchObject({ mails: 0, mail_attachments: 0, imports: 0, import_rows: 0 })
})

test('older acknowledged commands are deleted, and the sync state of codes stays the same', async () => {
  const bench = await openBench()
  const { client, time, sandbox: { store } } = bench
  await bench.signIn()
  const code = { userID: null, AccessCodeTypeID: 1 as const, Label: 'Cleaners', Code: '60611', PropertyLocations: [{ PropertyLocationID: 104, IsActive: true }] }
  const { ID } = await client.saveUpdateAccessCodeUnique(code)
  for (const Label of ['Cleaners, morning', 'Cleaners, evening']) {
    const { Version } = await client.getAccessCode({ ID })
    await client.saveUpdateAccessCodeUnique({ ...code, ID, Version, Label })
  }
  const commands = async () => (await store.selectFrom('device_commands').select('id').where('code_id', '=', ID).execute()).length
  expect(await commands()).toBeGreaterThan(1)
  time.now += 100 * day
  await bench.signIn()
  const { PushStatus } = await client.getAccessCode({ ID })
  await sweep(bench)
  expect(await commands()).toBe(1)
  expect((await client.getAccessCode({ ID })).PushStatus).toBe(PushStatus)
})

test('a user has a limited number of unstarted imports; starting or discarding one frees a place', async () => {
  const bench = await openBench({ limits: { importDrafts: 3 } })
  const { client } = bench
  await bench.signIn()
  const create = () => client.createImport({ PropertyID: 1, FileName: 'x.csv', Rows: 1 })
  const [{ ImportID }] = [await create(), await create(), await create()]
  await expect(create()).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_DRAFTS', message: 'You have 3 imports that have not started. Start or discard one of them first.' })
  await client.changeImport({ ImportID, Action: 'discard' })
  await expect(create()).resolves.toMatchObject({ State: 'draft' })
})
