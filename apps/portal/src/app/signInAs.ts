import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { Portal, ReleaseNotes } from './Portal.ts'
import { factsOfSignIn } from './signInFacts.ts'

/** Stores the answer of a sign-in, loads the user's details and remembers to which user they belong (specification §3). */
export async function beginSession(portal: Portal, answer: ResponseOf<typeof endpoints.login>): Promise<void> {
  const session = { authToken: answer.AuthToken, authKey: answer.user.SessionID, csrf: answer.CsrfToken, authId: '' }
  portal.session.save(session)
  portal.releaseNotes = releaseNotesOf(answer)
  portal.gatewayKey = answer.S_PK || null
  portal.signInFacts = factsOfSignIn(answer)
  const details = await portal.userDetails()
  if (details) portal.session.save({ ...session, authId: String(details.ID) })
}

/** Exchanges a one-time link's token, or the session that it started, for a session (specification §6). */
export async function signInAs(portal: Portal, linkToken?: string): Promise<void> {
  const answer = await portal.api.signInAsAdmin({}, linkToken === undefined ? {} : { session: { token: linkToken, authKey: '', csrf: '' } })
  portal.forgetSession()
  await beginSession(portal, answer)
}

type LoginAnswer = ResponseOf<typeof endpoints.login>

/** The release notes that the user hasn't hidden; null if there are none. */
function releaseNotesOf(answer: LoginAnswer): ReleaseNotes | null {
  const notes = answer.IsUserIgnoreRelease ? '' : answer.ReleaseContent
  const hasVideo = answer.EnableGroupReleaseVideo && !answer.IsUserIgnoreGroupReleaseVideo
  const html = [notes, hasVideo ? answer.GroupReleaseVideoContent : ''].filter(Boolean).join('')
  return html === '' ? null : { html, videoUrl: hasVideo ? answer.GroupReleaseVideoUrl : '' }
}
