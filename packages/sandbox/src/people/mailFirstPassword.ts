import { randomToken, sha256 } from '../bytes/digest.ts'
import { linkPaths } from '../links/links.ts'
import { masterUserMail } from '../outbox/mailTexts.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { LinksTable, UsersTable } from '../store/schema.ts'

/** Mails the link by which a new user sets a password. Inside a transaction. */
export async function mailFirstPassword(trx: Store, call: Services, user: Pick<UsersTable, 'id' | 'name' | 'email' | 'username'>): Promise<void> {
  const now = call.clock.now()
  const token = randomToken(24)
  const link: LinksTable = {
    token_hash: await sha256(token), kind: 'masterUser', user_id: user.id, by_user_id: null, call_group_id: null,
    suggested_username: '', watchman_phone_number: '', created_at: now, expires_at: now + call.limits.masterUserLinkValid, used_at: null,
  }
  await trx.insertInto('links').values(link).execute()
  const mail = masterUserMail(user.name, call.baseUrl + linkPaths.masterUser + token)
  await call.outbox.send({ ...mail, to: user.email === '' ? user.username : user.email, sentAt: now }, trx)
}
