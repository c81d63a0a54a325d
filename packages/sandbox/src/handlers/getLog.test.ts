import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isPostgres } from '../store/byEngine.ts'
import { userId } from '../peopleCalls.fixture.ts'
import { type Bench, minute, openBench } from '../testing.fixture.ts'

type Query = PayloadOf<typeof endpoints.getLog>
type Line = ResponseOf<typeof endpoints.getLog>['Lines'][number]

async function open(): Promise<Bench> {
  const bench = await openBench()
  await bench.signIn()
  return bench
}

/** Every event that a query finds, read page by page. */
async function allLines({ client }: Bench, query: Query, count: number): Promise<Line[]> {
  const lines: Line[] = []
  let Before: string | undefined
  do {
    const { Lines, Next } = await client.getLog({ ...query, count, ...(Before !== undefined && { Before }) })
    lines.push(...Lines)
    Before = Next ?? undefined
  } while (Before !== undefined)
  return lines
}

test('every line is on exactly one page, newest first, whatever the page size', async () => {
  const bench = await open()
  await bench.client.updateUserDetail({ ID: await userId(bench, 'a.abbott@mail.example'), Version: 1, Notes: 'Two cats.' })
  const whole = await allLines(bench, {}, 100)
  expect(new Set(whole.map(({ Kind }) => Kind))).toEqual(new Set(['event', 'call', 'change']))
  expect(new Set(whole.map(({ Place }) => Place)).size).toBe(whole.length)
  expect(whole.map(({ At }) => At)).toEqual(whole.map(({ At }) => At).toSorted().toReversed())
  for (const count of [1, 3, 7]) expect((await allLines(bench, {}, count)).map(({ Place }) => Place)).toEqual(whole.map(({ Place }) => Place))
  const [newest, second] = whole
  expect((await bench.client.getLog({ After: second?.Place })).Lines.map(({ Place }) => Place)).toEqual([newest?.Place])
})

test('an entry or refusal at a door with a camera has a photo for 30 days, where its name is known; an opening by the portal has none', async () => {
  const bench = await open()
  const { client, scan, sandbox: { store } } = bench
  await store.updateTable('ports').set({ hardware_model: 'GT48' }).where('id', '=', 'main-exit').execute()
  await scan('main-exit', '00000')
  await scan('main-entry', '00000')
  const photographed = async () => (await client.getLog({ Kind: 'event', count: 2 })).Lines.map((line) => line.Kind === 'event' && [line.PortName, line.Photo, line.ID] as const)
  const [entry, exit] = await photographed()
  if (!entry || !exit) throw new Error('The scans are not in activity.')
  const kept = { TakenAt: '2026-11-21T16:00:00.000Z', KeptUntil: '2026-12-21T16:00:00.000Z' }
  expect([entry.slice(0, 2), exit[1]]).toEqual([['Main Gate, Entry', kept], null])
  const EventID = entry[2]
  const [whole, small] = [await client.getEventPhoto({ EventID }), await client.getEventPhoto({ EventID, IsThumbnail: true })]
  expect(whole).toMatchObject({ MediaType: 'image/svg+xml', ...kept })
  expect(atob(whole.Photo)).toMatch(/^<svg [^]+ width="480" [^]+<\/svg>$/)
  expect(atob(small.Photo)).toBe(atob(whole.Photo).replace('width="480" height="270"', 'width="160" height="90"'))
  await expect(client.getEventPhoto({ EventID: exit[2] })).rejects.toMatchObject({ status: 404 })
  await client.openDoor({ PortID: 'main-entry' })
  const again = [await scan('main-entry', '41727'), await scan('main-entry', '41727')]
  expect(again.map(({ outcome }) => outcome)).toEqual(['open', 'open'])
  const [second, first, opened] = (await client.getLog({ Kind: 'event', PortID: 'main-entry', count: 3 })).Lines.map((line) => line.Kind === 'event' && line)
  if (!first || !second) throw new Error('The entries are not in activity.')
  expect([first.Photo, opened && opened.Photo]).toEqual([kept, null])
  const pictures = await Promise.all([first, second].map(async ({ ID }) => (await client.getEventPhoto({ EventID: ID })).Photo))
  expect(pictures[0]).not.toBe(pictures[1])
  await bench.signIn('home@oakline.example')
  await expect(client.getEventPhoto({ EventID })).rejects.toMatchObject({ status: 404 })
  bench.time.now += 30 * 24 * 60 * minute
  await bench.signIn()
  expect((await photographed()).map((line) => line && line[1])).toEqual([null, null])
  await expect(client.getEventPhoto({ EventID })).rejects.toMatchObject({ status: 404 })
})

test('each filter narrows activity, and filters combine', async () => {
  const bench = await open()
  const whole = await allLines(bench, {}, 100)
  const places = async (query: Query) => (await allLines(bench, query, 5)).map(({ Place }) => Place)
  const where = (keeps: (line: Line) => boolean) => whole.filter(keeps).map(({ Place }) => Place)
  const passed = whole.find((line) => line.Kind === 'event' && line.UserID !== null)
  if (passed?.Kind !== 'event' || passed.UserID === null) throw new Error('Nobody passed.')
  const { UserID, PortID, At } = passed
  expect(await places({ Kind: 'call' })).toEqual(where(({ Kind }) => Kind === 'call'))
  expect(await places({ Outcome: 'denied' })).toEqual(where((line) => line.Kind === 'event' && line.Decision === 'denied'))
  expect(await places({ PortID, Outcome: 'opened' })).toEqual(where((line) => line.Kind === 'event' && line.PortID === PortID && line.Decision === 'open'))
  expect(await places({ UserID, Kind: 'event' })).toEqual(where((line) => line.Kind === 'event' && line.UserID === UserID))
  const name = passed.Who ?? ''
  expect(await places({ searchText: name, Kind: 'event' })).toEqual(where((line) => line.Kind === 'event' && line.Who === name))
  const day = At.slice(0, 10)
  expect((await places({ From: day, Until: day })).length).toBeGreaterThan(0)
  expect(await places({ Until: '2020-01-01' })).toEqual([])
  const [night, late] = [await places({ From: day, Until: day, UntilTime: '07:45' }), await places({ From: day, FromTime: '07:45', Until: day, UntilTime: '24:00' })]
  expect([late.length > 0, [...late, ...night]]).toEqual([true, await places({ From: day, Until: day })])
})

test('a code’s history has old values, new values and the administrator, but never the digits', async () => {
  const bench = await open()
  const { client } = bench
  const owner = await userId(bench, 'k.broussard@mail.example')
  const places = [{ PropertyLocationID: 101, IsActive: true }]
  const { ID } = await client.saveUpdateAccessCodeUnique({ userID: owner, AccessCodeTypeID: 1, Label: 'Front', Code: '90017', PropertyLocations: places })
  bench.time.now += minute
  await client.saveUpdateAccessCode({ ID, userID: owner, AccessCodeTypeID: 1, Label: 'Back', Code: '90018', PropertyLocations: places })
  const lines = await allLines(bench, { Subject: 'code', SubjectID: String(ID) }, 10)
  expect(lines.map((line) => line.Kind === 'change' && [line.Action, line.By?.Name])).toEqual([['changed', 'Dana Whitfield'], ['created', 'Dana Whitfield']])
  const [changed] = lines
  expect(changed).toMatchObject({
    Subject: 'code', Name: 'Back',
    Rows: [{ IsRecord: true, Event: 'update', Fields: [{ Field: 'label', From: 'Front', To: 'Back' }, { Field: 'code', From: null, To: null }] }],
  })
  expect(JSON.stringify(lines)).not.toMatch(/9001[78]/)
  const ofOwner = await allLines(bench, { Subject: 'person', SubjectID: String(owner) }, 10)
  expect(ofOwner.map(({ Place }) => Place)).toEqual(lines.map(({ Place }) => Place))
})

test('viewers without the right to users see no names or changes of users; no viewer sees users above', async () => {
  const bench = await open()
  const dana = await userId(bench, 'dana.whitfield@whisperingpines.example')
  await bench.client.updateUserDetail({ ID: await userId(bench, 'a.abbott@mail.example'), Version: 1, Notes: 'Two cats.' })
  await bench.signIn('devices@whisperingpines.example')
  const lines = await allLines(bench, {}, 50)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter(({ Kind }) => Kind !== 'event')).toEqual([])
  expect(lines.flatMap((line) => (line.Kind === 'event' && line.UserID !== null && line.UserID !== 101 ? [line] : []))).toEqual([])
  expect(await allLines(bench, { UserID: dana, Kind: 'event' }, 50).catch(() => [])).toEqual([])
  await bench.signIn('desk@whisperingpines.example')
  await expect(bench.client.getLog({})).rejects.toMatchObject({ status: 403 })
})

test('a unit narrows activity and counts to its residents of today and to its own changes', async () => {
  const bench = await open()
  const { client, time } = bench
  const [kim, priya] = [await userId(bench, 'k.broussard@mail.example'), await userId(bench, 'priya.ro@mail.example')]
  const { Unit } = await client.saveUnit({ ID: null, Name: 'Villa 9' })
  const rows = [kim, priya].map((user_id) => ({ property_id: 1, port_id: 'main-entry', port_name: 'Main Gate, Entry', at: time.now, user_id, decision: 'open' as const, reason: 'opened', credential_kind: 'PIN' }))
  await bench.sandbox.store.insertInto('gate_events').values(rows).execute()
  const today = new Date(time.now).toISOString().slice(0, 10)
  const counted = async () => (await client.getEntriesByDay({ UnitID: Unit.ID, From: today, Until: today })).Opened
  const changes = async () => (await allLines(bench, { UnitID: Unit.ID, Kind: 'change' }, 3)).map((line) => line.Kind === 'change' && line.Call)
  expect([await allLines(bench, { UnitID: Unit.ID, Kind: 'event' }, 5), await counted(), await changes()]).toEqual([[], 0, ['saveUnit']])
  time.now += minute
  await client.addUnitResident({ ID: Unit.ID, UserID: kim })
  const events = await allLines(bench, { UnitID: Unit.ID, Kind: 'event' }, 5)
  expect(events).toEqual(await allLines(bench, { UserID: kim, Kind: 'event' }, 5))
  expect([await counted(), await changes()]).toEqual([events.filter(({ At }) => At.startsWith(today)).length, expect.arrayContaining(['addUnitResident', 'saveUnit'])])
  expect(await allLines(bench, { UnitID: Unit.ID, UserID: priya, Kind: 'event' }, 5)).toEqual([])
  const missing = { status: 404, field: 'UnitID' }
  await expect(client.getLog({ UnitID: 999_999 })).rejects.toMatchObject(missing)
  await expect(client.getEntriesByDay({ UnitID: 999_999, From: today, Until: today })).rejects.toMatchObject(missing)
})

test('a property narrows activity and the counts above it to its own events, by its own days', async () => {
  const bench = await openBench({ world: 'twoProperties' })
  await bench.signIn()
  const { client, sandbox: { store }, time: { now } } = bench
  await store.updateTable('properties').set({ time_zone: 'America/Los_Angeles' }).where('id', '=', 2).execute()
  const rows = [[1, 'main-entry', now], [2, 'cypress-gate', now], [2, 'cypress-gate', now - 2 * minute]] as const
  await store.insertInto('gate_events').values(rows.map(([property_id, port_id, at]) => ({ property_id, port_id, port_name: port_id, at, decision: 'open' as const, reason: 'opened', credential_kind: 'PIN' }))).execute()
  const doors = async (query: Query) => (await allLines(bench, query, 50)).map((line) => line.Kind === 'event' && line.PortID)
  expect(new Set(await doors({ Kind: 'event' }))).toEqual(new Set(['cypress-gate', 'main-entry']))
  expect(await doors({ PropertyID: 2 })).toEqual(['cypress-gate', 'cypress-gate'])
  expect(await doors({ PropertyID: 1 })).toEqual(['main-entry'])
  expect(await client.getLog({ PropertyID: 2 })).toMatchObject({ PropertyName: 'Cypress Court', TimeZone: 'America/Los_Angeles' })
  const { Hours, TimeZone, Date: day } = await client.getEntriesByHour({ PropertyID: 2 })
  expect([TimeZone, Hours.reduce((sum, { Opened }) => sum + Opened, 0)]).toEqual(['America/Los_Angeles', 2])
  expect(await client.getEntriesByDay({ PropertyID: 2, From: day, Until: day })).toMatchObject({ Opened: 2, TimeZone })
  const ID = 3
  await store.insertInto('accounts').values({ id: 9, name: 'Other', sort_name: 'other', is_active: 1, tenant_type: 1 }).execute()
  await store.insertInto('properties').values({ id: ID, account_id: 9, name: 'Other', address: '', time_zone: 'UTC' }).execute()
  const missing = { status: 404, body: { code: 'NOT_FOUND' } }
  await expect(client.getLog({ PropertyID: ID })).rejects.toMatchObject(missing)
  await expect(client.getEntriesByHour({ PropertyID: ID })).rejects.toMatchObject(missing)
  await expect(client.getEntriesByDay({ PropertyID: ID, From: day, Until: day })).rejects.toMatchObject(missing)
  await expect(client.saveLogView({ Name: 'Theirs', Filter: { PropertyID: ID } })).rejects.toMatchObject(missing)
})

test('a page of a hundred thousand events is read along an index, whatever the filters', async () => {
  const bench = await open()
  const { store } = bench.sandbox
  await sql`insert into gate_events (property_id, port_id, port_name, at, who, decision, reason, credential_kind, user_id)
    with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < 100000)
    select 1, 'main-entry', 'Main Gate, Entry', ${bench.time.now} - cast(n as bigint) * 25000, 'Dana Whitfield', case when n % 997 = 0 then 'denied' else 'open' end,
      case when n % 997 = 0 then 'outsideHours' else 'opened' end, 'PIN', 1 from numbers`.execute(store)
  const plans = [
    `property_id = 1 and (at, id) < (9, 9)`, `property_id = 1 and decision = 'denied' and (at, id) < (9, 9)`,
    `+property_id in (select value from json_each('[1]')) and user_id = 1 and (at, id) < (9, 9)`,
    `+property_id in (select value from json_each('[1]')) and access_code_id = 1`, `+property_id in (select value from json_each('[1]')) and port_id = 'x'`,
  ]
  // PostgreSQL's plans depend on its statistics, so `npm run bench -- growth` measures them.
  for (const where of isPostgres(store) ? [] : plans) {
    const { rows } = await sql<{ detail: string }>`explain query plan select * from gate_events where ${sql.raw(where)} order by at desc, id desc limit 51`.execute(store)
    const plan = rows.map(({ detail }) => detail).join('; ')
    expect(plan, where).toMatch(/SEARCH gate_events USING INDEX gate_events_/)
    expect(plan, where).not.toMatch(/TEMP B-TREE/)
  }
  const [first, deep] = [await bench.client.getLog({ Outcome: 'denied' }), await bench.client.getLog({ From: '2026-11-01', Until: '2026-11-02' })]
  expect(first.Lines).toHaveLength(50)
  const second = await bench.client.getLog({ Outcome: 'denied', Before: first.Next ?? '' })
  expect(second.Lines).toHaveLength(50)
  expect(second.Lines.every(({ At }) => At < (first.Lines.at(-1)?.At ?? ''))).toBe(true)
  expect(deep.Lines).toHaveLength(50)
})
