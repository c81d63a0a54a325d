import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { sql } from 'kysely'
import { callPlacesOf } from '../calls/callGroups.ts'
import type { FoundUser } from '../people/findUser.ts'
import { removalBlocker } from '../people/guards.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import { invitesOf } from './invitesOf.ts'

type Plan = ResponseOf<(typeof endpoints)['getMoveOutPlan']>
export type PlanLine = Plan['Lines'][number]
export type PlanWarning = Plan['Warnings'][number]

/** A user's access and call groups: everything that a move-out or deletion ends. */
export interface WaysIn {
  codes: { id: number; label: string; isActive: boolean }[]
  /** The user's call groups, and whether a group would become empty. */
  callGroups: { id: number; name: string; isLeftEmpty: boolean }[]
  invites: { id: string; name: string }[]
  sessions: number
  contacts: number
}

export async function waysIn(store: Store, user: FoundUser): Promise<WaysIn> {
  const codes = await store.selectFrom('access_codes').select(['id', 'label', 'is_active']).where('user_id', '=', user.id).orderBy('id').execute()
  const sessions = await store.selectFrom('sessions').select('token_hash').where('user_id', '=', user.id).execute()
  const contacts = await store.selectFrom('contacts').select('id').where('user_id', '=', user.id).execute()
  return {
    codes: codes.map(({ id, label, is_active: isActive }) => ({ id, label, isActive: isActive === 1 })),
    callGroups: await callGroupsOf(store, user),
    invites: await invitesOf(store, user),
    sessions: sessions.length,
    contacts: contacts.length,
  }
}

async function callGroupsOf(store: Store, user: FoundUser): Promise<WaysIn['callGroups']> {
  const { members, numbers } = await callPlacesOf(store, user.id)
  const rung = new Set([...members, ...numbers].map(({ call_group_id: id }) => id))
  const ids = [...new Set([...(user.call_group_id === null ? [] : [user.call_group_id]), ...rung])]
  return Promise.all(ids.map(async (id) => {
    const group = await store.selectFrom('call_groups').select(['id', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
    const others = await store.selectFrom('call_group_members').select('id').where('call_group_id', '=', id).where('user_id', '!=', user.id).executeTakeFirst()
    const isOthers = sql<boolean>`user_id is distinct from ${user.id}`
    const lines = await store.selectFrom('call_group_numbers').select('id').where('call_group_id', '=', id).where(isOthers).executeTakeFirst()
    return { id, name: group.name, isLeftEmpty: rung.has(id) && others === undefined && lines === undefined }
  }))
}

/** The lines that the plans for moving out and for deletion share. */
export function wayLines(user: FoundUser, { codes, callGroups, invites, sessions }: WaysIn): PlanLine[] {
  const active = codes.filter(({ isActive }) => isActive)
  return [
    ...(active.length === 0 ? [] : [line('code', active.map(({ label }) => label))]),
    ...(invites.length === 0 ? [] : [line('invite', invites.map(({ name }) => name))]),
    ...callGroups.map(({ name }) => line('callGroup', [name])),
    ...(user.has_web_access === 1 ? [line('webAccess', [], 1)] : []),
    ...(sessions === 0 ? [] : [line('session', [], sessions)]),
    ...(user.directory_pin === '' ? [] : [line('directory', [user.directory_pin])]),
  ]
}

export async function planWarnings(store: Store, viewer: Viewer, user: FoundUser, { callGroups }: WaysIn, now: number): Promise<PlanWarning[]> {
  const blocker = await removalBlocker(store, viewer, user, now)
  return [
    ...(blocker ? [{ Code: blocker.code, Names: [] }] : []),
    ...callGroups.filter(({ isLeftEmpty }) => isLeftEmpty).map(({ name }) => ({ Code: 'CALL_GROUP_EMPTY' as const, Names: [name] })),
  ]
}

/** Whether a warning prevents the move-out or deletion. */
export function isBlocking({ Code }: PlanWarning): boolean {
  return Code !== 'CALL_GROUP_EMPTY'
}

export function line(Kind: PlanLine['Kind'], Names: string[], Count = Names.length): PlanLine {
  return { Kind, Names, Count }
}
