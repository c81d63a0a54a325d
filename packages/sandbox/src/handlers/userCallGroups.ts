import type { endpoints, RequestOf } from '@portal/api-client/contract'
import { findUntold, mayDo, type NoticeWay, type Right, UserType, type WeekWindow } from '@portal/domain'
import { sql } from 'kysely'
import type { SignedInCall } from '../Call.ts'
import { addNumber, callGroupSize, findCallGroup, goneSince, joinCallGroup, managesAll } from '../calls/callGroups.ts'
import { requireCallable, rungBy } from '../calls/callPlan.ts'
import { callGroupMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import { findUserToChange, type FoundUser } from '../people/findUser.ts'
import { notHidden } from '../people/findUsers.ts'
import { findGroup, memberCounts, visibleGroups } from '../people/groups.ts'
import { mailFirstPassword } from '../people/mailFirstPassword.ts'
import { readPhone, shownUsername } from '../people/userValues.ts'
import { heldPins } from '../people/taken.ts'
import { reachOf, requireRight, rightsHolder, type Viewer } from '../people/viewer.ts'
import { invalid, notFound, Refusal } from '../Refusal.ts'
import { countOf } from '../store/inIds.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { callGroupsOfAccount, portsOfAccount } from '../store/ofAccount.ts'
import { changeUser } from '../userActions/changeUser.ts'
import type { Answer, Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

/**
 * The voice call groups for a new user. A call group rings at every door of its property, so the user is offered the groups of the chosen
 * places' properties.
 */
export const getvoiceCallgroupListForNewUser: Handler<'getvoiceCallgroupListForNewUser'> = async (request, { store, viewer }) => {
  const { HasAllLocationAccess, PropertyLocations, Modules, ForCallgroupUser } = request
  const { accountId } = viewer
  const groups = await callGroupsOfAccount(store, accountId)
    .selectAll('call_groups')
    .select('properties.name as property_name')
    .orderBy('call_groups.name')
    .execute()
  const chosen = await portsOfAccount(store, accountId)
    .leftJoin('port_modules', 'port_modules.port_id', 'ports.id')
    .select('ports.property_id')
    .where(({ or, eb }) => or([eb('ports.location_id', 'in', PropertyLocations), eb('port_modules.module_id', 'in', Modules)]))
    .execute()
  const properties = new Set(chosen.map(({ property_id: id }) => id))
  const CallGroups = []
  for (const group of groups) {
    if (!HasAllLocationAccess && !properties.has(group.property_id)) continue
    const MemberCount = await callGroupSize(store, group.id)
    // A future manager is offered only call groups without members.
    if (ForCallgroupUser && MemberCount > 0) continue
    CallGroups.push({
      ID: group.id, Name: group.name, PropertyID: group.property_id, PropertyName: group.property_name, IsVideo: group.is_video === 1, MemberCount,
    })
  }
  return { CallGroups }
}

/** Adds the first user of a video call group, who manages the group (type 2). */
export const assignFirstCallgroupUserAndSendEmailAsync: Handler<'assignFirstCallgroupUserAndSendEmailAsync'> = (request, call) =>
  assign(call, request, async (trx, user, group) => {
    if (group.is_video === 0) throw new Refusal(409, 'NOT_A_VIDEO_GROUP', 'This call group calls phone numbers.')
    await joinCallGroup(trx, group, user)
    return { call_group_id: group.id, user_type_id: UserType.CallGroupManager }
  })

/** Adds the first number of a voice call group. The number's user manages the group (type 9). */
export const assignFirstPstnToVoiceCallgroupAndSendEmailAsync: Handler<'assignFirstPstnToVoiceCallgroupAndSendEmailAsync'> = (request, call) =>
  assign(call, request, async (trx, user, group) => {
    if (group.is_video === 1) throw new Refusal(409, 'NOT_A_VOICE_GROUP', 'This call group calls apps.')
    const phone = readPhone('PhoneNumber', request.PhoneNumber)
    if (phone === '') throw invalid('PhoneNumber', 'Enter a phone number.')
    await addNumber(trx, group.id, { user_id: user.id, phone, label: user.name })
    return { call_group_id: group.id, user_type_id: UserType.VoiceGroupUser }
  })

type Group = Awaited<ReturnType<typeof findCallGroup>>

type Assignment = (trx: Store, user: FoundUser, group: Group) => Promise<{ call_group_id: number; user_type_id: number }>

async function assign(call: SignedInCall, request: { UserID: number; callgroupId: number; SendEmail: boolean }, place: Assignment): Promise<Answer<'assignFirstPstnToVoiceCallgroupAndSendEmailAsync'>> {
  const { UserID, callgroupId, SendEmail } = request
  const { viewer } = call
  const user = await findUserToChange(call.store, viewer, UserID, 'UserID')
  if (user.id === viewer.user.id) throw new Refusal(409, 'OWN_USER', 'You would lose your own pages. Choose another user.')
  const group = await findCallGroup(call.store, user.account_id, callgroupId)
  if ((await callGroupSize(call.store, group.id, user.id)) > 0) throw new Refusal(409, 'CALL_GROUP_HAS_USERS', 'A user already answers this call group.')
  await changeUser(call.store, viewer, user, await place(call.store, user, group), call.now)
  const IsEmailSent = SendEmail && user.email !== ''
  if (IsEmailSent) await mailAssignment(call.store, call, user, group)
  return { message: IsEmailSent ? 'Saved. An email was sent.' : 'Saved.', IsEmailSent }
}

/** Mails a user their assignment to a call group. A user who may sign in but has no password yet gets a link to set one; others get a notice. */
async function mailAssignment(trx: Store, call: SignedInCall, user: FoundUser, group: Group): Promise<void> {
  if (user.has_web_access === 1 && user.password_hash === '') return mailFirstPassword(trx, call, user)
  const mail = callGroupMail(user.language ?? call.language, user.name, group.name, group.property_name)
  await sendMail(trx, { ...mail, accountId: user.account_id, to: user.email, sentAt: call.now })
}

export const validateGroupNotificationPermission: Handler<'validateGroupNotificationPermission'> = async ({ UserGroupID, UserIDs }, { store, now, viewer }) => {
  const group = await findGroup(store, viewer, UserGroupID, 'UserGroupID')
  const about = { isAllowed: may(viewer, 'groups.edit'), name: group.name, way: 'message' } as const
  if (UserIDs) {
    const { maySee } = await reachOf(store, viewer, UserIDs)
    const users = (await readUsersByName(store, UserIDs)).filter(({ id, account_id: accountId }) => accountId === viewer.accountId && maySee(id))
    if (users.length < new Set(UserIDs).size) throw notFound('user', 'UserIDs')
    return noticePermission(store, viewer, { ...about, recipients: users.length, users }, now)
  }
  const recipients = (await memberCounts(store, viewer.accountId, [group.id])).get(group.id) ?? 0
  // All other users whose access has not ended get a mail.
  const members = store.selectFrom('users').selectAll().where('account_id', '=', viewer.accountId).where('group_id', '=', group.id).where('removed_at', 'is', null)
  const users = await members.where((where) => where.or([where('email', '=', ''), where('valid_until_at', '<=', now)])).orderBy('sort_name').orderBy('id').execute()
  return noticePermission(store, viewer, { ...about, recipients, users }, now)
}

export const validateVoiceCallgroupNotificationPermission: Handler<'validateVoiceCallgroupNotificationPermission'> = (request, call) =>
  notifiesCallGroup(call, request, 0)

export const validateVideoCallgroupNotificationPermission: Handler<'validateVideoCallgroupNotificationPermission'> = (request, call) =>
  notifiesCallGroup(call, request, 1)

/** Whether the signed-in user may send a notice to the call group: administrators to any, other users to their own. */
async function notifiesCallGroup(call: SignedInCall, { callgroupId, UserIDs }: RequestOf<typeof endpoints.validateVideoCallgroupNotificationPermission>, isVideo: 0 | 1) {
  const { store, now, viewer } = call
  if (callgroupId === null) requireRight(call.user, 'callGroups.edit')
  const group = callgroupId === null ? null : await findCallGroup(store, viewer.accountId, callgroupId)
  if (group && group.is_video !== isVideo) throw new Refusal(404, 'NOT_FOUND', 'There is no such call group.', { field: 'callgroupId' })
  const isAllowed = managesAll(viewer) || viewer.user.call_group_id === callgroupId
  if (UserIDs && isAllowed) await requireCallable(store, viewer, group, UserIDs, 'UserIDs')
  const ids = [...new Set(UserIDs ?? (group ? await rungBy(store, group.id) : []))]
  const ofHouse = UserIDs || !group ? [] : await store.selectFrom('call_group_numbers').select('id').where('call_group_id', '=', group.id).where('user_id', 'is', null).execute()
  const about = { isAllowed, name: group?.name ?? 'the new call group', way: isVideo === 1 ? ('app' as const) : ('telephone' as const), recipients: ids.length + ofHouse.length }
  return noticePermission(store, viewer, { ...about, users: isAllowed ? await readUsersByName(store, ids) : [] }, now)
}

function may({ user }: Viewer, right: Right): boolean {
  return mayDo(rightsHolder(user), right)
}

const listedAtMost = 10_000

export const importValidatorUsers: Handler<'importValidatorUsers'> = async (_request, { viewer, store }) => {
  const visible = await notHidden(store, viewer)
  const users = () => store.selectFrom('users').where('account_id', '=', viewer.accountId).where(visible)
  const total = await countOf(users().where('removed_at', 'is', null))
  // The condition must repeat the one of the index `users_with_username` word for word.
  const names = await users().select(['username']).where(sql<boolean>`substr(username, 1, 1) <> '#'`).orderBy('id').limit(listedAtMost).execute()
  const present = users().where('removed_at', 'is', null)
  const texts = async (column: 'email' | 'unit') => {
    const rows = present.select(sql<string>`${sql.ref(column)}`.as('text')).distinct().where(column, '!=', '').orderBy('text').limit(listedAtMost)
    return (await rows.execute()).map(({ text }) => text)
  }
  const groups = await visibleGroups(store, viewer)
  return {
    UserCount: total,
    Usernames: names.map(shownUsername),
    Emails: (await texts('email')).map((email) => email.toLowerCase()),
    DirectoryPins: await heldPins(store, viewer, listedAtMost),
    UserGroups: groups.map(({ id, name }) => ({ ID: id, Name: name })),
    Units: await texts('unit'),
    IsTruncated: total > listedAtMost,
  }
}

type NoticePermission = Answer<'validateGroupNotificationPermission'>

interface NoticeQuestion {
  isAllowed: boolean
  /** The name of the group, or of a new one. */
  name: string
  way: NoticeWay
  /** The number of recipients, including phones without a user. */
  recipients: number
  /** The users who can't be reached, by the domain's rule. */
  users: readonly Row<'users'>[]
}

/** The largest number of users who are named. */
const mostNamed = 20

/** Whether the viewer may send a notice, and which users it wouldn't reach. */
async function noticePermission(store: Store, viewer: Viewer, { isAllowed, name, way, recipients, users }: NoticeQuestion, now: number): Promise<NoticePermission> {
  const answer = { Recipients: recipients, NotTold: [], NotToldCount: 0 }
  if (!isAllowed) return { ...answer, IsAllowed: false, message: filled('You can’t send messages to {name}.', { name }) }
  if (recipients === 0) return { ...answer, IsAllowed: false, message: filled('{name} has no users.', { name }) }
  const untold = users.flatMap((user) => {
    const Reason = findUntold(personOf(user), way, now)
    return Reason === null ? [] : [{ UserID: user.id, Name: user.name, Reason }]
  })
  const named = untold.slice(0, mostNamed)
  const { mayName } = await reachOf(store, viewer, named.map(({ UserID }) => UserID))
  const NotTold = named.map((one) => ({ ...one, Name: !managesAll(viewer) || mayName(one.UserID) ? one.Name : '' }))
  return { IsAllowed: true, Recipients: recipients, NotTold, NotToldCount: untold.length, message: '' }
}

/** The users with these ids, sorted by name. */
function readUsersByName(store: Store, ids: readonly number[]): Promise<Row<'users'>[]> {
  return store.selectFrom('users').selectAll().where('id', 'in', ids).orderBy('sort_name').orderBy('id').execute()
}

function personOf(user: Row<'users'>) {
  const { is_cellgate_app: app, allows_notifications: allows, quiet_hours: quiet, email } = user
  return { hasApp: app === 1, allowsNotifications: allows === 1, quietHours: JSON.parse(quiet) as WeekWindow[], goneSince: goneSince(user), email }
}
