import { controllerFailures } from '@portal/domain'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isPostgres } from '../store/byEngine.ts'
import type { Store } from '../store/openStore.ts'
import { type Bench, openBench } from '../testing.fixture.ts'
import { runController } from './runController.ts'
import { runDevices } from './runDevices.ts'
import { commandStates, type DoorCommand, sendCommand } from './recordPushes.ts'

const second = 1000
const silent = { error: () => {} }
const minute = 60 * second
const door = 'tower-b-lobby'

async function openDoors() {
  const bench = await openBench()
  const { store } = bench.sandbox
  const module = await store.selectFrom('port_modules').select('module_id as id').where('port_id', '=', door).executeTakeFirstOrThrow()
  const send = (kind: DoorCommand['kind'], more: Partial<DoorCommand> = {}) =>
    store.transaction().execute((trx) => sendCommand(trx, { portId: door, kind, by: 'Dana', now: bench.time.now, ...more }))
  const simulate = async (behaviour: object) => expect((await bench.post('controllers', { controller: module.id, ...behaviour })).status).toBe(200)
  const states = async (...ids: number[]) => {
    await runDevices({ store, clock: { now: () => bench.time.now }, log: silent })
    const found = await commandStates(store, ids)
    return ids.map((id) => found.get(id))
  }
  const word = async () => (await store.selectFrom('ports').select('status').where('id', '=', door).executeTakeFirst())?.status
  return { bench, store, send, simulate, states, word, module: module.id }
}

test('an idle controller acknowledges at once and moves its door', async () => {
  const { bench, send, states, word } = await openDoors()
  expect(await states(await send('lock'))).toMatchObject([{ state: 'acknowledged', doneAt: bench.time.now, portId: door }])
  expect(await word()).toBe('Locked')
  expect(await states(await send('open'))).toMatchObject([{ state: 'failed', reason: 'lockedDown' }])
  await send('unlock')
  expect(await word()).toBe('Closed')
})

test('a slow controller answers late but in order; a power loss in between loses no command', async () => {
  const { bench, send, simulate, states, word } = await openDoors()
  await simulate({ delayMs: 5 * second })
  const ids = [await send('hold'), await send('close'), await send('lock')] as const
  expect(await states(...ids)).toMatchObject([{ state: 'sent' }, { state: 'waiting' }, { state: 'waiting' }])
  bench.time.now += 7 * second
  expect(await states(...ids)).toMatchObject([{ state: 'acknowledged' }, { state: 'sent', sentAt: bench.time.now - 2 * second }, { state: 'waiting' }])
  expect(await word()).toBe('HeldOpen')
  await simulate({ lost: 'power' })
  bench.time.now += 30 * minute
  expect(await states(...ids)).toMatchObject([{ state: 'acknowledged' }, { state: 'waiting', reason: 'offline' }, { state: 'waiting' }])
  expect(await word()).toBe('Offline')
  await simulate({ lost: null })
  expect(await word()).toBe('HeldOpen')
  bench.time.now += 10 * second
  expect(await states(...ids)).toMatchObject([{ state: 'acknowledged' }, { state: 'acknowledged' }, { state: 'acknowledged' }])
  expect(await word()).toBe('Locked')
})

test('a command fails after three refusals, with its reason, and the next command runs', async () => {
  const { bench, send, simulate, states } = await openDoors()
  await simulate({ failure: 'memoryFull' })
  const id = await send('hold')
  bench.time.now += 2 * minute
  expect(await states(id)).toMatchObject([{ state: 'failed', reason: 'memoryFull', doneAt: bench.time.now }])
  await simulate({ failure: null })
  expect(await states(await send('close'))).toMatchObject([{ state: 'acknowledged' }])
})

test('an unknown controller and an invalid simulation are refused', async () => {
  const { bench } = await openDoors()
  expect((await bench.post('controllers', { controller: 999, lost: 'power' })).status).toBe(404)
  expect((await bench.post('controllers', { controller: 1, lost: 'mind' })).status).toBe(400)
})

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('send' as const), kind: fc.constantFrom('open', 'hold', 'close') }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constant('wait' as const), seconds: fc.integer({ min: 1, max: 400 }) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('simulate' as const), lost: fc.constantFrom('power', 'network', null), delayMs: fc.constantFrom(0, 3000, 20_000) }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('simulate' as const), failure: fc.constantFrom(...controllerFailures, null) }) },
  { weight: 1, arbitrary: fc.constant({ does: 'crash' as const }) },
)

test('through failures, power losses and crashes, each command runs at most once and in order, and none is lost', async () => {
  const { bench, store, send, simulate, module } = await openDoors()
  await keepOpenings(store)
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 25 }), async (steps) => {
      await sql`delete from opened`.execute(store)
      await store.deleteFrom('device_commands').execute()
      const ids: number[] = []
      for (const step of steps) {
        if (step.does === 'send') ids.push(await send(step.kind))
        else if (step.does === 'wait') bench.time.now += step.seconds * second
        else if (step.does === 'crash') await crash(bench, module)
        else await simulate({ ...step, does: undefined })
      }
      await simulate({ lost: null, delayMs: 0, failure: null })
      bench.time.now += 10 * minute
      await runDevices({ store, clock: { now: () => bench.time.now }, log: silent })
      const rows = await store.selectFrom('device_commands').selectAll().where('module_id', '=', module).orderBy('id').execute()
      expect(rows.map(({ id }) => id)).toEqual(ids)
      for (const { status, reason, taken_at: at, expires_at: end } of rows) {
        expect(status === 'acknowledged' ? at !== null : status === 'failed' && reason !== null).toBe(true)
        // A waiting push that expires may still arrive, within the longest answer time.
        if (at !== null && end !== null) expect(at).toBeLessThanOrEqual(end + 20 * second)
      }
      const taken = rows.flatMap(({ taken_at: at }) => at ?? [])
      expect(taken).toEqual(taken.toSorted((one, other) => one - other))
      const opening = rows.filter(({ action, taken_at: at }) => at !== null && action !== 'close')
      const { rows: opened } = await sql<{ at: number }>`select at from opened order by id`.execute(store)
      expect(opened.map(({ at }) => at)).toEqual(opening.map(({ taken_at: at }) => at))
    }),
    { numRuns: 60 },
  )
})

/** Records each moment at which the door was opened. */
async function keepOpenings(store: Store): Promise<void> {
  const when = `after update of last_opened_at on ports`
  const keep = 'insert into opened (at) values (new.last_opened_at);'
  const statements = isPostgres(store)
    ? ['create table opened (id integer generated always as identity, at bigint)', `create function keep_opening() returns trigger language plpgsql as $$ begin ${keep} return null; end $$`,
        `create trigger keep_openings ${when} for each row when (new.id = '${door}') execute function keep_opening()`]
    : ['create table opened (id integer primary key, at integer)', `create trigger keep_openings ${when} when new.id = '${door}' begin ${keep} end`]
  for (const statement of statements) await sql.raw(statement).execute(store)
}

/** Simulates a crash in the middle of a run: uncommitted work is lost. */
async function crash({ sandbox: { store }, time }: Bench, module: number): Promise<void> {
  const killed = await store.startTransaction().execute()
  await runController(killed, module, time.now)
  await killed.rollback().execute()
}
