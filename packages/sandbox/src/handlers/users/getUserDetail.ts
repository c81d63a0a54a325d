import { findUser, toUserDetail } from '../../people/findUser.ts'
import { requireUserViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getUserDetail: Handler<'getUserDetail'> = async ({ ID }, call) => {
  const viewer = await requireUserViewer(call, 'users.view', ID)
  return toUserDetail(call.store, viewer, await findUser(call.store, viewer, ID), call.clock.now())
}
