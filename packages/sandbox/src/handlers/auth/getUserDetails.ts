import { Refusal } from '../../Refusal.ts'
import { equalText } from '../../bytes/bytes.ts'
import { sha256 } from '../../bytes/digest.ts'
import type { Call, Handler } from '../Handler.ts'
import { signedInUser } from '../signedInUser.ts'
import { permittedModules } from './permittedModules.ts'
import { releaseChoices } from './signedInAnswer.ts'

export const getUserDetails: Handler<'getUserDetails'> = async ({ authkey }, call) => {
  if (!(await isOwnKey(authkey, call.session?.tokenHash ?? '', call.store))) {
    throw new Refusal(403, 'AUTH_KEY_MISMATCH', 'The key does not belong to this session.', { field: 'authkey' })
  }
  const user = await signedInUser(call)
  if (!user) return { type: 'error', message: 'This user was removed.' }
  return {
    ID: user.id,
    Name: user.name,
    Email: user.email,
    AccountID: user.account_id,
    AccountName: user.account_name,
    IsAccountActive: user.is_active === 1,
    IS_SFH_ACTIVE: user.is_single_family === 1,
    UserTypeID: user.user_type_id,
    EnableUserTierCallgroup: user.user_type_id === 2 || user.user_type_id === 9,
    IsBillingAdminLoginLandpage: user.lands_on_billing === 1,
    IsUserDashboard: user.dashboard_flag,
    callgroupId: user.call_group_id,
    IsUserAdmin: user.is_user_admin === 1,
    IsKitsAdmin: user.is_kits_admin === 1,
    IsBillingAdmin: user.is_billing_admin === 1,
    role: user.role,
    modules: permittedModules(user),
    ...releaseChoices(user),
    SignedInBy: await signedInBy(call),
  }
}

/** The administrator who signed in as this user. */
async function signedInBy({ session, store }: Call): Promise<{ Name: string; Email: string } | null> {
  if (!session || session.signedInBy === null) return null
  const by = await store.selectFrom('users').select(['name', 'email']).where('id', '=', session.signedInBy).executeTakeFirst()
  return by ? { Name: by.name, Email: by.email } : null
}

async function isOwnKey(authKey: string, tokenHash: string, store: Parameters<typeof signedInUser>[0]['store']): Promise<boolean> {
  const row = await store.selectFrom('sessions').select('auth_key_hash').where('token_hash', '=', tokenHash).executeTakeFirst()
  return row !== undefined && equalText(row.auth_key_hash, await sha256(authKey))
}
