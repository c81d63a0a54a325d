import { accountStates, billingStates, TenantType } from '@portal/domain'
import * as v from 'valibot'
import { searchText } from './textFields.ts'

/** The filters of the list of accounts. */
export const accountFilter = {
  /** A part of the account's name or of an address, its number, or the whole email address of one of its users. */
  searchText: searchText(100),
  State: v.optional(v.picklist(accountStates)),
  Billing: v.optional(v.picklist(billingStates)),
  /** The kind of account: 1 MultiTenant, 2 SingleFamily. */
  TenantType: v.optional(v.picklist([TenantType.MultiTenant, TenantType.SingleFamily])),
}

/** The order of the list. `WorkedAt` has the signed-in operator's recent accounts first, then accounts with recent activity. */
export const accountSort = v.optional(
  v.picklist(['Name ASC', 'Name DESC', 'People ASC', 'People DESC', 'Doors ASC', 'Doors DESC', 'LastActivity ASC', 'LastActivity DESC', 'WorkedAt DESC']),
  'LastActivity DESC',
)
