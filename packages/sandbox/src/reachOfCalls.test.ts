import { endpoints } from '@portal/api-client/contract'
import { isOperator, mayChangeGroup, mayChangePerson, mayDo, mayNamePerson, maySeeGroup, maySeePerson, maySignInAs, type Standing } from '@portal/domain'
import { sql } from 'kysely'
import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import type { SignedInCall } from './Call.ts'
import { type AccountCall, nobodys } from './callPayloads.fixture.ts'
import type { Handlers } from './handlers/Handler.ts'
import * as handlers from './handlers/index.ts'
import { readFont } from './hosts/node/readAssets.ts'
import { openReadOnly, readConnections } from './hosts/postgres/openTestDatabase.fixture.ts'
import type { DeviceCookies } from './passwords/claimSignIn.ts'
import { defaultLimits } from './limits/limits.ts'
import { readSignedInUser, requireOwnAccount, standingOf, viewerOf, workIn } from './people/viewer.ts'
import { userId } from './peopleCalls.fixture.ts'
import { bulkRequests, type Reach, type ReachedRecord, type ReachedRecords, reachOfOtherCalls, requestsOn } from './reachOfCalls.fixture.ts'
import { Refusal } from './Refusal.ts'
import { rightsOfCalls } from './rightsOfCalls.ts'
import { unitColumns } from './people/units.ts'
import { openCodeVault } from './secrets/codeVault.ts'
import { createTransportKeys } from './secrets/transportKeys.ts'
import { isPostgres } from './store/byEngine.ts'
import type { Store } from './store/openStore.ts'
import { noProgress, undone } from './store/transaction.ts'
import { type Bench, openBench } from './testing.fixture.ts'

type Outcome = 'allowed' | 'forbidden' | 'notThere'

interface TestUser {
  name: string
  standing: Standing
  groupId: number
  groupLevel: number
  records: ReachedRecords
}

/** Opens a sandbox with users of every rank; each has a group, a code, a contact, an event and a restriction of their own. */
async function open() {
  const bench = await openBench()
  const { store } = bench.sandbox
  const change = async (email: string, columns: object) => {
    const id = await userId(bench, email)
    await store.updateTable('users').set({ updated_by: '', ...columns }).where('id', '=', id).execute()
    return id
  }
  const group = async (id: number, level: number, account = 1) => {
    const { id: _id, ...row } = await store.selectFrom('user_groups').selectAll().where('id', '=', 5).executeTakeFirstOrThrow()
    await store.insertInto('user_groups').values({ ...row, id, account_id: account, name: `Group ${id}`, group_code: `G${id}`, hierarchy_level: level }).execute()
    return id
  }
  const admin = { is_user_admin: 1 }
  const { restriction } = await store.selectFrom('preset_templates').select('restriction').executeTakeFirstOrThrow()
  for (const table of ['group_restrictions', 'preset_templates'] as const) await store.deleteFrom(table).execute()
  const beside = await group(91, 2)
  const foreign = await group(92, 3, 2)
  await store.updateTable('user_groups').set({ is_no_access: 1 }).where('id', '=', await group(93, 9, 2)).execute()
  const ids = {
    'a SuperAdmin': await change('robert.k@gatewell.example', {}),
    'Staff': await change('spare.line@whisperingpines.example', { role: 2, user_type_id: 1 }),
    'an administrator without a group': await change('dana.whitfield@whisperingpines.example', {}),
    'another administrator without a group': await change('tower.a@whisperingpines.example', { ...admin, user_type_id: 1 }),
    'a user of level 1': await change('station7@hfd.example', admin),
    'an administrator of level 2': await change('beatriz.lozano@whisperingpines.example', admin),
    'a kits administrator of level 2': await change('devices@whisperingpines.example', {}),
    'a user of another group of level 2': await change('dwayne.pickett@whisperingpines.example', { group_id: beside }),
    'an administrator of level 4': await change('a.abbott@mail.example', admin),
    'a user of level 5': await change('office@brightwater.example', {}),
    'a user without a group': await change('marcus.tran@mail.example', { group_id: null }),
    'a user of another account': await change('home@oakline.example', {}),
  }
  const people: TestUser[] = []
  for (const [name, id] of Object.entries(ids)) people.push(await testUser(bench, name, id, restriction, id === ids['a user of another account'] ? foreign : undefined))
  return { bench, people }
}

async function testUser({ sandbox: { store }, time }: Bench, name: string, id: number, restriction: string, groupOf?: number): Promise<TestUser> {
  const user = await readSignedInUser(store, id)
  if (!user) throw new Error(`There is no user ${id}.`)
  const { id: _code, ...code } = await store.selectFrom('access_codes').selectAll().where('type', '=', 1).executeTakeFirstOrThrow()
  const codeId = (await store.insertInto('access_codes').values({ ...code, account_id: user.account_id, user_id: id, code_hash: `of ${id}` }).returning('id').executeTakeFirstOrThrow()).id
  await store.insertInto('access_code_locations').values({ code_id: codeId, location_id: 101, is_active: 1, ports: null }).execute()
  const contact = { account_id: user.account_id, property_id: user.property_id, user_id: id, name: `Contact of ${id}`, relation: '', phone: '', email: '', notes: '', version: 1 }
  const contactId = (await store.insertInto('contacts').values(contact).returning('id').executeTakeFirstOrThrow()).id
  const event = { property_id: user.property_id, port_id: 'main-entry', port_name: '', at: time.now, who: name, decision: 'denied', reason: 'suspended', credential_kind: 'PIN', user_id: id } as const
  const eventId = (await store.insertInto('gate_events').values(event).returning('id').executeTakeFirstOrThrow()).id
  const groupId = groupOf ?? user.group_id ?? 5
  const { hierarchy_level: groupLevel } = await store.selectFrom('user_groups').select('hierarchy_level').where('id', '=', groupId).executeTakeFirstOrThrow()
  const template = { account_id: user.account_id, name: `Template of ${id}`, restriction, version: 1 }
  const templateId = (await store.insertInto('preset_templates').values(template).returning('id').executeTakeFirstOrThrow()).id
  const doors = await store.selectFrom('ports').select(['id', 'location_id']).where('property_id', '=', 1).where('location_id', 'is not', null).orderBy('position').execute()
  const { total } = await store.selectFrom('preset_templates').select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const door = doors[total % doors.length]
  const portId = total < doors.length ? (door?.id ?? null) : null
  const rule = { group_id: groupId, location_id: door?.location_id ?? 101, module_id: null, port_id: portId, preset_template_id: templateId, restriction: null, version: 1 }
  const ruleId = (await store.insertInto('group_restrictions').values(rule).returning('id').executeTakeFirstOrThrow()).id
  const { module_id: module } = await store.selectFrom('port_modules').select('module_id').where('port_id', '=', 'main-entry').executeTakeFirstOrThrow()
  const unit = await unitColumns(store, user.account_id, `Of ${id}`, 0)
  await store.updateTable('users').set(unit).where('id', '=', id).execute()
  const unitId = unit.unit_id ?? 0
  const places = { lockdown: 1, alertRule: 1, account: user.account_id, property: user.property_id, location: 101, module, port: 'main-entry', schedule: 1, holiday: 1, callGroup: 14, callInvitation: 1, visitorCall: 1, import: 1, partnerSite: 1, partnerMigration: 1, export: 1, unit: unitId, unitMove: 1, invite: nobodys.invite }
  const records = { ...places, user: id, group: groupId, code: codeId, contact: contactId, template: templateId, rule: ruleId, event: eventId }
  return { name, standing: standingOf(user), groupId, groupLevel, records }
}

/** Runs calls as a user who may make them. With a read-only database they write nothing, because every check comes before the first write. */
async function callAs(bench: Bench, person: TestUser, store = bench.sandbox.store) {
  const { clock } = bench.sandbox
  const own = await readSignedInUser(store, person.standing.id)
  if (!own) throw new Error('There is no such user.')
  const user = await workIn(store, own, person.standing.accountId)
  const call: SignedInCall = {
    store, clock, now: clock.now(), user, viewer: viewerOf(user), vault: await openCodeVault(store), limits: defaultLimits, keys: await createTransportKeys(store, clock, defaultLimits),
    passwordHasher: { hash: (text) => Promise.resolve(text), verify: () => Promise.resolve(false) },
    qr: { png: () => Promise.resolve(new Uint8Array()) }, readFont, walletPasses: undefined, log: { error: () => {} }, fetch: () => Promise.reject(new Error('Nobody is told.')), baseUrl: '', isSpecifiedOnly: false, refusesUnknownFields: false, partners: new Set(), address: 'test', userAgent: '', language: 'en',
    sent: null, deviceCookies: noCookies, randomBelow: () => 0, progress: noProgress, options: {}, session: { tokenHash: '', userId: user.id, signedInBy: null },
  }
  type Answer = Record<string, unknown>
  return async (name: AccountCall, payload: object): Promise<Answer> => {
    const request = v.parse(endpoints[name].request, payload)
    requireOwnAccount(request, user)
    const handle = (handlers satisfies Handlers)[name] as (request: unknown, call: SignedInCall) => Promise<Answer | Refusal | ((call: SignedInCall) => Promise<Answer>)>
    const answer = await handle(request, call)
    if (answer instanceof Refusal) throw answer
    return typeof answer === 'function' ? answer(call) : answer
  }
}

function tryAs(call: Awaited<ReturnType<typeof callAs>>) {
  return async (name: AccountCall, payload: object): Promise<Outcome> => {
    try {
      return outcomeOf(name, await call(name, payload))
    } catch (error) {
      if (!(error instanceof Refusal)) return isWriting(error) ? 'allowed' : Promise.reject(error)
      if (error.field?.startsWith('Is')) return 'allowed'
      return error.status === 404 ? 'notThere' : error.status === 403 ? 'forbidden' : 'allowed'
    }
  }
}

const noCookies: DeviceCookies = { read: () => undefined, keep: () => {} }

/** The sandbox's database, which from now on refuses to write. */
async function readOnly({ sandbox: { store } }: Bench): Promise<Store> {
  if (!isPostgres(store)) {
    await sql`pragma query_only = on`.execute(store)
    return store
  }
  const reading = await openReadOnly(store)
  onTestFinished(() => reading.destroy())
  return reading
}

const isWriting = (error: unknown) => error instanceof Error && /readonly database|read-only transaction/.test(error.message)

interface ResultRow {
  ID: number
  Code: string
  message: string
}

function rowsOf(answer: Record<string, unknown>): ResultRow[] {
  return Array.isArray(answer['Results']) ? answer['Results'] : []
}

/**
 * What a call did: changed, seen or refused. A bulk action's outcome is in its rows, and an empty list of codes means an unknown user. A
 * right that the viewer may not give to others (`mayGrant`) is not tested here.
 */
function outcomeOf(name: AccountCall, answer: Record<string, unknown>): Outcome {
  const codes = new Set(rowsOf(answer).filter(({ message }) => !message.includes('give rights')).map(({ Code }) => Code))
  if (codes.has('NOT_FOUND') || (name === 'getAccessCodes' && answer['TotalCount'] === 0)) return 'notThere'
  return codes.has('FORBIDDEN') ? 'forbidden' : 'allowed'
}

/** The outcome for one record that the domain's rule expects. */
function expected(viewer: Standing, target: TestUser, record: ReachedRecord, reach: Reach): Outcome {
  const group = { id: target.groupId, accountId: target.standing.accountId, level: target.groupLevel }
  const isOfGroup = record === 'group' || record === 'rule' || record === 'template'
  // A template belongs to the account, so everyone in the account sees it.
  const sees = record === 'template' ? viewer.accountId === group.accountId
    : isOfGroup ? maySeeGroup(viewer, group)
    : record === 'event' ? mayNamePerson(viewer, target.standing)
    : maySeePerson(viewer, target.standing)
  if (!sees) return 'notThere'
  if (reach === 'sees') return 'allowed'
  if (reach === 'signsInAs') return maySignInAs(viewer, target.standing) ? 'allowed' : 'forbidden'
  return (isOfGroup ? mayChangeGroup(viewer, group) : mayChangePerson(viewer, target.standing)) ? 'allowed' : 'forbidden'
}

/** An operator who works in the account of one house. */
function inOtherAccount(person: TestUser): TestUser {
  return { ...person, name: `${person.name}, who works in another account`, standing: { ...person.standing, accountId: 2 } }
}

/** One viewer of each rank; the other users are only subjects. */
const viewers = new Set([
  'a SuperAdmin', 'Staff', 'an administrator without a group', 'an administrator of level 2', 'a kits administrator of level 2', 'an administrator of level 4',
  'a user of another account', 'a user of level 5',
])

const records: ReachedRecord[] = ['user', 'group', 'code', 'contact', 'rule', 'template', 'event']

test.each(records)('§6 every call that names a %s reaches exactly the users that the domain allows, for any viewer and user', async (record) => {
  const { bench, people } = await open()
  const below = people.find(({ name }) => name === 'a user of level 5')
  if (!below) throw new Error('Nobody is below.')
  const store = await readOnly(bench)
  const wrong: string[] = []
  let asked = 0
  for (const viewer of [...people.filter(({ name }) => viewers.has(name)), ...people.filter(({ standing }) => isOperator(standing)).map(inOtherAccount)]) {
    const call = tryAs(await callAs(bench, viewer, store))
    const judge = async (target: TestUser) => {
      const isElsewhere = target.standing.accountId !== viewer.standing.accountId
      for (const { name, payload, reach } of requestsOn(record, { ...below.records, [record]: target.records[record] }, below.records)) {
        const right = rightsOfCalls[name]
        // A user without the call's right is refused before the handler runs (rightsOfCalls.test.ts).
        if (right !== 'own' && right !== 'public' && !mayDo(viewer.standing, right)) continue
        const wanted = isElsewhere ? 'notThere' : expected(viewer.standing, target, record, reach)
        const seen = await call(name, payload)
        asked += 1
        if (seen !== wanted) wrong.push(`${viewer.name} → ${target.name}: ${name} ${JSON.stringify(payload)}: ${seen}, not ${wanted}`)
      }
    }
    // The account of a house has no doors, but most calls name a door besides a user.
    const targets = people.filter(({ standing }) => standing.accountId !== viewer.standing.accountId || standing.accountId === below.standing.accountId)
    // The calls write nothing, so that those about several users run at once, as many as there are connections.
    await Promise.all(Array.from({ length: readConnections }, async (_, lane) => {
      for (const [index, target] of targets.entries()) if (index % readConnections === lane) await judge(target)
    }))
  }
  expect(wrong).toEqual([])
  expect(asked).toBeGreaterThan(50)
})

test('§6 a bulk action decides for each user separately, whatever the rest of the list', async () => {
  const { bench, people } = await open()
  const below = people.find(({ name }) => name === 'a user of level 5')
  if (!below) throw new Error('Nobody is below.')
  const wrong: string[] = []
  let mixed = 0
  for (const viewer of people.filter(({ name, standing }) => viewers.has(name) && standing.accountId === below.standing.accountId)) {
    for (const target of people.filter((person) => person !== viewer && person !== below)) {
      const ids = [below, target].map(({ standing }) => standing.id)
      for (const { name, payload } of bulkRequests(mixed % 2 === 0 ? ids : ids.toReversed(), below.groupId)) {
        const rights = [rightsOfCalls[name], ...(JSON.stringify(payload).includes('delete') ? ['users.delete' as const] : [])]
        if (rights.some((right) => right !== 'own' && right !== 'public' && !mayDo(viewer.standing, right))) continue
        // The writes are undone, so that the next request finds all users unchanged.
        const rows = await undone(bench.sandbox.store, async (trx) => rowsOf(await (await callAs(bench, viewer, trx))(name, payload)))
        for (const person of [below, target]) {
          const isElsewhere = person.standing.accountId !== viewer.standing.accountId
          const wanted = isElsewhere ? 'notThere' : expected(viewer.standing, person, 'user', 'changes')
          const seen = outcomeOf(name, { Results: rows.filter(({ ID }) => ID === person.standing.id) })
          if (seen !== wanted) wrong.push(`${viewer.name} → ${person.name}: ${JSON.stringify(payload)}: ${seen}, not ${wanted}`)
        }
        mixed += 1
      }
    }
  }
  expect(wrong).toEqual([])
  expect(mixed).toBeGreaterThan(50)
})

const idFields = /^(Account(ID|Id)|accountId|InvoiceId|User(ID|Id)|ID|ExceptID|Port(ID)?s?|PropertyLocation(ID)?s?)$/
function fieldsOf(name: keyof typeof reachOfOtherCalls): string[] {
  const request: v.GenericSchema = endpoints[name].request
  const { entries } = ('wrapped' in request ? request.wrapped : request) as { entries?: object }
  return Object.keys(entries ?? {})
}
const callsAbout = (reach: 'stranger' | 'oneself' | 'account') =>
  (Object.keys(reachOfOtherCalls) as (keyof typeof reachOfOtherCalls)[]).filter((name) => reachOfOtherCalls[name] === reach)

test('a call about the signed-in user takes no other user’s id, and a public call takes no id', () => {
  const naming = [...callsAbout('oneself'), ...callsAbout('stranger')].filter((name) => fieldsOf(name).some((field) => idFields.test(field)))
  // Both calls refuse every id except the signed-in user's own (signIn.test.ts).
  expect(naming).toEqual(['groupReleaseVideo', 'ignoreReleaseContent'])
  for (const name of callsAbout('stranger')) expect(endpoints[name].auth, name).toBe('none')
  for (const name of [...callsAbout('oneself'), ...callsAbout('account')]) expect(endpoints[name].auth, name).toBe('session')
})

test('§1 billing calls read and change only the user’s own account', async () => {
  const bench = await openBench()
  const session = await bench.signIn('billing@juniperlofts.example')
  const { AccountID: _own, ...details } = await bench.client.getBillingInfo()
  const texts = { setupIntent: 'seti_1', SourceID: 'src_1', CustomerID: 'cus_1', ToAddresses: ['books@pines.example'], BillingLogType: 2, AmountCents: 1, IsOn: true, Amount1: 1, Amount2: 2, DescriptorCode: null }
  for (const name of callsAbout('account')) {
    const fields = fieldsOf(name)
    const named = fields.filter((field) => idFields.test(field))
    expect(named.length, name).toBeGreaterThan(0)
    const ids = Object.fromEntries(named.map((field) => [field, field === 'InvoiceId' ? 1030 : 1]))
    const others = Object.fromEntries(Object.entries({ ...details, ...texts }).filter(([field]) => fields.includes(field)))
    expect(await bench.send(await bench.seal(name, { ...others, ...ids }, session)), name).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  }
})
