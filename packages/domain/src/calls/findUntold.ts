import { ringHoursOf } from './ringHours.ts'
import type { CallPerson } from './callWorld.ts'

/**
 * How a group notifies its users: a video call group in the app, a voice call group by phone, a user group by a message in the app or by
 * email.
 */
export type NoticeWay = 'app' | 'telephone' | 'message'

export type UntoldReason =
  /** The user is removed or inactive. */
  | 'gone'
  | 'noApp'
  | 'notNotified'
  /** The user has quiet hours the whole week. */
  | 'alwaysQuiet'
  /** The user has neither the app nor an email address. */
  | 'noWay'

/** Why a user would not be notified at an instant (epoch milliseconds); null if they would be, at once or after their quiet hours. */
export function findUntold(person: Omit<CallPerson, 'id' | 'name' | 'phone'> & { email: string }, way: NoticeWay, at: number): UntoldReason | null {
  const { hasApp, allowsNotifications, quietHours, goneSince, email } = person
  if (goneSince !== null && goneSince <= at) return 'gone'
  if (way === 'message') return (hasApp && allowsNotifications) || email !== '' ? null : 'noWay'
  if (way === 'app' && !hasApp) return 'noApp'
  if (way === 'app' && !allowsNotifications) return 'notNotified'
  return ringHoursOf(quietHours)?.length === 0 ? 'alwaysQuiet' : null
}
