import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { findUntold, type NoticeWay, type WeekWindow } from '@portal/domain'
import { goneSince } from '../calls/callGroupAnswer.ts'
import { managesAll } from '../calls/callGroups.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { reachOf, type Viewer } from './viewer.ts'

type NoticePermission = ResponseOf<typeof endpoints.validateGroupNotificationPermission>

export interface NoticeQuestion {
  isAllowed: boolean
  /** Of the group, or of one that is to be made. */
  name: string
  way: NoticeWay
  /** How many would be told, telephones of no user among them. */
  recipients: number
  /** Those of them who may not be reached: the domain judges each. */
  users: readonly UsersTable[]
}

/** The most people who are named. */
const mostNamed = 20

/** Whether the viewer may tell people something, and whom it would not reach. */
export async function noticePermission(store: Store, viewer: Viewer, { isAllowed, name, way, recipients, users }: NoticeQuestion, now: number): Promise<NoticePermission> {
  const answer = { Recipients: recipients, NotTold: [], NotToldCount: 0 }
  if (!isAllowed) return { ...answer, IsAllowed: false, message: `You cannot send messages to ${name}.` }
  if (recipients === 0) return { ...answer, IsAllowed: false, message: `Nobody is in ${name}.` }
  const untold = users.flatMap((user) => {
    const Reason = findUntold(personOf(user), way, now)
    return Reason === null ? [] : [{ UserID: user.id, Name: user.name, Reason }]
  })
  const named = untold.slice(0, mostNamed)
  const { mayName } = await reachOf(store, viewer, named.map(({ UserID }) => UserID))
  const NotTold = named.map((one) => ({ ...one, Name: !managesAll(viewer) || mayName(one.UserID) ? one.Name : '' }))
  return { IsAllowed: true, Recipients: recipients, NotTold, NotToldCount: untold.length, message: '' }
}

/** Users by their ids, by name. */
export function readUsersByName(store: Store, ids: readonly number[]): Promise<UsersTable[]> {
  return store.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('sort_name').orderBy('id').execute()
}

function personOf(user: UsersTable) {
  const { is_cellgate_app: app, allows_notifications: allows, quiet_hours: quiet, email } = user
  return { hasApp: app === 1, allowsNotifications: allows === 1, quietHours: JSON.parse(quiet) as WeekWindow[], goneSince: goneSince(user), email }
}
