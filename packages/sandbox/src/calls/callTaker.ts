import { type CallTaker, deskPhone, mayDo } from '@portal/domain'
import { rightsHolder } from '../people/rightsHolder.ts'
import type { Viewer } from '../people/viewer.ts'
import { managesAll } from './callGroups.ts'

/** How a signed-in user can take calls: at the app of the plans that ring them, and an administrator of the account at the desk. */
export function callTakerOf(viewer: Viewer): CallTaker {
  const { user } = viewer
  return { app: `person:${user.id}`, desk: managesAll(viewer) ? deskPhone(user.id).key : null, opens: mayDo(rightsHolder(user), 'gate.open') }
}
