import type { endpoints, RequestOf, ResponseOf } from '@portal/api-client/contract'
import { findVisibleCode } from '../accessCodes/standingOfCode.ts'
import { findPort } from '../access/portFacts.ts'
import { findUser } from '../people/findUser.ts'
import type { Viewer } from '../people/viewer.ts'
import { invalid, notFound, Refusal, taken } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { filled } from '../words/sentence.ts'

type View = ResponseOf<typeof endpoints.getLogViews>['Views'][number]
type Asked = RequestOf<typeof endpoints.saveLogView>

/** How many views a user may save. */
const logViewsAtMost = 20

/** The views that someone has saved in the account in which they work, by name. */
export async function logViewsOf(store: Store, viewer: Viewer): Promise<View[]> {
  const rows = await own(store, viewer).selectAll().orderBy('name').orderBy('id').execute()
  return rows.map(({ id, name, filter }) => ({ ID: id, Name: name, Filter: JSON.parse(filter) as View['Filter'] }))
}

/** Saves a view, or changes one. Returns its id. Inside a transaction. */
export async function saveView(trx: Store, viewer: Viewer, { ViewID, Name, Filter }: Asked, now: number): Promise<number> {
  await requireKnown(trx, viewer, Filter)
  const others = await own(trx, viewer).select(['id', 'name']).execute()
  if (ViewID !== undefined && !others.some(({ id }) => id === ViewID)) throw notFound('view', 'ViewID')
  if (others.some(({ id, name }) => id !== ViewID && name.toLowerCase() === Name.toLowerCase())) throw taken('Name', 'You already have a view with this name.')
  if (ViewID === undefined && others.length >= logViewsAtMost) throw new Refusal(409, 'TOO_MANY', filled('You have {most} views. Delete one first.', { most: logViewsAtMost }))
  const values = { name: Name, filter: JSON.stringify(Filter), saved_at: now }
  if (ViewID !== undefined) {
    await trx.updateTable('log_views').set(values).where('id', '=', ViewID).execute()
    return ViewID
  }
  const { id } = await trx.insertInto('log_views').values({ ...values, account_id: viewer.accountId, user_id: viewer.user.id }).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function deleteView(trx: Store, viewer: Viewer, id: number): Promise<void> {
  const gone = await trx.deleteFrom('log_views').where('id', '=', id).where('user_id', '=', viewer.user.id).where('account_id', '=', viewer.accountId).executeTakeFirst()
  if (gone.numDeletedRows === 0n) throw notFound('view', 'ViewID')
}

/** A saved view may only name records that its owner may see; each use checks again. */
async function requireKnown(store: Store, viewer: Viewer, { UserID, PortID, AccessCodeID, Subject, SubjectID }: Asked['Filter']): Promise<void> {
  if ((Subject === undefined) !== (SubjectID === undefined)) throw invalid('SubjectID', 'Name a record by its type and its id.')
  if (UserID !== undefined) await findUser(store, viewer, UserID, 'UserID')
  if (AccessCodeID !== undefined) await findVisibleCode(store, viewer, AccessCodeID)
  if (PortID !== undefined && (await findPort(store, PortID))?.accountId !== viewer.accountId) throw notFound('door', 'PortID')
}

const own = (store: Store, { accountId, user }: Viewer) => store.selectFrom('log_views').where('user_id', '=', user.id).where('account_id', '=', accountId)
