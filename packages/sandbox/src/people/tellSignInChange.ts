import { emailChangedMail, passwordChangedMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { Store } from '../store/openStore.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { mailAddress } from './mailFirstPassword.ts'
import { shownUsername } from './personColumns.ts'

export type SignInColumns = Pick<UsersTable, 'id' | 'account_id' | 'name' | 'email' | 'username' | 'password_hash' | 'has_web_access'>

type Changed = SignInColumns & Pick<UsersTable, 'removed_at'>

/** Whether somebody signs in by another name, or gets mails at another address. */
export function changesAddress(before: SignInColumns, after: SignInColumns): boolean {
  return after.email !== before.email || (shownUsername(before) !== '' && after.username !== before.username)
}

/**
 * Mails the owner that their password, e-mail address or user name was changed, at the old and the new address. Nobody is mailed who never could sign
 * in. Inside the transaction that writes it.
 */
export async function tellSignInChange(trx: Store, before: SignInColumns, after: Changed, { by, now }: { by: 'owner' | 'administrator' | 'link'; now: number }): Promise<void> {
  if (after.removed_at !== null || (before.password_hash === '' && before.has_web_access !== 1)) return
  const send = async (mail: ReturnType<typeof passwordChangedMail>, addresses: readonly string[]) => {
    for (const to of new Set(addresses)) if (to !== '') await sendMail(trx, { ...mail, accountId: before.account_id, to, sentAt: now })
  }
  if (before.password_hash !== '' && after.password_hash !== before.password_hash) await send(passwordChangedMail(after.name, by), [mailAddress(before)])
  if (changesAddress(before, after)) await send(emailChangedMail(after.name, mailAddress(after)), [mailAddress(before), mailAddress(after)])
}
