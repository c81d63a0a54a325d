import { mayDo, type Right } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import { rightsHolder } from './rightsHolder.ts'
import type { SignedInUser } from './signedInUser.ts'

/**
 * Refuses a signed-in user who lacks this right in the role matrix: 403 `FORBIDDEN`. The right of each call is in rightsOfCalls.ts and is
 * checked before its handler; a handler checks only the further rights that it needs.
 */
export function requireRight(user: SignedInUser, right: Right): void {
  if (!mayDo(rightsHolder(user), right)) throw new Refusal(403, 'FORBIDDEN', 'Your role does not allow this.')
}
