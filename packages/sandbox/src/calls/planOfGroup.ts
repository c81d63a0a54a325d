import type { CallNumber, CallPlan, WeekWindow } from '@portal/domain'
import type { Store } from '../store/openStore.ts'
import type { CallGroupRow } from './callGroups.ts'

/** The plan of a call group as it is now. */
export async function planOfGroup(store: Store, { id, name, directory_pin: directoryPin, quiet_hours: quiet, is_video: isVideo }: CallGroupRow): Promise<CallPlan> {
  const base = { name, directoryPin, quietHours: JSON.parse(quiet) as WeekWindow[] }
  const members = await store.selectFrom('call_group_members').selectAll().where('call_group_id', '=', id).orderBy('position').orderBy('id').execute()
  const rows = await store.selectFrom('call_group_numbers').selectAll().where('call_group_id', '=', id).orderBy('position').orderBy('id').execute()
  const numbers = rows.map(({ phone, label, user_id: personId }): CallNumber => ({ phone, label, personId }))
  if (isVideo === 0) return { ...base, kind: 'voice', numbers }
  const ofTier = (tier: number) => members.filter((member) => member.tier === tier).map(({ user_id: user }) => user)
  return { ...base, kind: 'video', tiers: [ofTier(1), ofTier(2)], voiceNumber: numbers[0] ?? null }
}
