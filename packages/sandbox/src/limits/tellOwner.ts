import { sha256 } from '../bytes/digest.ts'
import { guessedPasswordMail } from '../outbox/mailTexts.ts'
import { sendMail } from '../outbox/outbox.ts'
import type { CallerServices } from '../Services.ts'
import type { UsersTable } from '../store/peopleSchema.ts'
import { claimAttempt } from './rateLimit.ts'

/** Mails the owner of a name that strangers are trying its password, at most once a day. */
export async function tellOwner(call: CallerServices, user: Pick<UsersTable, 'account_id' | 'name' | 'email' | 'username'>, tries: number): Promise<void> {
  const { store, limits, clock } = call
  if (tries < limits.loginFailuresTold) return
  const claim = await claimAttempt(call, { bucket: await sha256(`login|told|${user.username}`), allowed: 1, window: limits.loginWindow })
  if (claim.kind === 'refused') return
  await sendMail(store, { ...guessedPasswordMail(user.name, tries), accountId: user.account_id, to: user.email === '' ? user.username : user.email, sentAt: clock.now() })
}
