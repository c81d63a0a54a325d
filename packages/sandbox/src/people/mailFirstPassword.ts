import { issueLink } from '../links/links.ts'
import { masterUserMail } from '../outbox/mailTexts.ts'
import type { CallerServices } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { sendMail } from '../outbox/outbox.ts'

type MailedUser = Pick<Row<'users'>, 'id' | 'account_id' | 'name' | 'email' | 'username' | 'language'>

/** The address for mails to a user: the email address, or else the username; empty if neither is an address. */
export function mailAddress({ email, username }: Pick<MailedUser, 'email' | 'username'>): string {
  if (email !== '') return email
  return username.includes('@') ? username : ''
}

/** Mails the link by which a new user sets a password. Links of earlier mails end. Inside a transaction. */
export async function mailFirstPassword(trx: Store, call: CallerServices, user: MailedUser): Promise<void> {
  const now = call.clock.now()
  await trx.updateTable('links').set({ expires_at: now }).where('user_id', '=', user.id).where('kind', '=', 'masterUser').where('used_at', 'is', null)
    .where('expires_at', '>', now).execute()
  const mail = masterUserMail(user.language ?? call.language, user.name, await issueLink(trx, call, { kind: 'masterUser', userId: user.id }))
  await sendMail(trx, { ...mail, accountId: user.account_id, to: mailAddress(user), sentAt: now })
}

/** When the newest mail of this kind was sent, in milliseconds since 1970; null if none was. */
export async function firstPasswordMailedAt(store: Store, userId: number): Promise<number | null> {
  const newest = store.selectFrom('links').select(({ fn }) => fn.max<number | null>('created_at').as('at')).where('user_id', '=', userId).where('kind', '=', 'masterUser')
  return (await newest.executeTakeFirst())?.at ?? null
}
