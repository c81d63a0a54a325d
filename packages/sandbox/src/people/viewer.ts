import { isOperator } from '@portal/domain'
import { notFound } from '../access/places.ts'
import type { Store } from '../store/openStore.ts'
import type { SignedInUser } from './signedInUser.ts'

/** Who asks, about which account, and how far down from where they stand. */
export interface Viewer {
  user: SignedInUser
  accountId: number
  /** Staff of the operator, who may ask about any account. */
  isOperator: boolean
  /** Null: above every group. */
  level: number | null
  groupId: number | null
}

interface Asking {
  store: Store
  user: SignedInUser
}

/** Who asks about an account: their own if none is named. 404 for one that is not theirs, unless they are an operator. */
export async function viewerOf({ store, user }: Asking, accountId = user.account_id): Promise<Viewer> {
  const operates = isOperator(user)
  if (accountId !== user.account_id && !(operates && (await accountExists(store, accountId)))) throw notFound('account', 'AccountID')
  return { user, accountId, isOperator: operates, level: operates ? null : user.hierarchy_level, groupId: user.group_id }
}

/** As `viewerOf`, about the account of one user: an operator's is that user's. */
export async function viewerOfUser(call: Asking, userId: number): Promise<Viewer> {
  const viewer = await viewerOf(call)
  if (!viewer.isOperator) return viewer
  const user = await call.store.selectFrom('users').select('account_id').where('id', '=', userId).executeTakeFirst()
  return user ? { ...viewer, accountId: user.account_id } : viewer
}

/** Where another record stands: what decides who may see and change it. */
export interface Standing {
  id?: number
  groupId: number | null
  level: number | null
}

/** A group sees itself and those below it (a greater number), and everybody without a group. */
export function maySee(viewer: Viewer, { id, groupId, level }: Standing): boolean {
  return viewer.level === null || level === null || level > viewer.level || groupId === viewer.groupId || id === viewer.user.id
}

export function mayChange(viewer: Viewer, { level }: Standing): boolean {
  return viewer.level === null || level === null || level > viewer.level
}

async function accountExists(store: Store, id: number): Promise<boolean> {
  return (await store.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
