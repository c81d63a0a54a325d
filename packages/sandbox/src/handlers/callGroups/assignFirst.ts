import { UserType } from '@portal/domain'
import { callGroupSize, findCallGroup } from '../../people/callGroups.ts'
import { changeUser } from '../../people/changeUser.ts'
import { checkPhone, invalid } from '../../people/checkFields.ts'
import { type FoundUser, findUserToChange } from '../../people/findUser.ts'
import { mailFirstPassword } from '../../people/mailFirstPassword.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import type { Call, Handler } from '../Handler.ts'

/** The first user of a video call group manages it (type 2). */
export const assignFirstCallgroupUserAndSendEmailAsync: Handler<'assignFirstCallgroupUserAndSendEmailAsync'> = (request, call) =>
  assign(call, request, async (trx, user, group) => {
    if (group.is_video === 0) throw new Refusal(409, 'NOT_A_VIDEO_GROUP', 'This call group calls telephones.')
    return { call_group_id: group.id, user_type_id: UserType.CallGroupManager }
  })

/** The first number of a voice call group, whose user manages it (type 9). */
export const assignFirstPstnToVoiceCallgroupAndSendEmailAsync: Handler<'assignFirstPstnToVoiceCallgroupAndSendEmailAsync'> = (request, call) =>
  assign(call, request, async (trx, user, group) => {
    if (group.is_video === 1) throw new Refusal(409, 'NOT_A_VOICE_GROUP', 'This call group calls apps.')
    const phone = checkPhone('PhoneNumber', request.PhoneNumber)
    if (phone === '') throw invalid('PhoneNumber', 'Enter a phone number.')
    await trx.insertInto('call_group_numbers').values({ call_group_id: group.id, user_id: user.id, phone }).execute()
    return { call_group_id: group.id, user_type_id: UserType.VoiceGroupUser }
  })

type Group = Awaited<ReturnType<typeof findCallGroup>>
type Place = (trx: Store, user: FoundUser, group: Group) => Promise<{ call_group_id: number; user_type_id: number }>

async function assign(call: Call, request: { UserID: number; callgroupId: number; SendEmail: boolean }, place: Place) {
  const { UserID, callgroupId, SendEmail } = request
  const viewer = await requireUserViewer(call, 'callGroups.edit', UserID)
  const IsEmailSent = await call.store.transaction().execute(async (trx) => {
    const user = await findUserToChange(trx, viewer, UserID, 'UserID')
    const group = await findCallGroup(trx, user.account_id, callgroupId)
    if ((await callGroupSize(trx, group.id, user.id)) > 0) throw new Refusal(409, 'CALL_GROUP_HAS_USERS', 'Somebody answers this call group already.')
    await changeUser(trx, viewer, user, await place(trx, user, group), call.clock.now())
    if (!SendEmail || user.email === '') return false
    await mailAssignment(trx, call, user, group)
    return true
  })
  return { message: IsEmailSent ? 'Saved, and a mail is on its way.' : 'Saved.', IsEmailSent }
}

/** Who can sign in but has no password yet gets the link to set one; everybody else gets word of it. */
async function mailAssignment(trx: Store, call: Call, user: FoundUser, group: Group): Promise<void> {
  if (user.has_web_access === 1 && user.password_hash === '') return mailFirstPassword(trx, call, user)
  const text = `Hello ${user.name},

you answer the visitor calls of ${group.name} at ${group.property_name} from now on.`
  await call.outbox.send({ to: user.email, subject: `You answer ${group.name}`, text, link: null, sentAt: call.clock.now() }, trx)
}
