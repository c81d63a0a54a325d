import { conflict, invalid, notFound } from '../Refusal.ts'
import { type AccountBrand, findBrand, setBrand } from '../store/accountBrands.ts'
import type { Handler } from './Handler.ts'

export const getAccountBrand: Handler<'getAccountBrand'> = async (_request, { store, user }) => ({ Brand: toAnswer(await findBrand(store, user.account_id)) })

export const saveAccountBrand: Handler<'saveAccountBrand'> = async ({ Name, Accent, Logo, Version }, { store, user }) => {
  const before = await findBrand(store, user.account_id)
  if (Version !== null && Version !== before.version) throw conflict(toAnswer(before))
  const name = Name ?? before.brand?.name
  const accent = (Accent ?? before.brand?.accent)?.toLowerCase()
  if (name === undefined) throw invalid('Name', 'Enter a name for the brand.')
  if (accent === undefined) throw invalid('Accent', 'Choose a color for the brand.')
  await setBrand(store, user.account_id, { name, accent, logo: Logo === undefined ? before.brand?.logo ?? null : Logo }, user.name)
  return { message: 'Brand saved.', Brand: toAnswer(await findBrand(store, user.account_id)) }
}

export const deleteAccountBrand: Handler<'deleteAccountBrand'> = async ({ Version }, { store, user }) => {
  const before = await findBrand(store, user.account_id)
  if (Version !== null && Version !== before.version) throw conflict(toAnswer(before))
  if (!before.brand) throw notFound('brand')
  await setBrand(store, user.account_id, null, user.name)
  return { message: 'Brand removed.', Brand: toAnswer(await findBrand(store, user.account_id)) }
}

function toAnswer({ accountId, accountName, brand, version, by }: AccountBrand) {
  return { AccountID: accountId, AccountName: accountName, IsSet: brand !== null, Name: brand?.name ?? '', Accent: brand?.accent ?? '', Logo: brand?.logo ?? null, Version: version, UpdatedBy: by }
}
