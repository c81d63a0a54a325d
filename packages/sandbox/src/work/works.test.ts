import { sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openMemorySandbox } from '../hosts/memory/index.ts'
import type { Sandbox } from '../createSandbox.ts'
import { startTick } from '../hosts/node/startTick.ts'
import { openPostgresStore } from '../hosts/postgres/openPostgresStore.ts'
import { urlOf } from '../hosts/postgres/openTestDatabase.fixture.ts'
import { askDeletion, userId } from '../peopleCalls.fixture.ts'
import { type Bench, day, minute, openBench } from '../testing.fixture.ts'
import { type WorkName, workNames } from './works.ts'

const limits = { logMonths: 24 }

/** Opens a back end that works without requests, by its tick; on PostgreSQL two processes. */
async function openWorking(): Promise<Bench> {
  const bench = await openBench({ hasTick: true, limits })
  const sandboxes: Sandbox[] = [bench.sandbox]
  if (inject('postgres')) {
    const store = await openPostgresStore({ url: urlOf(bench.sandbox.store), connections: 4 })
    onTestFinished(() => store.destroy())
    sandboxes.push(await openMemorySandbox({ store, clock: { now: () => bench.time.now }, hasTick: true, limits }))
  }
  const ticks = sandboxes.map(({ tick }) => startTick(tick, { error: (message) => failed.push(message) }, { idle: 20, busy: 1 }))
  onTestFinished(async () => void (await Promise.all(ticks.map((tick) => tick.close()))))
  return bench
}

let failed: string[] = []

/** Waits until the background work is done, without requests. */
async function untilDone(isDone: () => Promise<boolean>): Promise<void> {
  await expect.poll(isDone, { timeout: 30_000, interval: 50 }).toBe(true)
}

async function countOf({ sandbox: { store } }: Bench, table: 'mails' | 'gate_events' | 'device_commands' | 'lockdown_events' | 'call_events', where = sql<boolean>`true`): Promise<number> {
  return (await store.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('total')).where(where).executeTakeFirstOrThrow()).total
}

async function importUsers({ client }: Bench, count: number, more: { MigrationID?: number } = {}): Promise<number> {
  const { ImportID } = await client.createImport({ PropertyID: 1, FileName: 'Movers.csv', Rows: count, ...more })
  await client.addImportRows({ ImportID, Rows: Array.from({ length: count }, (_, index) => ({ Row: index + 2, Person: { Name: `Mover ${index}`, Unit: String(100 + index) } })) })
  await client.changeImport({ ImportID, Action: 'start' })
  return ImportID
}

async function movers({ sandbox: { store } }: Bench): Promise<number> {
  return (await store.selectFrom('users').select('id').where('name', 'like', 'Mover %').where('removed_at', 'is', null).execute()).length
}

const isImported = async ({ sandbox: { store } }: Bench, id: number) =>
  (await store.selectFrom('imports').select('state').where('id', '=', id).executeTakeFirst())?.state === 'done'

/** For each kind of work: starts it, waits for its end, and returns the actual and the expected result. */
const kinds: Record<WorkName, (bench: Bench) => Promise<[left: unknown, expected: unknown]>> = {
  async imports(bench) {
    const id = await importUsers(bench, 60)
    await untilDone(() => isImported(bench, id))
    const rows = await bench.sandbox.store.selectFrom('import_rows').select('outcome').where('import_id', '=', id).where('outcome', '=', 'created').execute()
    return [[await movers(bench), rows.length], [60, 60]]
  },
  async rollbacks(bench) {
    const { MigrationID } = await bench.client.startPartnerMigration({ SiteID: 1, PropertyID: 1 })
    const id = await importUsers(bench, 3, { MigrationID })
    await untilDone(() => isImported(bench, id))
    await bench.client.changePartnerMigration({ MigrationID, Action: 'rollBack' })
    const { store } = bench.sandbox
    await untilDone(async () => (await store.selectFrom('partner_migrations').select('state').where('id', '=', MigrationID).executeTakeFirst())?.state === 'rolledBack')
    return [await movers(bench), 0]
  },
  async exports(bench) {
    const { ExportID } = await bench.client.createExport({ Name: 'Everyone', Format: 'csv', What: { Of: 'users' } })
    const found = () => bench.sandbox.store.selectFrom('exports').select(['state', 'lines', 'total']).where('id', '=', ExportID).executeTakeFirstOrThrow()
    await untilDone(async () => (await found()).state === 'done')
    const { lines, total } = await found()
    return [[lines, await countOf(bench, 'mails', sql`subject like 'Export%'`)], [total, 1]]
  },
  async payments(bench) {
    const { store } = bench.sandbox
    const unpaid = async () => (await bench.client.getPendingInvoices()).Invoices.filter(({ Status }) => Status === 3)
    const open = (await unpaid()).length
    await bench.client.setAutomaticPayments({ IsOn: true })
    bench.time.now += 30 * day
    await bench.signIn()
    await untilDone(async () => (await store.selectFrom('payments').select('id').where('is_automatic', '=', 1).execute()).length >= open)
    bench.time.now += day
    await bench.signIn()
    await untilDone(async () => (await store.selectFrom('invoices').select('id').where('charge_at', 'is not', null).execute()).length === 0)
    return [[(await unpaid()).length, await countOf(bench, 'mails', sql`subject like 'Paid automatically%'`)], [0, open]]
  },
  async signInsAs(bench) {
    await bench.signIn('robert.k@gatewell.example')
    const { Token } = await bench.client.beginSignInAs({ UserID: 1, Reason: 'Ticket 48213' })
    await bench.as(Token, () => bench.client.signInAsAdmin())
    bench.time.now += 20 * minute
    await bench.signIn()
    const ended = () => bench.sandbox.store.selectFrom('sign_ins_as').select(['ended_at', 'ending']).executeTakeFirstOrThrow()
    await untilDone(async () => (await ended()).ending !== null)
    return [await ended(), { ended_at: bench.time.now - 5 * minute, ending: 'time' }]
  },
  async deletions(bench) {
    const kim = 'k.broussard@mail.example'
    const token = await askDeletion(bench, kim)
    await bench.client.confirmAccountDeletion({ token })
    const id = await userId(bench, kim)
    bench.time.now += 7 * day
    await bench.signIn()
    await untilDone(async () => (await bench.sandbox.store.selectFrom('users').select('removed_at').where('id', '=', id).executeTakeFirst())?.removed_at !== null)
    return [await countOf(bench, 'mails', sql`subject = 'Your account is deleted'`), 1]
  },
  async unitMoves(bench) {
    const { client, sandbox: { store } } = bench
    const kim = await userId(bench, 'k.broussard@mail.example')
    const { Unit: { ID } } = await client.saveUnit({ ID: null, Name: 'A-900' })
    await client.addUnitResident({ ID, UserID: kim })
    await client.removeUnitResident({ ID: (await client.getUserDetail({ ID: kim })).Units[0]?.ID ?? 0, UserID: kim })
    await client.saveUnitMove({ ID, Users: [kim], Date: '2026-12-31' })
    bench.time.now += 400 * day
    await untilDone(async () => (await store.selectFrom('unit_moves').select('done_at').executeTakeFirst())?.done_at !== null)
    const receipts = await store.selectFrom('undo_receipts').select('people').execute()
    return [receipts, [{ people: 1 }]]
  },
  async lockdowns(bench) {
    const { store } = bench.sandbox
    await store.updateTable('controllers').set({ delay_ms: 2000 }).execute()
    await bench.client.setLockdown({ PortIDs: ['main-entry', 'clubhouse'], Reason: 'Gas leak' })
    bench.time.now += 5000
    await untilDone(async () => (await store.selectFrom('ports').select('id').where('locked_by', 'is not', null).execute()).length === 2)
    await untilDone(async () => (await store.selectFrom('lockdown_ports').select('port_id').where('state', '=', 'locked').execute()).length === 2)
    return [await countOf(bench, 'lockdown_events', sql`kind = 'locked'`), 2]
  },
  async schedules(bench) {
    await bench.client.saveSchedule({ Name: 'Open day', PropertyLocationID: 104, DoorOutputMode: 1, Ports: ['clubhouse'], Windows: [{ Days: [6], Start: 615, End: 620 }], Exceptions: [], PausesOnHolidays: true, IsActive: true })
    bench.time.now += 20 * minute
    const openings = () => countOf(bench, 'gate_events', sql`who = 'Open day'`)
    await untilDone(async () => (await openings()) > 0)
    return [await openings(), 1]
  },
  async calls(bench) {
    await bench.post('calls', { station: 'main-entry', group: 11 })
    bench.time.now += 30 * minute
    await bench.signIn()
    const { store } = bench.sandbox
    await untilDone(async () => (await store.selectFrom('calls').select('id').where('ended_at', 'is', null).execute()).length === 0)
    const { id } = await store.selectFrom('calls').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    return [await countOf(bench, 'call_events', sql`call_id = ${id} and kind = 'ended'`), 1]
  },
  async devices(bench) {
    const { store } = bench.sandbox
    await store.updateTable('controllers').set({ delay_ms: 2000 }).execute()
    const PropertyLocations = [101, 104].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true }))
    await bench.client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: 'Cleaners', Code: '60611', PropertyLocations })
    const before = await countOf(bench, 'device_commands')
    const open = async () => (await store.selectFrom('device_commands').select('id').where('status', 'in', ['waiting', 'sent']).where('code_id', 'is not', null).execute()).length
    expect(await open()).toBeGreaterThan(0)
    bench.time.now += minute
    await untilDone(async () => (await open()) === 0)
    return [await countOf(bench, 'device_commands'), before]
  },
  async alerts(bench) {
    const { store } = bench.sandbox
    await bench.post('doors', { door: 'clubhouse', reports: 'leftOpen' })
    bench.time.now += 6 * minute
    const told = () => countOf(bench, 'mails', sql`subject = 'Clubhouse Front Door is left open'`)
    await untilDone(async () => (await told()) > 0)
    // The tick runs again.
    bench.time.now += minute
    const checked = async () => (await store.selectFrom('alert_settings').select('checked_at').where('account_id', '=', 1).executeTakeFirstOrThrow()).checked_at
    await untilDone(async () => (await checked()) === bench.time.now)
    const administrators = await store.selectFrom('users').select('id').where('account_id', '=', 1).where('removed_at', 'is', null)
      .where((where) => where.or([where('is_user_admin', '=', 1), where('is_kits_admin', '=', 1), where('is_billing_admin', '=', 1)])).execute()
    return [await told(), administrators.length]
  },
  async webhooks(bench) {
    const { store } = bench.sandbox
    await bench.post('integrations/webhooks', { account: 1, url: 'http://127.0.0.1:9/', events: ['door.denied'] })
    bench.time.now += 1000
    await bench.scan('main-entry', 'nothing that opens')
    bench.time.now += 1000
    const noted = () => store.selectFrom('webhook_deliveries').select(['event', 'tries', 'answer']).execute()
    await untilDone(async () => (await noted()).some(({ answer }) => answer !== ''))
    return [await noted(), [{ event: 'door.denied', tries: 1, answer: 'not reached' }]]
  },
  async doorFacts({ sandbox: { store }, time }) {
    const rows = () => store.selectFrom('door_facts').select('port_id').distinct().execute()
    await store.deleteFrom('door_facts').execute()
    // These kinds of work are checked once a minute.
    time.now += 2 * minute
    const doors = await store.selectFrom('ports').select('id').execute()
    await untilDone(async () => (await rows()).length === doors.length)
    return [(await rows()).length, doors.length]
  },
  async retention(bench) {
    const { store } = bench.sandbox
    // Schedules create events during that hour.
    const upToNow = sql<boolean>`at <= ${bench.time.now}`
    const kept = await countOf(bench, 'gate_events', upToNow)
    const event = { property_id: 1, port_id: 'main-entry', port_name: 'Main Gate, Entry', who: null, decision: 'open', reason: 'opened', credential_kind: 'Code' } as const
    const [threeYears, aMonth] = [bench.time.now - 3 * 365 * day, bench.time.now - 31 * day]
    await store.insertInto('gate_events').values([...Array.from({ length: 600 }, (_, index) => ({ ...event, at: threeYears + index })), { ...event, at: aMonth }]).execute()
    // Old activity is searched for once an hour.
    bench.time.now += 61 * minute
    await untilDone(async () => (await countOf(bench, 'gate_events', sql`at < ${threeYears + 600}`)) === 0)
    return [await countOf(bench, 'gate_events', upToNow), kept + 1]
  },
}

test.for(workNames)('%s: background work runs once without any request', async (name) => {
  failed = []
  const bench = await openWorking()
  await bench.signIn()
  const [left, expected] = await kinds[name](bench)
  expect(left).toEqual(expected)
  // Another search finds nothing.
  expect(await bench.sandbox.tick()).toBe(false)
  expect(failed).toEqual([])
})
