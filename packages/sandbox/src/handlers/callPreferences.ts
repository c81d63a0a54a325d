import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { SignedInCall } from '../Call.ts'
import { callPreferencesOf, writeCallPreferences } from '../calls/callPreferences.ts'
import { runCalls } from '../calls/runCalls.ts'
import { findUser, findUserToChange, type FoundUser } from '../people/findUser.ts'
import { mayChange, viewerOf, type Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { Handler } from './Handler.ts'

export const getCallPreferences: Handler<'getCallPreferences'> = async ({ UserID }, call) => {
  const viewer = viewerOf(call)
  const user = await findUser(call.store, viewer, UserID, 'UserID')
  return { CallPreferences: await callPreferencesOf(call.store, user, mayChange(viewer, user)) }
}

export const saveCallPreferences: Handler<'saveCallPreferences'> = ({ UserID, ...entered }, call) =>
  save(call, entered, (store, viewer) => findUserToChange(store, viewer, UserID, 'UserID'))

export const getOwnCallPreferences: Handler<'getOwnCallPreferences'> = async (_request, call) => {
  return { CallPreferences: await callPreferencesOf(call.store, await oneself(call.store, viewerOf(call)), true) }
}

export const saveOwnCallPreferences: Handler<'saveOwnCallPreferences'> = (entered, call) => save(call, entered, oneself)

function oneself(store: Store, viewer: Viewer): Promise<FoundUser> {
  return findUser(store, viewer, viewer.user.id, 'UserID')
}

/** A call that rings is brought up to now first: what rang until now rang by the hours that held. */
async function save(call: SignedInCall, entered: RequestOf<typeof endpoints.saveOwnCallPreferences>, find: (store: Store, viewer: Viewer) => Promise<FoundUser>) {
  const viewer = viewerOf(call)
  await runCalls(call, viewer.accountId)
  const CallPreferences = await call.store.transaction().execute(async (trx) => {
    const user = await find(trx, viewer)
    await writeCallPreferences(trx, viewer, user, entered, call.clock.now())
    return callPreferencesOf(trx, await find(trx, viewer), true)
  })
  return { message: 'Saved.', CallPreferences }
}
