import { issueLink } from '../links/issueLink.ts'
import { masterUserMail } from '../outbox/mailTexts.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/schema.ts'

/** Mails the link by which a new user sets a password. Inside a transaction. */
export async function mailFirstPassword(trx: Store, call: Services, user: Pick<UsersTable, 'id' | 'name' | 'email' | 'username'>): Promise<void> {
  const mail = masterUserMail(user.name, await issueLink(trx, call, { kind: 'masterUser', userId: user.id }))
  await call.outbox.send({ ...mail, to: user.email === '' ? user.username : user.email, sentAt: call.clock.now() }, trx)
}
