import { type CallNumber, type CallPerson, type CallPlan, callSteps, type CallWorld, type WeekWindow } from '@portal/domain'
import type { CallsTable } from '../store/callSchema.ts'
import type { Store } from '../store/openStore.ts'
import { goneSince, ringsPhone } from './callGroupAnswer.ts'
import type { CallGroupRow } from './callGroups.ts'

/** The conditions of a call: the current facts about the users of its plan. */
export async function readCallWorld(store: Store, plan: CallPlan, call: Pick<CallsTable, 'property_id' | 'station_number' | 'started_at'>): Promise<CallWorld> {
  const { time_zone: timeZone } = await store.selectFrom('properties').select('time_zone').where('id', '=', call.property_id).executeTakeFirstOrThrow()
  const stationPhone = call.station_number === '' ? null : call.station_number
  return { startedAt: call.started_at, timeZone, stationPhone, people: await readCallPeople(store, plan) }
}

async function readCallPeople(store: Store, plan: CallPlan): Promise<CallPerson[]> {
  const ids = callSteps(plan).flatMap(({ phones }) => phones.flatMap(({ personId }) => personId ?? []))
  const users = await store.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('id').execute()
  return users.map((user) => ({
    id: user.id,
    name: user.name,
    phone: user.phone,
    ringsPhone: ringsPhone(user),
    hasApp: user.is_cellgate_app === 1,
    allowsNotifications: user.allows_notifications === 1,
    quietHours: JSON.parse(user.quiet_hours) as WeekWindow[],
    goneSince: goneSince(user),
  }))
}

/** The current plan of a call group. */
export async function planOfGroup(store: Store, { id, name, directory_pin: directoryPin, quiet_hours: quiet, is_video: isVideo }: CallGroupRow): Promise<CallPlan> {
  const base = { name, directoryPin, quietHours: JSON.parse(quiet) as WeekWindow[] }
  const members = await store.selectFrom('call_group_members').selectAll().where('call_group_id', '=', id).orderBy('position').orderBy('id').execute()
  const rows = await store.selectFrom('call_group_numbers').selectAll().where('call_group_id', '=', id).orderBy('position').orderBy('id').execute()
  const numbers = rows.map(({ phone, label, user_id: personId }): CallNumber => ({ phone, label, personId }))
  if (isVideo === 0) return { ...base, kind: 'voice', numbers }
  const ofTier = (tier: number) => members.filter((member) => member.tier === tier).map(({ user_id: user }) => user)
  return { ...base, kind: 'video', tiers: [ofTier(1), ofTier(2)], voiceNumber: numbers[0] ?? null }
}
