import { localDateAt, type TenantType } from '@portal/domain'
import { notFound } from '../Refusal.ts'
import type { Clock } from '../hostInterfaces.ts'
import type { SignedInUser } from '../people/viewer.ts'
import type { Row } from '../store/schema.ts'
import type { Store } from '../store/openStore.ts'

/** The account that a billing administrator's call is about, with today's date at its property. */
export interface BilledAccount extends Row<'billing_accounts'> {
  name: string
  isActive: boolean
  tenantType: TenantType
  propertyName: string
  address: string
  /** The name of an IANA time zone. */
  timeZone: string
  /** Milliseconds since 1970. */
  now: number
  /** ISO date at the property. */
  today: string
}

interface Asking {
  store: Store
  clock: Clock
  user: SignedInUser
}

/** The billing of the account in which the user works; 404 `NOT_FOUND` if the account has none. */
export async function billingAccount(call: Asking): Promise<BilledAccount> {
  const { user } = call
  const [row, property] = await Promise.all([
    call.store.selectFrom('billing_accounts').selectAll().where('account_id', '=', user.account_id).executeTakeFirst(),
    call.store.selectFrom('properties').select('address').where('id', '=', user.property_id).executeTakeFirst(),
  ])
  if (!row) throw notFound('record')
  const now = call.clock.now()
  return {
    ...row,
    name: user.account_name,
    isActive: user.is_active === 1,
    tenantType: user.tenant_type,
    propertyName: user.property_name,
    address: property?.address ?? '',
    timeZone: user.time_zone,
    now,
    today: localDateAt(user.time_zone, now),
  }
}
