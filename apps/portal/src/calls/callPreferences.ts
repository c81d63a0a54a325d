import { toWeekWindows, toWindowRecords, type endpoints, type ResponseOf } from '@portal/api-client/contract'
import type { PayloadOf } from '@portal/api-client'
import { quietHoursOf, ringHoursOf } from '@portal/domain'
import type { CallPreferences } from '@portal/ui'
import { attempt, type Attempt } from '../app/attempt.ts'
import type { Portal } from '../app/Portal.ts'

export type CallPreferencesRecord = ResponseOf<typeof endpoints.getOwnCallPreferences>['CallPreferences']

/** Edited call hours, with the version from which they start. */
export interface CallPreferencesDraft {
  value: CallPreferences
  version: number
}

export function toCallPreferencesDraft({ QuietHours, AllowsNotifications, Version }: CallPreferencesRecord): CallPreferencesDraft {
  return { value: { ringHours: ringHoursOf(toWeekWindows(QuietHours)), allowsNotifications: AllowsNotifications }, version: Version }
}

/** Whether some hours have no day yet. */
export function lacksDay({ ringHours }: CallPreferences): boolean {
  return ringHours?.some(({ days }) => days.length === 0) ?? false
}

/** The action that saves when a phone rings. `userId` is null for the signed-in user. */
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
