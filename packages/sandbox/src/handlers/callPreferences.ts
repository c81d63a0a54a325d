import { type endpoints, type RequestOf, type ResponseOf, toWeekWindows, toWindowRecords } from '@portal/api-client/contract'
import { quietHoursOf, ringHoursOf, type WeekWindow } from '@portal/domain'
import type { SignedInCall } from '../Call.ts'
import { groupsThatRing, tellDrops } from '../calls/newlyDropped.ts'
import { findUser, findUserToChange, type FoundUser } from '../people/findUser.ts'
import { mayChange, type Viewer } from '../people/viewer.ts'
import { conflict, invalid } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Answer, Handler } from './Handler.ts'

export const getCallPreferences: Handler<'getCallPreferences'> = async ({ UserID }, { viewer, store }) => {
  const user = await findUser(store, viewer, UserID, 'UserID')
  return { CallPreferences: await callPreferencesOf(store, user, mayChange(viewer, user)) }
}

export const saveCallPreferences: Handler<'saveCallPreferences'> = ({ UserID, ...entered }, call) =>
  save(call, entered, (store, viewer) => findUserToChange(store, viewer, UserID, 'UserID'))

export const getOwnCallPreferences: Handler<'getOwnCallPreferences'> = async (_request, call) => {
  return { CallPreferences: await callPreferencesOf(call.store, await oneself(call.store, call.viewer), true) }
}

export const saveOwnCallPreferences: Handler<'saveOwnCallPreferences'> = (entered, call) => save(call, entered, oneself)

function oneself(store: Store, viewer: Viewer): Promise<FoundUser> {
  return findUser(store, viewer, viewer.user.id, 'UserID')
}

async function save(call: SignedInCall, entered: RequestOf<typeof endpoints.saveOwnCallPreferences>, find: (store: Store, viewer: Viewer) => Promise<FoundUser>): Promise<Answer<'saveOwnCallPreferences'>> {
  const { viewer } = call
  const user = await find(call.store, viewer)
  await writeCallPreferences(call.store, viewer, user, entered, call.now)
  return { message: 'Saved.', CallPreferences: await callPreferencesOf(call.store, await find(call.store, viewer), true) }
}

type CallPreferences = ResponseOf<typeof endpoints.getOwnCallPreferences>['CallPreferences']
type Entered = RequestOf<typeof endpoints.saveOwnCallPreferences>

/** A user's call hours, as the user and administrators see them. */
async function callPreferencesOf(store: Store, user: FoundUser, MayChange: boolean): Promise<CallPreferences> {
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

/** Saves a user's call hours. Refuses hours in which visitors could then reach no one, unless the user confirmed that. Inside a transaction. */
async function writeCallPreferences(trx: Store, viewer: Viewer, user: FoundUser, request: Entered, now: number): Promise<void> {
  const { QuietHours, AllowsNotifications, AcknowledgesEnd, Version } = request
  if (Version !== null && Version !== user.call_preferences_version) throw conflict(await callPreferencesOf(trx, user, true))
  if (QuietHours.some(({ Days }) => Days.length === 0)) throw invalid('QuietHours', 'The hours have no weekday.')
  const set = {
    // The hours are saved in one canonical form.
    quiet_hours: JSON.stringify(quietHoursOf(ringHoursOf(toWeekWindows(QuietHours)))), allows_notifications: Number(AllowsNotifications),
    call_preferences_version: user.call_preferences_version + 1, call_preferences_by: viewer.user.name,
  }
  await tellDrops(trx, viewer, user, { isTold: AcknowledgesEnd, now }, () => trx.updateTable('users').set(set).where('id', '=', user.id).execute())
}
