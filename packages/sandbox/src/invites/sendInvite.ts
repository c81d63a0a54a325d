import { isEmailAddress } from '@portal/domain'
import { inviteMail, pinInviteMail } from '../outbox/mailTexts.ts'
import { Refusal } from '../Refusal.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { InvitesTable } from '../store/inviteSchema.ts'
import { sendMail } from '../outbox/outbox.ts'

export interface InviteSecret {
  /** The token of a QR key's link. */
  token: string | null
  pin: string | null
}

/** The recipient's address in the form to which mails are sent; empty: nobody is mailed to. Refuses with 400 a text that is no address. */
export function readRecipient(text: string): string {
  const recipient = text.trim()
  if (recipient !== '' && !isEmailAddress(recipient)) {
    throw new Refusal(400, 'VALIDATION', 'Enter an e-mail address, or leave it empty.', { field: 'Recipient' })
  }
  return recipient
}

export function inviteLink({ baseUrl }: Pick<Services, 'baseUrl'>, token: string): string {
  return `${baseUrl}/Invite?d=${token}`
}

type Sent = Pick<InvitesTable, 'sent_by' | 'name' | 'description' | 'recipient'>

/** Mails the invite; false if it has no recipient. */
export async function mailInvite(services: Services & { user: { account_id: number } }, trx: Store, invite: Sent, { token, pin }: InviteSecret): Promise<boolean> {
  if (invite.recipient === '') return false
  const mail = token === null
    ? pinInviteMail(invite.sent_by, invite.name, invite.description, pin ?? '')
    : inviteMail(invite.sent_by, invite.name, invite.description, inviteLink(services, token))
  await sendMail(trx, { ...mail, accountId: services.user.account_id, to: invite.recipient, sentAt: services.clock.now() })
  return true
}
