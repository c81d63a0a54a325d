import { resolveMasterUserCheck, resolveMasterUserResult } from '@portal/domain'
import { guard } from '../../../app/guard.ts'
import type { Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { publicPaths } from '../../../app/publicPaths.ts'
import { leaveFor, type PublicPage } from '../../../app/PublicPage.ts'
import { refusalMessage, type RefusalMessage } from '../../../app/refusalMessage.ts'
import { useSending } from '../../../app/useSending.ts'
import { MasterUserPage } from './MasterUserPage.tsx'
import { masterUserPath } from './masterUserPath.ts'

interface MasterUserData {
  userName: string
  email: string
  hasPassword: boolean
}

/** `CreateMasterUserPassword?userName=…`: opens after the check of the master user, with that check's data (specification §2, §4). */
export const masterUserPage: PublicPage<MasterUserData> = {
  title: 'createPassword',
  async load(portal, { url, signal }) {
    guard(portal, { area: 'public', page: 'createMasterUserPassword' })
    const userName = url.searchParams.get('userName') ?? ''
    if (!userName) throw leaveFor(publicPaths.login)
    const answer = await portal.api.createMasterUser({ userName }, { signal })
    const outcome = resolveMasterUserCheck(answer)
    if (outcome.kind === 'redirect') throw leaveFor(masterUserPath(outcome.to))
    return { userName, email: answer.Email, hasPassword: outcome.notice === 'pleaseLogin' }
  },
  Component: MasterUserScreen,
}

function MasterUserScreen({ data: { userName, email, hasPassword } }: { data: MasterUserData }) {
  const portal = usePortal()
  const { send, isSending, answer } = useSending((password: string) => saveMasterPassword(portal, { userName, password }))
  return <MasterUserPage email={email} hasPassword={hasPassword} refusal={answer} isSubmitting={isSending} onSubmit={send} />
}

/** Null where the person goes on. */
export async function saveMasterPassword(portal: Portal, { userName, password }: { userName: string; password: string }): Promise<RefusalMessage | null> {
  try {
    const answer = await portal.api.createMasterUserPassword({ Username: userName, Password: password })
    // A refusal may bring a redirect too: nothing was saved, and its words must not be lost on the way.
    if (!answer.isSuccess) return { kind: 'service', message: answer.message }
    const target = resolveMasterUserResult(answer.redirect)
    if (target.goTo === 'login') portal.tellAtLogin('passwordSaved')
    await portal.go(masterUserPath(target))
    return null
  } catch (error) {
    return refusalMessage(error)
  }
}
