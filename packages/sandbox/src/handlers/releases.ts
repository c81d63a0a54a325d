import type { SignedInCall } from '../Call.ts'
import { Refusal } from '../Refusal.ts'
import type { Row } from '../store/schema.ts'
import type { Answer, Handler } from './Handler.ts'

/** Records that the signed-in user does not want to see the notes of a release again. Users may only choose for themselves. */
async function chooseRelease(call: SignedInCall, { UserId, IsIgnore }: Parameters<Handler<'ignoreReleaseContent'>>[0], column: 'ignores_group_video' | 'ignores_release'): Promise<Answer<'ignoreReleaseContent'>> {
  if (String(UserId) !== String(call.user.id)) {
    throw new Refusal(403, 'NOT_YOUR_USER', 'You can change this for yourself only.', { field: 'UserId' })
  }
  const change: Partial<Row<'users'>> = { [column]: Number(IsIgnore) }
  await call.store.updateTable('users').set(change).where('id', '=', Number(UserId)).execute()
  return { message: IsIgnore ? 'It will not be shown again.' : 'It will be shown again.' }
}

export const groupReleaseVideo: Handler<'groupReleaseVideo'> = (request, call) => chooseRelease(call, request, 'ignores_group_video')

export const ignoreReleaseContent: Handler<'ignoreReleaseContent'> = (request, call) => chooseRelease(call, request, 'ignores_release')
