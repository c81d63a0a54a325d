import { mayChangePerson, maySeePerson } from '@portal/domain'
import { standingsOf } from '../people/standing.ts'
import type { Viewer } from '../people/viewer.ts'
import { notFound, Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { findOwnCode } from './saveCode.ts'

/** Finds a code of the account whose owner isn't above the viewer, or a shared code of the account. Otherwise 404. */
export async function findVisibleCode(store: Store, viewer: Viewer, id: number, field = 'ID') {
  const code = await findOwnCode(store, viewer.accountId, id, field)
  const owner = await standingOfOwner(store, code.user_id)
  if (owner && !maySeePerson(viewer.standing, owner)) throw notFound('code', field)
  return { code, owner }
}

/** Refuses with 404 the code of a user that the viewer may not see; a deleted code has no user. */
export async function requireNotHidden(store: Store, viewer: Viewer, id: number): Promise<void> {
  const code = await store.selectFrom('access_codes').select(['user_id', 'account_id']).where('id', '=', id).executeTakeFirst()
  const owner = code && (await standingOfOwner(store, code.user_id))
  const isElsewhere = code !== undefined && code.account_id !== viewer.accountId
  if (isElsewhere || (owner && !maySeePerson(viewer.standing, owner))) throw notFound('code', 'AccessCodeID')
}

/** Like `findVisibleCode`; also 403 `FORBIDDEN` if the code's owner is beside the viewer. */
export async function findCodeToChange(store: Store, viewer: Viewer, id: number) {
  const { code, owner } = await findVisibleCode(store, viewer, id)
  if (owner && !mayChangePerson(viewer.standing, owner)) throw new Refusal(403, 'FORBIDDEN', 'The user with this entry method is at your level or above it.')
  return code
}

async function standingOfOwner(store: Store, userId: number | null) {
  return userId === null ? undefined : (await standingsOf(store, [userId])).get(userId)
}
