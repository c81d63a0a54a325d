import { type endpoints, type RequestOf, type ResponseOf, toWeekWindows, toWindowRecords } from '@portal/api-client/contract'
import { type CallWarning, quietHoursOf, ringHoursOf, subtractSpans, weekSpans, type WeekWindow } from '@portal/domain'
import type { FoundUser } from '../people/findUser.ts'
import type { Viewer } from '../people/viewer.ts'
import { conflict, invalid, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { callGroupAnswer } from './callGroupAnswer.ts'
import { callGroupsOf, type CallGroupRow } from './callGroups.ts'
import { dropsOf } from './saveCallPlan.ts'

export type CallPreferences = ResponseOf<typeof endpoints.getOwnCallPreferences>['CallPreferences']
type Entered = RequestOf<typeof endpoints.saveOwnCallPreferences>

/** When calls ring a person, as they and their administrators read it. */
export async function callPreferencesOf(store: Store, user: FoundUser, MayChange: boolean): Promise<CallPreferences> {
  return {
    UserID: user.id,
    Name: user.name,
    TimeZone: user.time_zone,
    QuietHours: toWindowRecords(JSON.parse(user.quiet_hours) as WeekWindow[]),
    AllowsNotifications: user.allows_notifications === 1,
    HasApp: user.is_cellgate_app === 1,
    CallGroups: (await groupsThatRing(store, user)).map(({ id, name, is_video: isVideo }) => ({ ID: id, Name: name, IsVideo: isVideo === 1 })),
    MayChange,
    Version: user.call_preferences_version,
    UpdatedBy: user.call_preferences_by,
  }
}

/**
 * Writes when calls ring a person. Refuses hours by which a call group could newly reach nobody, unless who saves them has been told. Inside a
 * transaction.
 */
export async function writeCallPreferences(trx: Store, viewer: Viewer, user: FoundUser, request: Entered, now: number): Promise<void> {
  const { QuietHours, AllowsNotifications, AcknowledgesEnd, Version } = request
  if (Version !== null && Version !== user.call_preferences_version) throw conflict(await callPreferencesOf(trx, user, true))
  if (QuietHours.some(({ Days }) => Days.length === 0)) throw invalid('QuietHours', 'Hours have no weekday.')
  const before = await dropsByGroup(trx, viewer, user, now)
  const set = {
    // One form of the same hours, whoever wrote them.
    quiet_hours: JSON.stringify(quietHoursOf(ringHoursOf(toWeekWindows(QuietHours)))), allows_notifications: Number(AllowsNotifications),
    call_preferences_version: user.call_preferences_version + 1, call_preferences_by: viewer.user.name,
  }
  await trx.updateTable('users').set(set).where('id', '=', user.id).execute()
  if (AcknowledgesEnd) return
  const after = await dropsByGroup(trx, viewer, user, now)
  const groups = [...after].flatMap(([name, drops]) => (drops.some((drop) => isNews(drop, before.get(name) ?? [])) ? [name] : []))
  if (groups.length === 0) return
  const message = `By these hours a visitor can reach nobody at ${groups.join(', ')} at times. Confirm that you know.`
  throw new Refusal(409, 'CALL_ENDS_HERE', message, { field: 'AcknowledgesEnd', body: { groups } })
}

async function dropsByGroup(store: Store, viewer: Viewer, user: FoundUser, now: number): Promise<Map<string, CallWarning[]>> {
  const drops = new Map<string, CallWarning[]>()
  for (const group of await groupsThatRing(store, user)) {
    drops.set(group.name, dropsOf(await callGroupAnswer(store, viewer, group, now), now))
  }
  return drops
}

/** Whether a warning says more than those before: another one, or silence at further hours. */
function isNews(drop: CallWarning, before: readonly CallWarning[]): boolean {
  if (drop.code !== 'silentHours') return !before.some(({ code }) => code === drop.code)
  const known = before.flatMap((warning) => (warning.code === 'silentHours' ? weekSpans(warning.windows) : []))
  return subtractSpans(weekSpans(drop.windows), known).length > 0
}

/** The call groups whose plan names a person. */
async function groupsThatRing(store: Store, { id, account_id: accountId }: FoundUser): Promise<CallGroupRow[]> {
  const ofMembers = store.selectFrom('call_group_members').select('call_group_id').where('user_id', '=', id)
  const ofNumbers = store.selectFrom('call_group_numbers').select('call_group_id').where('user_id', '=', id)
  const groups = callGroupsOf(store, accountId)
  return groups.where((where) => where.or([where('call_groups.id', 'in', ofMembers), where('call_groups.id', 'in', ofNumbers)])).execute()
}
