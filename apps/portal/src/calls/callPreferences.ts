import { toWeekWindows, toWindowRecords, type endpoints, type ResponseOf } from '@portal/api-client/contract'
import type { PayloadOf } from '@portal/api-client'
import { quietHoursOf, ringHoursOf } from '@portal/domain'
import type { CallPreferences } from '@portal/ui'
import { attempt, type Attempt } from '../app/attempt.ts'
import type { Portal } from '../app/Portal.ts'

export type CallPreferencesRecord = ResponseOf<typeof endpoints.getOwnCallPreferences>['CallPreferences']

/** Edited call hours, with the version that they change. */
export interface CallPreferencesDraft {
  value: CallPreferences
  version: number
}

export function toCallPreferencesDraft({ QuietHours, AllowsNotifications, Version }: CallPreferencesRecord): CallPreferencesDraft {
  return { value: { ringHours: ringHoursOf(toWeekWindows(QuietHours)), allowsNotifications: AllowsNotifications }, version: Version }
}

/** Whether a window has no day yet. */
export function lacksDay({ value: { ringHours } }: CallPreferencesDraft): boolean {
  return ringHours?.some(({ days }) => days.length === 0) ?? false
}

/** Saves when a phone rings; `userId` null: the signed-in user's. */
export interface CallPreferencesAction {
  intent: 'callPreferences'
  userId: number | null
  payload: PayloadOf<typeof endpoints.saveOwnCallPreferences>
}

export function toCallPreferencesAction(userId: number | null, { value, version }: CallPreferencesDraft, acknowledges: boolean): CallPreferencesAction {
  const { ringHours, allowsNotifications } = value
  const QuietHours = toWindowRecords(quietHoursOf(ringHours))
  return { intent: 'callPreferences', userId, payload: { QuietHours, AllowsNotifications: allowsNotifications, AcknowledgesEnd: acknowledges, Version: version } }
}

export function isCallPreferencesAction(action: { intent: string }): action is CallPreferencesAction {
  return action.intent === 'callPreferences'
}

export function runCallPreferencesAction({ api }: Portal, { userId, payload }: CallPreferencesAction): Promise<Attempt<unknown>> {
  return attempt(userId === null ? api.saveOwnCallPreferences(payload) : api.saveCallPreferences({ UserID: userId, ...payload }))
}
