import { ringHoursOf } from './ringHours.ts'
import type { CallPerson } from './callWorld.ts'

/** How a group notifies its users: a video group in the app, a voice group by phone, a user group by a message in the app or by email. */
export type NoticeWay = 'app' | 'telephone' | 'message'

export type UntoldReason =
  /** Removed or inactive. */
  | 'gone'
  | 'noApp'
  | 'notNotified'
  /** Quiet the whole week. */
  | 'alwaysQuiet'
  /** Neither the app nor a mail address. */
  | 'noWay'

/** Why a user would not be notified at an instant (epoch milliseconds); null where they would be, or will be after their quiet hours. */
export function findUntold(person: Omit<CallPerson, 'id' | 'name' | 'phone'> & { email: string }, way: NoticeWay, at: number): UntoldReason | null {
  const { hasApp, allowsNotifications, quietHours, goneSince, email } = person
  if (goneSince !== null && goneSince <= at) return 'gone'
  if (way === 'message') return (hasApp && allowsNotifications) || email !== '' ? null : 'noWay'
  if (way === 'app' && !hasApp) return 'noApp'
  if (way === 'app' && !allowsNotifications) return 'notNotified'
  return ringHoursOf(quietHours)?.length === 0 ? 'alwaysQuiet' : null
}
