import type { PartnerBrand } from '@portal/domain'
import { Refusal } from '../Refusal.ts'
import type { Store } from './openStore.ts'

/** The brand of an account, on its guests' page, in its mails and on its passes; null: it has the portal's. */
export async function brandOf(store: Store, accountId: number): Promise<PartnerBrand | null> {
  const row = await store.selectFrom('account_brands').select(['name', 'accent', 'logo']).where('account_id', '=', accountId).executeTakeFirst()
  return row ?? null
}

/** Gives an account a brand, or takes it away (null). */
export async function setBrand(store: Store, accountId: number, brand: PartnerBrand | null): Promise<void> {
  const account = await store.selectFrom('accounts').select('id').where('id', '=', accountId).executeTakeFirst()
  if (!account) throw new Refusal(404, 'UNKNOWN_ACCOUNT', 'There is no account with this id.', { field: 'account' })
  await store.transaction().execute(async (trx) => {
    await trx.deleteFrom('account_brands').where('account_id', '=', accountId).execute()
    if (brand) await trx.insertInto('account_brands').values({ account_id: accountId, name: brand.name, accent: brand.accent, logo: brand.logo }).execute()
  })
}
