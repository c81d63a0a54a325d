import { type Right, Role } from '@portal/domain'
import { requireRight, type SignedInUser } from '../access/requireRight.ts'
import { notFound } from '../access/places.ts'
import type { Call } from '../handlers/Handler.ts'
import type { Store } from '../store/openStore.ts'

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

/** Refusals: 401, 403 `FORBIDDEN`, 404 for an account that is not one's own. */
export async function requireViewer(call: Call, right: Right, accountId?: number): Promise<Viewer> {
  const user = await requireRight(call, right)
  const isOperator = user.role === Role.SuperAdmin || user.role === Role.Staff
  const account = accountId ?? user.account_id
  if (account !== user.account_id && !(isOperator && (await accountExists(call.store, account)))) throw notFound('account', 'AccountID')
  return { user, accountId: account, isOperator, level: isOperator ? null : await levelOf(call.store, user.group_id), groupId: user.group_id }
}

/** As `requireViewer`, about the account of one user: an operator's is that user's. */
export async function requireUserViewer(call: Call, right: Right, userId: number): Promise<Viewer> {
  const viewer = await requireViewer(call, right)
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

async function levelOf(store: Store, groupId: number | null): Promise<number | null> {
  if (groupId === null) return null
  const group = await store.selectFrom('user_groups').select('hierarchy_level').where('id', '=', groupId).executeTakeFirst()
  return group?.hierarchy_level ?? null
}

async function accountExists(store: Store, id: number): Promise<boolean> {
  return (await store.selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}
