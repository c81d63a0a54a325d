import type { endpoints, RequestOf } from '@portal/api-client/contract'
import type { SignedInCall } from '../Call.ts'
import { callPreferencesOf, writeCallPreferences } from '../calls/callPreferences.ts'
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

async function save(call: SignedInCall, entered: RequestOf<typeof endpoints.saveOwnCallPreferences>, find: (store: Store, viewer: Viewer) => Promise<FoundUser>) {
  const viewer = viewerOf(call)
  const user = await find(call.store, viewer)
  await writeCallPreferences(call.store, viewer, user, entered, call.clock.now())
  return { message: 'Saved.', CallPreferences: await callPreferencesOf(call.store, await find(call.store, viewer), true) }
}
