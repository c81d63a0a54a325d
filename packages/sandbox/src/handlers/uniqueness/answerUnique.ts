import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { findUser } from '../../people/findUser.ts'
import type { FindHolder, Holder } from '../../people/taken.ts'
import { requireViewer, type Viewer } from '../../people/viewer.ts'
import type { Call } from '../Handler.ts'

type Answer = ResponseOf<(typeof endpoints)['isGroupNameUnique']>
type Request = { AccountID?: number | undefined; ExceptID?: number | undefined; Value: string }
type Suggest = (value: string, isFree: (candidate: string) => Promise<boolean>) => Promise<string | null>

interface Check {
  /** The sentence where it is taken. */
  message: string
  find: FindHolder
  /** Whether the holder is a user, whom not everybody may see. */
  isUser?: boolean
  suggest?: Suggest
}

/** One check of specification §5 in the account of the one who asks. */
export function answerUnique({ message, find, isUser = false, suggest }: Check) {
  return async ({ AccountID, ExceptID, Value }: Request, call: Call): Promise<Answer> => {
    const viewer = await requireViewer(call, 'users.view', AccountID)
    const scope = { accountId: viewer.accountId, exceptId: ExceptID }
    const holder = await find(call.store, scope, Value)
    if (!holder) return free(Value)
    const isFree = async (candidate: string) => (await find(call.store, scope, candidate)) === null
    const NextFree = suggest ? await suggest(Value, isFree) : null
    return { Value, IsUnique: false, message, TakenBy: isUser ? await nameFor(call, viewer, holder) : holder.name, NextFree }
  }
}

export function free(Value: string): Answer {
  return { Value, IsUnique: true, message: '', TakenBy: '', NextFree: null }
}

/** Empty where the one who asks may not see that user. */
async function nameFor({ store }: Call, viewer: Viewer, { id }: Holder): Promise<string> {
  try {
    return (await findUser(store, viewer, id)).name
  } catch {
    return ''
  }
}
