import { decideGuard, safeReturnPath } from '@portal/domain'
import { useHydrated } from '@portal/ui'
import { land } from '../../../app/land.ts'
import { paths } from '../../../app/paths.ts'
import type { LoginNotice, Portal } from '../../../app/Portal.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { leaveFor, type PublicPage } from '../../../app/PublicPage.ts'
import { beginSession } from '../../../app/signInAs.ts'
import { useSending } from '../../../app/useSending.ts'
import { LoginPage, type LoginValues } from './LoginPage.tsx'
import { toLoginProblem, type LoginProblem } from './loginOutcome.ts'

export interface LoginData {
  notice: LoginNotice | null
  isPersistent: boolean
  /** Where the person wanted to go; empty where nowhere. */
  next: string
}

/** A stranger's: what the document is prerendered with. */
export const strangersLogin: LoginData = { notice: null, isPersistent: true, next: '' }

export const loginPage: PublicPage<LoginData> = {
  title: 'login',
  load(portal, { url }) {
    const notice = portal.takeLoginNotice()
    const decision = decideGuard({ area: 'auth', isAuthenticated: portal.session.read() !== null })
    // The error page sends here when nothing was reached (specification §2); the dashboard would only fail again.
    if (decision.kind === 'redirect' && notice !== 'unreachable') throw leaveFor(paths.dashboard)
    return { notice, isPersistent: portal.session.isPersistent, next: url.searchParams.get('next') ?? '' }
  },
  Component: LoginScreen,
}

/** Null where the person goes on. */
type Outcome = { problem: LoginProblem } | { notice: LoginNotice | null } | null

function LoginScreen({ data }: { data: LoginData }) {
  const portal = usePortal()
  // The first rendering is the prerendered document's, whoever looks at it.
  const isReady = useHydrated()
  const { notice, isPersistent, next } = isReady ? data : strangersLogin
  const { send, isSending, answer } = useSending<LoginValues, Outcome>((values) => signIn(portal, values, next))
  return (
    <LoginPage
      notice={answer && 'notice' in answer ? answer.notice : notice}
      isPersistent={isPersistent}
      problem={answer && 'problem' in answer ? answer.problem : null}
      isReady={isReady}
      isSubmitting={isSending}
      onSubmit={send}
    />
  )
}

async function signIn(portal: Portal, values: LoginValues, next: string): Promise<Outcome> {
  try {
    await beginSession(portal, await portal.api.login(values))
    const landing = await land(portal)
    if (landing === paths.login) return { notice: portal.takeLoginNotice() }
    await portal.go(landing === paths.dashboard ? safeReturnPath(next, landing) : landing)
    return null
  } catch (error) {
    const problem = toLoginProblem(error)
    if (problem !== 'nonWebAccess') return { problem }
    await portal.go(paths.nonWebAccess)
    return null
  }
}
