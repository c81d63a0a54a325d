import { mayDo, type Right } from '@portal/domain'
import type { Call } from '../handlers/Handler.ts'
import { signedInUser } from '../handlers/signedInUser.ts'
import { rightsHolder } from '../people/guards.ts'
import { Refusal } from '../Refusal.ts'

export type { Right }
export type SignedInUser = NonNullable<Awaited<ReturnType<typeof signedInUser>>>

/** The signed-in user, if the role matrix lets them do this. Refusals: 401 once removed, 403 `FORBIDDEN`. */
export async function requireRight(call: Call, right: Right): Promise<SignedInUser> {
  const user = await signedInUser(call)
  if (!user) throw new Refusal(401, 'SESSION_INVALID', 'Please sign in.')
  if (!mayDo(rightsHolder(user), right)) throw new Refusal(403, 'FORBIDDEN', 'Your role does not allow this.')
  return user
}
