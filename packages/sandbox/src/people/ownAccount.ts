import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Store } from '../store/openStore.ts'
import { toIso } from '../time/toIso.ts'
import { shownUsername } from './personColumns.ts'
import { readSignedInUser, type SignedInUser } from './signedInUser.ts'

export type OwnAccount = ResponseOf<typeof endpoints.getOwnAccount>['Account']

/** The signed-in user as the store has them now. */
export async function readOneself(store: Store, { id }: Pick<SignedInUser, 'id'>): Promise<SignedInUser> {
  const user = await readSignedInUser(store, id)
  if (!user) throw new Error(`User ${id} is signed in and not there.`)
  return user
}

/** What people read and change of their own record. */
export function toOwnAccount(user: SignedInUser): OwnAccount {
  return {
    ID: user.id,
    FirstName: user.first_name,
    LastName: user.last_name,
    Name: user.name,
    Phone: user.phone,
    IsPhoneVerified: user.phone !== '' && user.phone === user.verified_phone,
    WatchmanPhoneNumber: user.watchman_phone_number,
    TimezoneID: user.own_time_zone,
    Language: user.language,
    Theme: user.theme,
    MailsExports: user.mails_exports === 1,
    AllowsNotifications: user.allows_notifications === 1,
    HasApp: user.is_cellgate_app === 1,
    Email: user.email,
    Username: shownUsername(user),
    PropertyName: user.property_name,
    PropertyTimeZone: user.time_zone,
    CreatedAt: toIso(user.created_at),
    Version: user.version,
    UpdatedBy: user.updated_by,
  }
}
