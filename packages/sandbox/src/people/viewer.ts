import { isOperator, mayChangePerson, maySeePerson, mayNamePerson, type Standing } from '@portal/domain'
import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { SignedInUser } from './signedInUser.ts'
import { standingOf, type StandingRow, standingsOf } from './standing.ts'

/** The user who makes a call, and the account that the call is about. */
export interface Viewer {
  user: SignedInUser
  accountId: number
  /** Whether the user is staff of the operator, who may ask about any account. */
  isOperator: boolean
  /** The standing that decides whom the viewer may reach (domain, `accounts/reach.ts`). */
  standing: Standing
  /** Whether the user acts on their own mailed wish to be deleted, so that their own user is no exception. */
  isLeaving?: boolean
}

interface Asking {
  store: Store
  user: SignedInUser
}

/** The viewer of an account; of their own account if `accountId` is omitted. 404 for another account, unless the user is an operator. */
export async function viewerOf({ store, user }: Asking, accountId = user.account_id): Promise<Viewer> {
  const operates = isOperator(user)
  if (accountId !== user.account_id && !(operates && (await accountExists(store, accountId)))) throw notFound('account', 'AccountID')
  return { user, accountId, isOperator: operates, standing: standingOf(user) }
}

/** Like `viewerOf`, for the account of one user: an operator views that user's account. */
export async function viewerOfUser(call: Asking, userId: number): Promise<Viewer> {
  const viewer = await viewerOf(call)
  if (!viewer.isOperator) return viewer
  const user = await call.store.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirst()
  return user ? { ...viewer, accountId: user.account_id } : viewer
}

export function maySee(viewer: Viewer, row: StandingRow): boolean {
  return maySeePerson(viewer.standing, standingOf(row))
}

export function mayChange(viewer: Viewer, row: StandingRow): boolean {
  return mayChangePerson(viewer.standing, standingOf(row))
}

/** Which of these users the viewer may see, and whose names the viewer may read. False for an unknown id. */
export async function reachOf(store: Store, viewer: Viewer, ids: readonly number[]) {
  const standings = await standingsOf(store, ids)
  const asks = (may: (viewer: Standing, person: Standing) => boolean) => (id: number) => {
    const standing = standings.get(id)
    return standing !== undefined && may(viewer.standing, standing)
  }
  return { maySee: asks(maySeePerson), mayName: asks(mayNamePerson) }
}

async function accountExists(store: Store, id: number): Promise<boolean> {
  return (await store.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
