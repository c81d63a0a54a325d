import type { PartnerBrand } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from './openStore.ts'

/** An account's brand with its version. The version exists even without a brand. */
export interface AccountBrand {
  accountId: number
  accountName: string
  brand: PartnerBrand | null
  /** The version of the brand; 0 if the account never had one. */
  version: number
  /** The name of the user who last changed the brand; may be empty. */
  by: string
}

/** The brand of an account for its guests' pages, mails and passes; null if they have the portal's own look. */
export async function brandOf(store: Store, accountId: number): Promise<PartnerBrand | null> {
  const row = await store.selectFrom('account_brands').select(['name', 'accent', 'logo']).where('account_id', '=', accountId).executeTakeFirst()
  return row ?? null
}

export async function findBrand(store: Store, accountId: number): Promise<AccountBrand> {
  const account = await store.selectFrom('accounts').select(['name', 'brand_version', 'brand_by']).where('id', '=', accountId).executeTakeFirst()
  if (!account) throw new Refusal(404, 'UNKNOWN_ACCOUNT', 'There is no account with this id.', { field: 'account' })
  return { accountId, accountName: account.name, brand: await brandOf(store, accountId), version: account.brand_version, by: account.brand_by }
}

/** Sets an account's brand, or removes it (null). `store` is a transaction. */
export async function setBrand(store: Store, accountId: number, brand: PartnerBrand | null, by = ''): Promise<void> {
  const before = await findBrand(store, accountId)
  const row = brand && { name: brand.name, accent: brand.accent, logo: brand.logo }
  if (row === null) await store.deleteFrom('account_brands').where('account_id', '=', accountId).execute()
  else await store.insertInto('account_brands').values({ account_id: accountId, ...row }).onConflict((conflict) => conflict.column('account_id').doUpdateSet(row)).execute()
  await store.updateTable('accounts').set({ brand_version: before.version + 1, brand_by: by }).where('id', '=', accountId).execute()
}
