import { sha256 } from '../bytes/digest.ts'
import type { CallerServices } from '../Services.ts'
import { claimAttempts } from './claimAttempts.ts'

/**
 * Counts a stranger's request for a mail to a user, whether or not the user exists; answers the name in the spelling of user names. Without the
 * caller's address, requests for one name count together.
 */
export async function claimMailRequest(call: CallerServices, kind: string, username: string): Promise<string> {
  const { limits, address } = call
  const name = username.trim().toLowerCase()
  const window = limits.mailRequestsWindow
  await claimAttempts(call, [
    { bucket: await sha256(`mail|${kind}|${name}|${address}`), allowed: limits.mailRequests, window },
    ...(address === '' ? [] : [{ bucket: await sha256(`mail|${address}`), allowed: limits.mailRequestsOfAddress, window }]),
  ])
  return name
}
