import { type EndpointDefinition, type EndpointName, endpoints } from '@portal/api-client/contract'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { type AccountCall, callPayloads, type NamedRecords } from '../callPayloads.fixture.ts'
import type { Store } from '../store/openStore.ts'
import { boundaryValues } from './boundaryValues.fixture.ts'

export interface Answer {
  status: number
  body: unknown
}

/** The sandbox to fuzz, with a signed-in administrator. */
export interface FuzzTarget {
  store: Store
  /** Encrypts and sends one call and returns its response; signs in again if the session has ended. */
  call(name: EndpointName, payload: object): Promise<Answer>
  /** Presents a text, such as typed digits, at a reader. */
  scan(reader: string, presented: string): Promise<Answer>
}

export interface FuzzResult {
  accepted: number
  refused: number
  /** Every answer that breaks the contract, with the requests sent before it. */
  faults: string[]
}

const isWrite = (name: AccountCall) => endpoints[name].method === 'POST' && !('readOnly' in endpoints[name] && endpoints[name].readOnly)
/**
 * Whether a call reads what other calls wrote. Some GETs write: pushes to devices are GETs in the specification. Uniqueness checks and time
 * zones read nothing that was written.
 */
const isRead = (name: AccountCall) => !isWrite(name) && (name.startsWith('get') ? name !== 'getXml' && name !== 'getTimezones' : name === 'previewMigrateAccessCodes')
/** Calls that are left out, because they would remove the administrator's rights or send a thousand mails. */
const left = new Set<AccountCall>(['saveBulkUserAction', 'deleteUserGroup'])

/**
 * Sends every write once for each of its fields and each boundary value that the contract accepts; the other fields keep their usual
 * values. After every `readsEvery` calls, it makes every read and asks the gate, calendars and explanations. `perField` is the largest
 * number of values tried for a field; fields with dates and nested records get three times as many. The same seed sends the same requests.
 */
export async function fuzzCalls(target: FuzzTarget, { seed, perField, readsEvery }: FuzzOptions): Promise<FuzzResult> {
  const usual = callPayloads(await someRecords(target.store, 0))
  const requests = (Object.keys(usual) as AccountCall[]).filter((name) => isWrite(name) && !left.has(name)).flatMap((name) => variantsOf(name, usual[name], { seed, perField }))
  const result: FuzzResult = { accepted: 0, refused: 0, faults: [] }
  let since: string[] = []
  for (const [index, { name, field, value }] of shuffled(requests, seed).entries()) {
    const payload = { ...callPayloads(await someRecords(target.store, index))[name], [field]: value }
    const sent = `${name} ${JSON.stringify(payload)}`
    const answer = await target.call(name, payload)
    const fault = faultOf(endpoints[name], answer)
    if (fault !== null) result.faults.push(`${sent} → ${fault}`)
    if (answer.status === 200) since.push(sent)
    result[answer.status === 200 ? 'accepted' : 'refused'] += 1
    if ((index + 1) % readsEvery === 0 || index === requests.length - 1) {
      for (const found of await askEverything(target, index)) result.faults.push(`${found}\n  after ${since.join('\n  and ')}`)
      since = []
    }
  }
  return result
}

export interface FuzzOptions {
  seed: number
  perField: number
  readsEvery: number
}

interface Variant {
  name: AccountCall
  field: string
  value: unknown
}

function variantsOf(name: AccountCall, usual: object, { seed, perField }: Omit<FuzzOptions, 'readsEvery'>): Variant[] {
  const request: v.GenericSchema = endpoints[name].request
  return Object.entries(fieldsOf(request)).flatMap(([field, schema]) => {
    const drawn = fc.sample(boundaryValues(schema), { seed, numRuns: 60 }).filter((value) => value !== undefined && !namesAdministrator(field, value))
    const texts = [...new Set(drawn.map((value) => JSON.stringify(value)))]
    const allowed = texts.filter((text) => v.safeParse(request, { ...usual, [field]: JSON.parse(text) as unknown }).success)
    const isRich = texts.some((text) => text.startsWith('{') || text.startsWith('[') || /^"\d{4}-\d\d-/.test(text))
    return allowed.slice(0, isRich ? perField * 3 : perField).map((text) => ({ name, field, value: JSON.parse(text) as unknown }))
  })
}

function fieldsOf(request: v.GenericSchema): Record<string, v.GenericSchema> {
  if ('entries' in request) return request.entries as Record<string, v.GenericSchema>
  return 'wrapped' in request ? fieldsOf(request.wrapped as v.GenericSchema) : {}
}

/** The id of the signed-in administrator. No request may change this user, because every call needs the session. */
const administrator = 1

function namesAdministrator(field: string, value: unknown): boolean {
  return /id$|^Selected/i.test(field) && JSON.stringify(value).includes(String(administrator))
}

/** The requests in random order, so that each write runs on the results of other kinds of writes. */
function shuffled(variants: readonly Variant[], seed: number): Variant[] {
  const [order = []] = fc.sample(fc.shuffledSubarray([...variants], { minLength: variants.length, maxLength: variants.length }), { seed, numRuns: 1 })
  return order
}

/** What is wrong with an answer; null if it refuses the request (4xx) or follows the contract. */
function faultOf(endpoint: EndpointDefinition, { status, body }: Answer): string | null {
  if (status >= 400 && status < 500) return null
  if (status !== 200) return `${status} ${JSON.stringify(body)}`
  if (endpoint.responseKind === 'file') return null
  const { issues } = v.safeParse(endpoint.response, body)
  return issues ? `the answer is not the contract’s: ${issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('; ')}` : null
}

async function askEverything(target: FuzzTarget, turn: number): Promise<string[]> {
  const faults: string[] = []
  const ask = async (name: EndpointName, payload: object): Promise<Answer> => {
    const answer = await target.call(name, payload)
    const fault = faultOf(endpoints[name], answer)
    if (fault !== null) faults.push(`${name} ${JSON.stringify(payload)} → ${fault}`)
    return answer
  }
  const latest = await latestRecords(target.store)
  for (const [name, payload] of Object.entries(callPayloads(latest)) as [AccountCall, object][]) if (isRead(name)) await ask(name, payload)
  await ask('getDashboard', {})
  for (const UserID of (await target.store.selectFrom('users').select('id').where('account_id', '=', 1).execute()).map(({ id }) => id).slice(turn % 5).slice(0, 3)) {
    await ask('getUserDetail', { ID: UserID })
    await ask('getUserAccessRestriction', { UserID })
  }
  for (const port of await target.store.selectFrom('ports').select('id').limit(2).execute()) {
    for (const subject of [{ UserID: latest.user }, { UserGroupID: latest.group }, { AccessCodeID: latest.code }, { InviteID: latest.invite }]) {
      await ask('explainAccess', { ...subject, PortID: port.id })
    }
    for (const presented of ['88213', '+17135550162', 'H10301:118:4417']) {
      const { status, body } = await target.scan(port.id, presented)
      if (status !== 200) faults.push(`the gate at ${port.id}, ${presented} → ${status} ${JSON.stringify(body)}`)
    }
  }
  await ask('getPKPass', { inviteId: latest.invite })
  await ask('getGoolgleJWT', { inviteId: latest.invite })
  await ask('getCalender', { inviteId: latest.invite })
  return faults
}

const tables = {
  lockdown: 'lockdowns', alertRule: 'alert_rules', user: 'users', group: 'user_groups', location: 'property_locations', module: 'modules', port: 'ports', code: 'access_codes', template: 'preset_templates',
  rule: 'group_restrictions', schedule: 'schedules', holiday: 'holidays', invite: 'invites', contact: 'contacts', callGroup: 'call_groups',
  callInvitation: 'call_group_invitations', visitorCall: 'calls', import: 'imports', partnerSite: 'partner_sites', partnerMigration: 'partner_migrations', export: 'exports', unit: 'units', unitMove: 'unit_moves',
} as const

/** The ids of one record of each kind; each turn has other records. */
async function someRecords(store: Store, turn: number): Promise<NamedRecords> {
  return readRecords(store, (ids) => ids[turn % ids.length])
}

/** The ids of the newest record of each kind, which the tested writes have created. */
async function latestRecords(store: Store): Promise<NamedRecords> {
  return readRecords(store, (ids) => ids.at(-1))
}

async function readRecords(store: Store, choose: (ids: (string | number)[]) => string | number | undefined): Promise<NamedRecords> {
  const found: Record<string, string | number> = { account: 1, property: 1 }
  for (const [kind, table] of Object.entries(tables)) {
    const rows = await store.selectFrom(table).select('id').orderBy('id').execute()
    found[kind] = choose(rows.map(({ id }) => id).filter((id) => table !== 'users' || id !== administrator)) ?? 1
  }
  const number = (kind: string) => Number(found[kind])
  return {
    account: 1, property: 1, lockdown: number('lockdown'), user: number('user'), group: number('group'), location: number('location'), module: number('module'), port: String(found['port']),
    code: number('code'), template: number('template'), rule: number('rule'), schedule: number('schedule'), holiday: number('holiday'),
    invite: String(found['invite']), contact: number('contact'), callGroup: number('callGroup'), callInvitation: number('callInvitation'), visitorCall: number('visitorCall'), import: number('import'), partnerSite: number('partnerSite'), partnerMigration: number('partnerMigration'), export: number('export'), alertRule: number('alertRule'), unit: number('unit'), unitMove: number('unitMove'),
  }
}
