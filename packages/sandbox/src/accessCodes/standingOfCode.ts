import { notFound } from '../access/places.ts'
import { standingOf } from '../people/findUser.ts'
import { mayChange, maySee, type Viewer } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import { findOwnCode } from './saveCode.ts'

/** The account's code, if its owner does not stand above the viewer; a code of nobody is the account's. 404. */
export async function findVisibleCode(store: Store, viewer: Viewer, id: number) {
  const code = await findOwnCode(store, viewer.accountId, id)
  const owner = await standingOfOwner(store, code.user_id)
  if (owner && !maySee(viewer, owner)) throw notFound('code', 'ID')
  return { code, owner }
}

/** As `findVisibleCode`; 403 `FORBIDDEN` where its owner stands beside the viewer. */
export async function findCodeToChange(store: Store, viewer: Viewer, id: number) {
  const { code, owner } = await findVisibleCode(store, viewer, id)
  if (owner && !mayChange(viewer, owner)) throw new Refusal(403, 'FORBIDDEN', 'The owner of this code stands above you or beside you.')
  return code
}

async function standingOfOwner(store: Store, userId: number | null) {
  if (userId === null) return null
  const users = store.selectFrom('users').leftJoin('user_groups', 'user_groups.id', 'users.group_id')
  const row = await users.select(['users.id', 'users.group_id', 'user_groups.hierarchy_level']).where('users.id', '=', userId).executeTakeFirst()
  return row ? standingOf(row) : null
}
