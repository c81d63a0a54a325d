import { mayDo, reachesAccount, type Right } from '@portal/domain'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { rightsHolder } from './rightsHolder.ts'
import type { SignedInUser } from './signedInUser.ts'
import { standingOf } from './standing.ts'

/**
 * Refuses a signed-in user who lacks this right in the role matrix: 403 `FORBIDDEN`. The right of each call is in rightsOfCalls.ts and is
 * checked before its handler; a handler checks only the further rights that it needs.
 */
export function requireRight(user: SignedInUser, right: Right): void {
  if (!mayDo(rightsHolder(user), right)) throw new Refusal(403, 'FORBIDDEN', 'Your role does not allow this.')
}

/**
 * The user as working in the account of the request, at that account's first property. Every handler reads both from the user, so that no
 * call reaches another account. 403 `OTHER_ACCOUNT` for an account in which the user may not work, whether it exists or not.
 */
export async function workIn(store: Store, user: SignedInUser, accountId: number): Promise<SignedInUser> {
  if (accountId === user.account_id) return user
  const account = reachesAccount(standingOf(user), accountId) ? await firstProperty(store, accountId) : undefined
  if (!account) throw new Refusal(403, 'OTHER_ACCOUNT', 'This page belongs to another account. You can’t work there.')
  return { ...user, ...account }
}

/** The id of the account that a request is for; undefined if it names none, NaN if it is not a number. */
export function namedAccount(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  return /^[1-9]\d{0,14}$/.test(header) ? Number(header) : Number.NaN
}

/** The fields in which requests name an account. */
interface NamesAccount extends Partial<Record<'AccountID' | 'AccountId' | 'accountId' | 'accountID', number | string>> {
  /** A choice of users, by a filter or by their ids. */
  Selection?: { Filter?: NamesAccount }
}

/** Refuses a request that names another account than the one in which the user works: 404 `NOT_FOUND`. */
export function requireOwnAccount(request: object, { account_id: own }: SignedInUser): void {
  const { AccountID, AccountId, accountId, accountID, Selection } = request as NamesAccount
  const named = AccountID ?? AccountId ?? accountId ?? accountID ?? Selection?.Filter?.accountID ?? own
  if (String(named) !== String(own)) throw notFound('account', 'AccountID')
}

function firstProperty(store: Store, accountId: number) {
  return store
    .selectFrom('accounts')
    .innerJoin('properties', 'properties.account_id', 'accounts.id')
    .select(['accounts.id as account_id', 'accounts.name as account_name', 'accounts.is_active', 'accounts.tenant_type'])
    .select(['properties.id as property_id', 'properties.name as property_name', 'properties.time_zone'])
    .where('accounts.id', '=', accountId)
    .orderBy('properties.id')
    .limit(1)
    .executeTakeFirst()
}
