import { claimAttempts } from '../limits/claimAttempts.ts'
import type { SignedInUser } from '../people/signedInUser.ts'
import type { Services } from '../Services.ts'

/**
 * Runs a call that mails an invite to `recipient`, unless its sender has sent too many such mails, or its account too many to this recipient:
 * 429 `TOO_MANY_ATTEMPTS`. A call that mails nothing in the end does not count. An empty recipient: nobody is mailed to.
 */
export async function withInviteMail<Answer extends { IsMailed: boolean }>(
  { rateLimit, limits, user }: Services & { user: SignedInUser },
  recipient: string,
  run: () => Promise<Answer>,
): Promise<Answer> {
  if (recipient === '') return run()
  const window = limits.inviteMailsWindow
  const claims = await claimAttempts(rateLimit, [
    { bucket: `inviteMails|${user.id}`, allowed: limits.inviteMails, window },
    { bucket: `inviteMails|${user.account_id}|${recipient.toLowerCase()}`, allowed: limits.inviteMailsToOne, window },
  ])
  let isMailed = false
  try {
    const answer = await run()
    isMailed = answer.IsMailed
    return answer
  } finally {
    if (!isMailed) for (const { id } of claims) await rateLimit.giveBack(id)
  }
}
