import { Refusal } from '../../Refusal.ts'
import type { UsersTable } from '../../store/schema.ts'
import type { Call } from '../Handler.ts'

interface Choice {
  UserId: number | string
  IsIgnore: boolean
}

/** Keeps what the signed-in user wants to see no more. Nobody chooses for another. */
export async function chooseRelease(call: Call, { UserId, IsIgnore }: Choice, column: 'ignores_group_video' | 'ignores_release') {
  if (String(UserId) !== String(call.session?.userId)) {
    throw new Refusal(403, 'NOT_YOUR_USER', 'You can change this for yourself only.', { field: 'UserId' })
  }
  const change: Partial<UsersTable> = { [column]: Number(IsIgnore) }
  await call.store.updateTable('users').set(change).where('id', '=', Number(UserId)).execute()
  return { message: IsIgnore ? 'It will not be shown again.' : 'It will be shown again.' }
}
