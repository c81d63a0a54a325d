import { deletionState, type DeletionState } from '@portal/domain'
import { randomToken, sha256 } from '../bytes/bytes.ts'
import type { Services } from '../Services.ts'
import type { Store } from '../store/openStore.ts'
import type { Row } from '../store/schema.ts'
import { readSignedInUser, type Viewer, viewerOf } from './viewer.ts'

/** The path of the page to which a mailed link about a deletion leads. */
const linkPath = '/accountdeletionrequest?token='

/** Creates a link to a user's deletion request and returns its address. The database has only the token's hash. Inside a transaction. */
export async function issueDeletionLink(trx: Store, { clock, baseUrl }: Pick<Services, 'clock' | 'baseUrl'>, userId: number): Promise<string> {
  const token = randomToken(24)
  await trx.insertInto('deletion_links').values({ token_hash: await sha256(token), user_id: userId, created_at: clock.now() }).execute()
  return `${baseUrl}${linkPath}${token}`
}

/** The deletion request that a link is about. */
export async function requestOfLink(store: Store, token: string): Promise<Row<'deletion_requests'> | undefined> {
  return store
    .selectFrom('deletion_links')
    .innerJoin('deletion_requests', 'deletion_requests.user_id', 'deletion_links.user_id')
    .selectAll('deletion_requests')
    .where('token_hash', '=', await sha256(token))
    .executeTakeFirst()
}

/** Records a deletion request. A pending request is kept; any other starts again. Inside a transaction. */
export async function askDeletion(trx: Store, { clock, limits }: Pick<Services, 'clock' | 'limits'>, userId: number): Promise<void> {
  const now = clock.now()
  const before = await requestOf(trx, userId)
  if (before && stateOf(before, now) === 'waiting') return
  const asked = {
    asked_at: now, confirm_by: now + limits.deletionConfirm, confirmed_at: null, due_at: null, ended_at: null, ending: null, ended_by: '', reason: '',
  }
  await trx.insertInto('deletion_requests').values({ user_id: userId, ...asked }).onConflict((conflict) => conflict.column('user_id').doUpdateSet(asked)).execute()
}

export async function requestOf(store: Store, userId: number): Promise<Row<'deletion_requests'> | undefined> {
  return store.selectFrom('deletion_requests').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export function stateOf(row: Row<'deletion_requests'>, now: number): DeletionState {
  return deletionState({ confirmBy: row.confirm_by, confirmedAt: row.confirmed_at, dueAt: row.due_at, ending: row.ending }, now)
}

/** When a user's account will be deleted by their own request; null without one. */
export async function deletionDueAt(store: Store, userId: number): Promise<number | null> {
  const row = await requestOf(store, userId)
  return row === undefined || row.ending !== null ? null : row.due_at
}

/** Ends a deletion request that has not ended. Inside a transaction. */
export async function endDeletion(trx: Store, userId: number, end: Pick<Row<'deletion_requests'>, 'ended_at' | 'ending'> & Partial<Row<'deletion_requests'>>): Promise<void> {
  await trx.updateTable('deletion_requests').set(end).where('user_id', '=', userId).where('ending', 'is', null).execute()
}

/** The user as the viewer of their own deletion; undefined once deleted. */
export async function leavingViewer(store: Store, userId: number): Promise<Viewer | undefined> {
  const user = await readSignedInUser(store, userId)
  return user && { ...viewerOf(user), isLeaving: true }
}
