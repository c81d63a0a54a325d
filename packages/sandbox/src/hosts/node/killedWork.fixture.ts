import { createApiClient } from '@portal/api-client'
import { servicesBelow } from '@portal/api-client/contract'
import type { SqliteDatabase } from 'kysely'
import { createSandbox } from '../../createSandbox.ts'
import { bodiesOf } from '../../exporting/runExports.ts'
import type { ScanResult } from '../../gate/scanAtGate.ts'
import { qrWriter } from '../../invites/qrWriter.ts'
import { cheapCost, createArgon2Hasher } from '../../passwords/argon2Hasher.ts'
import { nodeArgon2 } from '../../passwords/nodeArgon2.ts'
import { saturday } from '../../saturday.fixture.ts'
import { openCodeVault } from '../../secrets/codeVault.ts'
import { openStore } from '../../store/openStore.ts'
import { openNodeSqlite } from './nodeSqlite.ts'
import { readFont } from './readAssets.ts'

/** The tables that each kind of work writes. */
export const works = { pushes: 'device_commands|controllers|unsynced_changes', lockdown: 'lockdown_ports|lockdown_events|ports|door_overrides', export: 'export_parts|exports|mails' } as const

const origin = 'http://localhost:4200'
const [doors, codes] = [['main-entry', 'clubhouse', 'pool-gate'], ['60611', '60612', '60613']]
/** How many times open pages poll until the work is done. */
const rounds = 15

/** The sandbox on a database, and the client of an administrator who is signed in. */
async function openDesk(database: SqliteDatabase, now: number) {
  const time = { now }
  const store = await openStore(database)
  const { app } = await createSandbox({
    store, clock: { now: () => time.now }, passwordHasher: createArgon2Hasher(nodeArgon2, cheapCost), qr: qrWriter, readFont, baseUrl: origin, exposeConsole: true, log: { error: () => {} },
  })
  let session: { token: string; authKey: string; csrf: string } | null = null
  const client = createApiClient({
    services: servicesBelow(`${origin}/svc`),
    keysUrl: `${origin}/keys`, getSession: () => session, getPage: () => '/site/exports', onSessionExpired: () => {}, now: () => time.now,
    fetch: async (input, init) => app.fetch(new Request(input, init)),
  })
  const { AuthToken, CsrfToken, user } = await client.login({ username: 'dana.whitfield@whisperingpines.example', password: 'sandbox1' })
  session = { token: AuthToken, authKey: user.SessionID, csrf: CsrfToken }
  const scan = async (reader: string, presented: string): Promise<ScanResult> => {
    const answer = await app.fetch(new Request(`${origin}/sandbox/api/gate/scan`, { method: 'POST', body: JSON.stringify({ reader, presented }) }))
    return (await answer.json()) as ScanResult
  }
  return { store, client, scan, time }
}

/** Prepares a database file with waiting codes for slow controllers, a running lockdown and a running export. Returns the export's lines. */
export async function prepareWork(path: string): Promise<number> {
  const { store, client } = await openDesk(openNodeSqlite(path), saturday)
  await store.updateTable('controllers').set({ delay_ms: 7000 }).execute()
  const { phone_digits: _made, ...like } = await store.selectFrom('users').selectAll().where('email', '=', 'a.abbott@mail.example').executeTakeFirstOrThrow()
  const people = Array.from({ length: 900 }, (_, person) => ({ ...like, id: 50_000 + person, name: `Person ${person}`, directory_pin: '', email: `person${person}@mail.example`, username: `person${person}` }))
  for (let from = 0; from < people.length; from += 100) await store.insertInto('users').values(people.slice(from, from + 100)).execute()
  const PropertyLocations = [101, 104, 106].map((PropertyLocationID) => ({ PropertyLocationID, IsActive: true }))
  for (const Code of codes) await client.saveUpdateAccessCodeUnique({ userID: null, AccessCodeTypeID: 1, Label: `Cleaners ${Code}`, Code, PropertyLocations })
  await client.setLockdown({ PortIDs: doors, Reason: 'Gas leak' })
  await client.createExport({ Name: 'Everyone', Format: 'csv', What: { Of: 'users' } })
  const { total } = await store.selectFrom('exports').select('total').executeTakeFirstOrThrow()
  await store.destroy()
  return total ?? 0
}

/** Polls like open pages do, so that queues, lockdowns and exports advance. Calls `onWrite` with the table before each write. */
export async function runWork(path: string, now: number, onWrite: (table: string) => void): Promise<void> {
  const database = openNodeSqlite(path)
  let isWorking = false
  const { store, client, time } = await openDesk({
    ...database,
    prepare(sql) {
      const table = isWorking ? /^\s*(?:insert into|update|delete from) "?(\w+)/i.exec(sql)?.[1] : undefined
      if (table !== undefined) onWrite(table)
      return database.prepare(sql)
    },
  }, now)
  isWorking = true
  for (let round = 0; round < rounds; round += 1) {
    time.now += 2000
    await client.getControllers({})
    await client.getLockdowns({})
    await client.getExports()
  }
  isWorking = false
  await store.destroy()
}

/** The contents of the database, without timestamps. */
export async function readWork(path: string) {
  const store = await openStore(openNodeSqlite(path))
  const vault = await openCodeVault(store)
  const commands = await store.selectFrom('device_commands').select(['id', 'module_id', 'port_id', 'code_id', 'action', 'status', 'refusals', 'reason']).orderBy('id').execute()
  const ports = await store.selectFrom('lockdown_ports').select(['lockdown_id', 'port_id', 'state', 'failure']).orderBy('port_id').execute()
  const events = await store.selectFrom('lockdown_events').select(['lockdown_id', 'kind', 'port_name']).orderBy('kind').orderBy('port_name').execute()
  const locked = await store.selectFrom('ports').select(['id', 'locked_by']).where('locked_by', 'is not', null).orderBy('id').execute()
  const exports = await store.selectFrom('exports').select(['id', 'state', 'lines', 'size', 'percent']).execute()
  const changes = await store.selectFrom('changes').select(['call', 'subject', 'action', 'name', 'is_open']).where('subject', 'in', ['lockdown', 'export']).orderBy('id').execute()
  const mails = await store.selectFrom('mails').select('subject').where('subject', 'like', 'Export%').execute()
  const file = (await bodiesOf({ store, vault }, exports[0]?.id ?? 0)).join('')
  await store.destroy()
  return { commands, ports, events, locked, exports, changes, mails, file }
}

/**
 * Where screens, gate and activity disagree about a code at a door: asks about each code at each door, presents it, and reads activity.
 * Empty if they agree.
 */
export async function findDisagreements(path: string, now: number): Promise<string[]> {
  const { store, client, scan, time } = await openDesk(openNodeSqlite(path), now)
  const found: string[] = []
  for (const { ID, Label } of (await client.getAccessCodes({ count: 50 })).AccessCodes.filter((code) => code.Label.startsWith('Cleaners'))) {
    for (const PortID of doors) {
      time.now += 10
      const asked = await client.explainAccess({ AccessCodeID: ID, PortID })
      const lock = (await client.getLockdowns({ IsRunning: true })).Running.flatMap(({ Ports }) => Ports).find((port) => port.PortID === PortID)?.State ?? 'none'
      const { outcome, reason, message } = await scan(PortID, Label.slice('Cleaners '.length))
      const [line] = (await client.getLog({ PortID, count: 1 })).Lines
      if (line?.Kind !== 'event') throw new Error('The gate left no event.')
      const why = await client.explainAccess({ EventID: line.ID })
      const said = {
        screen: (asked.Unsynced?.Outcome ?? asked.Outcome) === 'allowed', gate: outcome === 'open', log: line.Decision === 'open', why: (why.Unsynced?.Outcome ?? why.Outcome) === 'allowed',
      }
      const isLocked = ['locked', 'releasing', 'notReleased'].includes(lock)
      const agrees = new Set(Object.values(said)).size === 1 && line.Reason === reason && isLocked === (reason === 'lockedDown') &&
        (line.UnsyncedSince !== null) === message.includes('not synced yet') && (asked.Unsynced === null || asked.Unsynced.Since === line.UnsyncedSince)
      if (!agrees) found.push(JSON.stringify({ Label, PortID, lock, reason, message, ...said, logged: [line.Reason, line.UnsyncedSince], unsynced: asked.Unsynced }))
    }
  }
  await store.destroy()
  return found
}
