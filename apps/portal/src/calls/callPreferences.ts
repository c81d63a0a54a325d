import { toWeekWindows, toWindowRecords, type endpoints, type ResponseOf } from '@portal/api-client/contract'
import type { PayloadOf } from '@portal/api-client'
import { quietHoursOf, ringHoursOf } from '@portal/domain'
import type { CallPreferences } from '@portal/ui'

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

/** The request that saves the hours. `acknowledges` confirms that some calls then reach no one. */
export function toCallPreferencesRequest({ value, version }: CallPreferencesDraft, acknowledges: boolean): PayloadOf<typeof endpoints.saveOwnCallPreferences> {
  const { ringHours, allowsNotifications } = value
  return { QuietHours: toWindowRecords(quietHoursOf(ringHours)), AllowsNotifications: allowsNotifications, AcknowledgesEnd: acknowledges, Version: version }
}
