import { hasWebAccess } from '@portal/domain'
import { randomToken } from '../bytes/bytes.ts'
import { linkRow } from '../links/links.ts'
import { findUser } from '../people/findUser.ts'
import { maySignInAsUser, webAccessOf } from '../people/viewer.ts'
import { Refusal } from '../Refusal.ts'
import { toIso } from '../time/toIso.ts'
import type { Handler } from './Handler.ts'
import { filled } from '../words/sentence.ts'

export const beginSignInAs: Handler<'beginSignInAs'> = async ({ UserID, Reason }, { store, now, limits, viewer }) => {
  const Token = randomToken(24)
  const user = await findUser(store, viewer, UserID, 'UserID')
  if (!(await maySignInAsUser(store, viewer.user.id, UserID))) throw new Refusal(403, 'FORBIDDEN', 'You cannot sign in as this user.')
  if (!hasWebAccess(webAccessOf(user), now)) throw new Refusal(409, 'NO_WEB_ACCESS', filled('{name} can’t sign in to the portal.', { name: user.name }))
  const by = { user_id: UserID, by_user_id: viewer.user.id, reason: Reason }
  await store.insertInto('sign_ins_as').values({ ...by, at: now }).execute()
  await store.insertInto('links').values(await linkRow(Token, { kind: 'signInAsAdmin', userId: UserID, byUserId: viewer.user.id, reason: Reason }, now, limits)).execute()
  return { message: 'You can sign in now.', Token }
}

export const extendSignInAs: Handler<'extendSignInAs'> = async (_request, { store, now, limits, session }) => {
  if (session.signedInBy === null) throw new Refusal(409, 'NOT_SIGNED_IN_AS', 'You are signed in as yourself.')
  const { created_at: began } = await store.selectFrom('sessions').select('created_at').where('token_hash', '=', session.tokenHash).executeTakeFirstOrThrow()
  const last = began + limits.signInAsMost
  const endsAt = Math.min(now + limits.signInAs, last)
  await store.updateTable('sessions').set({ ends_at: endsAt }).where('token_hash', '=', session.tokenHash).execute()
  return { message: 'Time added.', EndsAt: toIso(endsAt) }
}
