import { mayChangePerson, maySeePerson } from '@portal/domain'
import { standingsOf, type Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { findOwnCode } from './saveCode.ts'

/** Finds a code that the viewer may see: a shared code of the account, or a code whose owner has no higher role than the viewer. 404 otherwise. */
export async function findVisibleCode(store: Store, viewer: Viewer, id: number, field = 'ID') {
  const code = await findOwnCode(store, viewer.accountId, id, field)
  const owner = await standingOfOwner(store, code.user_id)
  if (owner && !maySeePerson(viewer.standing, owner)) throw notFound('code', field)
  return { code, owner }
}

/** Refuses the code of a user that the viewer may not see with 404; a deleted code has no user. */
export async function requireNotHidden(store: Store, viewer: Viewer, id: number): Promise<void> {
  const code = await store.selectFrom('access_codes').select(['user_id', 'account_id']).where('id', '=', id).executeTakeFirst()
  const owner = code && (await standingOfOwner(store, code.user_id))
  const isElsewhere = code !== undefined && code.account_id !== viewer.accountId
  if (isElsewhere || (owner && !maySeePerson(viewer.standing, owner))) throw notFound('code', 'AccessCodeID')
}

/** Like `findVisibleCode`; also refuses a code whose owner has the viewer's own role: 403 `FORBIDDEN`. */
export async function findCodeToChange(store: Store, viewer: Viewer, id: number) {
  const { code, owner } = await findVisibleCode(store, viewer, id)
  if (owner && !mayChangePerson(viewer.standing, owner)) throw new Refusal(403, 'FORBIDDEN', 'The user with this entry method is at your level or above it.')
  return code
}

async function standingOfOwner(store: Store, userId: number | null) {
  return userId === null ? undefined : (await standingsOf(store, [userId])).get(userId)
}
