import { gateOutcome, type GateReason } from '@portal/domain'
import { sql } from 'kysely'
import { kindOf } from '../accessCodes/codeKinds.ts'
import type { Store } from '../store/openStore.ts'
import type { SeedEvent, WorldSeeds } from './WorldSeeds.ts'

const minute = 60_000

/** Adds door events, and the last entries of users, codes and invites. Must run after all of these. */
export async function seedEvents(trx: Store, { events, ports }: WorldSeeds, now: number): Promise<void> {
  for (const event of events) {
    const port = ports.find(({ id }) => id === event.portId)
    if (!port) throw new Error(`The world has an event at the unknown port ${event.portId}.`)
    await trx
      .insertInto('gate_events')
      .values({
        property_id: port.propertyId, port_id: port.id, port_name: port.name, at: now - event.minutesAgo * minute, who: event.who,
        ...(await whatWasPresented(trx, event)), decision: gateOutcome(event.reason as GateReason), reason: event.reason,
      })
      .execute()
  }
  for (const { table, column, owner } of uses) {
    await sql`update ${sql.table(table)} set ${sql.ref(column)} = (${newestUse} and ${sql.ref(owner)} = ${sql.ref(`${table}.id`)})
      where id in (select ${sql.ref(owner)} from gate_events where ${sql.ref(owner)} is not null)`.execute(trx)
  }
}

/** SQL for the last entry. Opening a door for a visitor or from the portal does not count as an entry, and neither does passing an open door. */
const newestUse = sql`select max(at) from gate_events where decision = 'open' and held_open_by is null and credential_kind not in ('Call', 'Portal')`

const uses = [
  { table: 'users', column: 'last_entry_at', owner: 'user_id' },
  { table: 'access_codes', column: 'last_used_at', owner: 'access_code_id' },
  { table: 'invites', column: 'last_used_at', owner: 'invite_id' },
] as const

/** Finds the entry method that was presented at a reader; fails for a name that the example data does not have. */
async function whatWasPresented(trx: Store, { who, code, credentialKind }: SeedEvent) {
  const user = who === null ? undefined : await trx.selectFrom('users').select('id').where('name', '=', who).executeTakeFirst()
  if (code !== undefined) {
    const row = await trx.selectFrom('access_codes').select(['id', 'type']).where('user_id', '=', user?.id ?? 0).where('label', '=', code).executeTakeFirst()
    if (!row || !user) throw new Error(`The world has an event of the unknown ${code} of ${who}.`)
    return { user_id: user.id, access_code_id: row.id, credential_kind: kindOf(row.type) }
  }
  if (credentialKind === undefined) throw new Error(`The world has an event of ${who} that presents nothing.`)
  if (who === null) return { credential_kind: credentialKind }
  if (user) return { user_id: user.id, credential_kind: credentialKind }
  const invite = await trx.selectFrom('invites').select('id').where('name', '=', who).executeTakeFirst()
  if (!invite) throw new Error(`The world has an event of the unknown ${who}.`)
  return { invite_id: invite.id, credential_kind: credentialKind }
}
