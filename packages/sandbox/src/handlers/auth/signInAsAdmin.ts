import { mayDo } from '@portal/domain'
import { rightsHolder } from '../../people/guards.ts'
import { Refusal } from '../../Refusal.ts'
import { claimLink, findLink } from '../../links/links.ts'
import type { UsersTable } from '../../store/schema.ts'
import type { Call, Handler } from '../Handler.ts'
import { signedInAnswer } from './signedInAnswer.ts'

interface Beginning {
  user: UsersTable
  /** Null on the way back. */
  by: UsersTable | null
}

export const signInAsAdmin: Handler<'signInAsAdmin'> = async (_request, call) => {
  const beginning = (await wayBack(call)) ?? (await byLink(call))
  if (!beginning) throw new Refusal(400, 'SIGN_IN_LINK_INVALID', 'This sign-in link is not valid any more. Please ask for a new one.')
  const { user, by } = beginning
  const credentials = await call.sessions.start(user.id, by?.id ?? null)
  return { ...signedInAnswer(call, user, credentials), SignedInBy: by && { Name: by.name, Email: by.email } }
}

/** Ends a session that was begun by this call; its administrator gets one of their own again. */
async function wayBack({ sent, sessions, ...call }: Call): Promise<Beginning | null> {
  if (!sent) return null
  const checked = await sessions.check(sent)
  if (checked.kind !== 'accepted') return null
  const user = await webUser(call, checked.session.signedInBy)
  if (!user || !(await sessions.end(checked.session))) return null
  return { user, by: null }
}

async function byLink(call: Call): Promise<Beginning | null> {
  if (!call.sent) return null
  const { state, link } = await findLink(call, 'signInAsAdmin', call.sent.token)
  if (state !== 'valid') return null
  const by = await webUser(call, link.by_user_id)
  const user = await webUser(call, link.user_id)
  if (!by || !user || !mayDo(rightsHolder(by), 'users.signInAs')) return null
  return (await claimLink(call.store, link, call.clock.now())) ? { user, by } : null
}

/** Nobody for null. */
function webUser({ store }: Pick<Call, 'store'>, id: number | null): Promise<UsersTable | undefined> {
  const users = store.selectFrom('users').selectAll().where('removed_at', 'is', null).where('has_web_access', '=', 1)
  return users.where('id', '=', id ?? 0).executeTakeFirst()
}
