import { type CallPerson, type CallPlan, callSteps, type CallWorld, type WeekWindow } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { CallsTable } from '../store/visitorCallSchema.ts'
import { goneSince, ringsPhone } from './callGroupAnswer.ts'

/** What a call meets: the people of its plan as they are now. */
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
