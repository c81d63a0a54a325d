import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ImportKind, importKinds } from '@portal/domain'
import type { KyselyPlugin } from 'kysely'
import { openCodeVault } from '../secrets/codeVault.ts'
import { copyOf } from '../store/copyOf.fixture.ts'
import { type Bench, longTest, openBench } from '../testing.fixture.ts'
import { runImports } from './runImports.ts'

type Cells = Record<string, string>

const partOf = { users: 'Person', callGroups: 'CallGroup', accessCodes: 'AccessCode', contacts: 'Contact', holidays: 'Holiday', schedules: 'Schedule' } as const satisfies Record<ImportKind, string>

/** The n-th row of a file. Every seventh row is refused, and every fifth appears twice. */
const rowOf: Record<ImportKind, (n: number) => Cells> = {
  users: (n) => ({ Name: `Mover ${n}`, Email: `mover${n % 5 === 4 ? n - 1 : n}@mail.example`, Unit: String(100 + n), DirectoryPin: String(90_000 + n), UserGroup: n % 7 === 6 ? 'Nowhere' : 'No access' }),
  callGroups: (n) => ({ Name: `Desk ${100 + (n % 5 === 4 ? n - 1 : n)}`, DirectoryPin: String(90_000 + n), Numbers: n % 7 === 6 ? 'no number' : `(713) 555-01${10 + n}` }),
  contacts: (n) => ({ Name: `Contact ${n % 5 === 4 ? n - 1 : n}`, Phone: `(713) 555-01${10 + n}`, Person: n % 7 === 6 ? 'Nobody Atall' : n % 2 === 0 ? 'k.broussard@mail.example' : '' }),
  holidays: (n) => ({ Name: `Holiday ${n % 5 === 4 ? n - 1 : n}`, FirstDay: `2027-01-${String((n % 28) + 1).padStart(2, '0')}`, ...(n % 7 === 6 && { LastDay: '2026-12-01' }) }),
  schedules: (n) => ({ Name: `Hours ${n % 5 === 4 ? n - 1 : n}`, Doors: n % 7 === 6 ? 'No door' : n % 2 === 0 ? 'Main Gate, Entry' : '', Hours: `Mon-Fri ${String(6 + (n % 12)).padStart(2, '0')}:00-20:00` }),
  accessCodes: (n) => ({ Person: n % 7 === 6 ? 'Nobody Atall' : 'k.broussard@mail.example', Code: String(90_000 + (n % 5 === 4 ? n - 1 : n)), Label: `Code ${n}` }),
}

/** Every record that a file can write, to find half-written ones. */
async function worldOf({ client, sandbox: { store } }: Bench, kind: ImportKind): Promise<unknown> {
  if (kind === 'users') {
    return store.selectFrom('users').select(['name', 'first_name', 'email', 'unit', 'unit_sort', 'directory_pin', 'group_id', 'property_id', 'sort_name']).where('account_id', '=', 1)
      .where('removed_at', 'is', null).orderBy('name').execute()
  }
  if (kind === 'contacts') return store.selectFrom('contacts').select(['name', 'relation', 'phone', 'email', 'notes', 'user_id', 'property_id']).orderBy('name').orderBy('phone').execute()
  if (kind === 'holidays') return store.selectFrom('holidays').select(['name', 'first_day', 'last_day', 'location_id']).orderBy('first_day').orderBy('name').execute()
  if (kind === 'schedules') {
    const schedules = await store.selectFrom('schedules').select(['id', 'name', 'windows', 'location_id']).orderBy('name').execute()
    const ports = await store.selectFrom('schedule_ports').select(['schedule_id', 'port_id']).orderBy('port_id').execute()
    return schedules.map(({ id, ...schedule }) => ({ ...schedule, ports: ports.filter(({ schedule_id: of }) => of === id).map(({ port_id: port }) => port) }))
  }
  if (kind === 'callGroups') return (await client.getCallGroups({})).CallGroups.map(({ ID: _id, Version: _version, UpdatedBy: _by, ...group }) => group)
  const codes = await store.selectFrom('access_codes').select(['id', 'type', 'label', 'user_id', 'is_active', 'code_hash']).where('account_id', '=', 1).orderBy('code_hash').orderBy('label').execute()
  const places = await store.selectFrom('access_code_locations').select(['code_id', 'location_id']).orderBy('location_id').execute()
  return codes.map(({ id, ...code }) => ({ ...code, places: places.filter(({ code_id: of }) => of === id).map(({ location_id: place }) => place) }))
}

/** A killed process writes no more log lines and does nothing afterwards. */
function dies(_message: string, cause: unknown): never {
  throw cause
}

/** Advances imports until the database's n-th statement. There the process ends, and uncommitted work is lost. */
async function moveOn({ sandbox: { store }, time }: Bench, statements: number): Promise<void> {
  let left = statements
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('The process ends.')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
  try {
    await runImports({ store: store.withPlugin(plugin), clock: { now: () => time.now }, vault: await openCodeVault(store), log: { error: dies } })
  } catch (error) {
    // Errors of the ending process are ignored.
    if (left >= 0) throw error
  }
}

async function handOver({ client }: Bench, kind: ImportKind, rows: readonly Cells[]) {
  const { ImportID } = await client.createImport({ Kind: kind, PropertyID: 1, FileName: 'x.csv', Rows: rows.length })
  await client.addImportRows({ ImportID, Rows: rows.map((cells, index) => ({ Row: index + 2, [partOf[kind]]: cells })) })
  return ImportID
}

test.each(importKinds)('a server killed at any statement leaves no half-written row of %s; a restart finishes the import or its undo', async (kind) => {
  const start = await openBench()
  await start.signIn()
  const before = await worldOf(start, kind)
  await fc.assert(fc.asyncProperty(
    fc.integer({ min: 26, max: 32 }), fc.array(fc.tuple(fc.integer({ min: 0, max: 900 }), fc.boolean()), { minLength: 2, maxLength: 4 }),
    async (size, kills) => {
      const rows = Array.from({ length: size }, (_, n) => rowOf[kind](n))
      let bench = await openBench({ time: start.time, ...(await copyOf(start.sandbox.store)) })
      await bench.signIn()
      const ImportID = await handOver(bench, kind, rows)
      const killed = async (statements: number, restarts: boolean, idle: () => Promise<unknown>) => {
        await moveOn(bench, statements)
        if (restarts) {
          bench = await openBench({ time: start.time, ...(await copyOf(bench.sandbox.store)) })
          await bench.signIn()
        }
        await idle()
      }
      /** The written records match exactly the rows that are done. */
      const holds = async () => {
        const { created } = await bench.sandbox.store.selectFrom('import_rows').select(({ fn }) => fn.countAll<number>().as('created')).where('import_id', '=', ImportID)
          .where('outcome', '=', 'created').where('undo', '!=', 'undone').executeTakeFirstOrThrow()
        expect(((await worldOf(bench, kind)) as unknown[]).length - (before as unknown[]).length).toBe(created)
      }
      const finish = async () => {
        for (let asked = 0; asked < 30; asked += 1) {
          const found = await bench.client.getImport({ ImportID })
          if (found.State === 'done' && found.UndoWaiting === 0) return found
        }
        throw new Error('It does not end.')
      }
      await bench.sandbox.store.updateTable('imports').set({ state: 'running', acknowledges_end: 1 }).where('id', '=', ImportID).execute()
      for (const [statements, restarts] of kills) await killed(statements, restarts, holds)
      const done = await finish()
      expect(done.Done).toBe(size)
      const after = await worldOf(bench, kind)

      // The same import runs without a kill, for comparison.
      const calm = await openBench({ time: start.time, ...(await copyOf(start.sandbox.store)) })
      await calm.signIn()
      const calmId = await handOver(calm, kind, rows)
      await calm.client.changeImport({ ImportID: calmId, Action: 'start', AcknowledgesEnd: true })
      for (let asked = 0; asked < 5; asked += 1) await calm.client.getImport({ ImportID: calmId })
      expect(after).toEqual(await worldOf(calm, kind))

      await bench.sandbox.store.updateTable('import_rows').set({ undo: 'waiting' }).where('import_id', '=', ImportID).where('undo', '=', 'open').execute()
      const { by_user_id: by } = await bench.sandbox.store.selectFrom('imports').select('by_user_id').where('id', '=', ImportID).executeTakeFirstOrThrow()
      await bench.sandbox.store.updateTable('imports').set({ undo_by_user_id: by }).where('id', '=', ImportID).execute()
      for (const [statements, restarts] of kills) await killed(statements, restarts, () => Promise.resolve())
      expect(await finish()).toMatchObject({ UndoRefused: 0, Undoable: 0 })
      expect(await worldOf(bench, kind)).toEqual(before)
    },
  ), { numRuns: 3 })
}, longTest)
