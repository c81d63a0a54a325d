import { claimAttempts } from '../limits/claimAttempts.ts'
import { giveBack } from '../limits/rateLimit.ts'
import type { SignedInUser } from '../people/signedInUser.ts'
import type { Services } from '../Services.ts'

/**
 * Runs a call that mails an invite to `recipient`, unless its sender has sent too many such mails, or its account too many to this recipient:
 * 429 `TOO_MANY_ATTEMPTS`. A call that mails nothing in the end does not count. An empty recipient: nobody is mailed to. Inside the call's transaction.
 */
export async function withInviteMail<Answer extends { IsMailed: boolean }>(
  call: Services & { user: SignedInUser },
  recipient: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (recipient === '') return run()
  const { limits, user } = call
  const window = limits.inviteMailsWindow
  const claims = await claimAttempts(call, [
    { bucket: `inviteMails|${user.id}`, allowed: limits.inviteMails, window },
    { bucket: `inviteMails|${user.account_id}|${recipient.toLowerCase()}`, allowed: limits.inviteMailsToOne, window },
  ])
  const answer = await run()
  if (!answer.IsMailed) await giveBack(call.store, claims)
  return answer
}
