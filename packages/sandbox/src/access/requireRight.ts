import { mayDo, type Right } from '@portal/domain'
import type { Call } from '../handlers/Handler.ts'
import { signedInUser } from '../handlers/signedInUser.ts'
import { Refusal } from '../Refusal.ts'

export type { Right }
export type SignedInUser = NonNullable<Awaited<ReturnType<typeof signedInUser>>>

/** The signed-in user, if the role matrix lets them do this. Refusals: 401 once removed, 403 `FORBIDDEN`. */
export async function requireRight(call: Call, right: Right): Promise<SignedInUser> {
  const user = await signedInUser(call)
  if (!user) throw new Refusal(401, 'SESSION_INVALID', 'Please sign in.')
  const holder = {
    role: user.role, UserTypeID: user.user_type_id,
    IsUserAdmin: user.is_user_admin === 1, IsKitsAdmin: user.is_kits_admin === 1, IsBillingAdmin: user.is_billing_admin === 1,
  }
  if (!mayDo(holder, right)) throw new Refusal(403, 'FORBIDDEN', 'Your role does not allow this.')
  return user
}
