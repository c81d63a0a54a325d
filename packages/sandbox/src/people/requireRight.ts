import { mayDo, type Right } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import { rightsHolder } from './rightsHolder.ts'
import type { SignedInUser } from './signedInUser.ts'

/**
 * Refuses a signed-in user whom the role matrix does not let do this: 403 `FORBIDDEN`. The right of a call stands in rightsOfCalls.ts and is
 * asked before its handler; a handler asks only for what its call needs beyond that.
 */
export function requireRight(user: SignedInUser, right: Right): void {
  if (!mayDo(rightsHolder(user), right)) throw new Refusal(403, 'FORBIDDEN', 'Your role does not allow this.')
}
