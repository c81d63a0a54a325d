import { decideGuard } from '@portal/domain'
import { useEffect, useEffectEvent, useLayoutEffect, useState, useSyncExternalStore } from 'react'
import { publicPaths } from '#portal/app/publicPaths.ts'
import type { LoginNotice } from '#portal/app/Portal.ts'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { leaveFor, type PublicPage } from '#portal/app/PublicPage.ts'
import { useSending } from '#portal/app/useSending.ts'
import { whenIdle } from '#portal/app/whenIdle.ts'
import { LoginPage } from './LoginPage.tsx'
import type { LoginProblem, SignInOutcome } from './signIn.ts'
import type { LoginAttempt } from './earlySignIn.ts'

export interface LoginData {
  notice: LoginNotice | null
  isPersistent: boolean
  /** The page to open after sign-in; may be empty. */
  next: string
  /** The username of the expired session. */
  username: string
}

/** The data of the prerendered document, which is for an unknown visitor. */
export const strangersLogin: LoginData = { notice: null, isPersistent: true, next: '', username: '' }

export const loginPage: PublicPage<LoginData> = {
  title: 'login',
  load(portal, { url }) {
    const notice = portal.loginNotice
    const decision = decideGuard({ area: 'auth', isAuthenticated: portal.session.read() !== null })
    if (decision.kind === 'redirect' && !(notice && toldToSignedIn.has(notice))) {
      portal.takeLoginNotice()
      throw leaveFor(publicPaths.dashboard)
    }
    return { notice, isPersistent: portal.session.isPersistent, next: url.searchParams.get('next') ?? '', username: portal.endedUsername }
  },
  Component: LoginScreen,
}

/**
 * The notices that a signed-in user also sees: a failed link, and an unreachable service. The error page leads here (specification §2),
 * because the dashboard would only fail again.
 */
const toldToSignedIn: ReadonlySet<LoginNotice> = new Set<LoginNotice>(['unreachable', 'linkInvalid', 'signInLinkInvalid', 'resetLinkInvalid'])

const isStrangers = ({ notice, isPersistent, username }: LoginData) => notice === strangersLogin.notice && isPersistent === strangersLogin.isPersistent && username === strangersLogin.username
const never = () => () => {}

/** Loads the sign-in code when the browser is idle, because it is needed only after the first press. */
const loadSignIn = () => import('./signIn.ts')

/** The page of the second step, which loads only for users with two-step sign-in. */
const secondStep = lazyPart(async () => (await import('./SecondStepPage.tsx')).SecondStepPage)

function LoginScreen({ data }: { data: LoginData }) {
  const portal = usePortal()
  // The first render must match the prerendered document for all users. For an unknown visitor, there is no second render.
  const own = isStrangers(data) ? strangersLogin : data
  const { isPersistent, username, notice: arriving } = useSyncExternalStore(never, () => own, () => strangersLogin)
  const notice = useNotice(arriving)
  const { send, isSending, answer } = useSending<LoginAttempt | 'passkey', SignInOutcome>(async (attempt) => {
    if (attempt === 'passkey') {
      const alone = await import('./passkeySignIn.ts').catch(() => null)
      return alone ? alone.passkeySignIn(portal, data.next) : { problem: { code: 'offline' } }
    }
    const loaded = await loadSignIn().catch(() => null)
    const outcome: SignInOutcome = loaded ? await loaded.signIn(portal, attempt, data.next) : { problem: { code: 'offline' } }
    if (outcome && 'secondStep' in outcome) await secondStep.prepare()
    return outcome
  })
  useEffect(() => whenIdle(loadSignIn, document), [])
  const [ahead] = useState(() => globalThis.earlySignIn)
  // The passkey button is left out of the first render, which must match the document.
  const early = useSyncExternalStore(never, () => ahead?.attempt?.values ?? null, () => null)
  const takeOver = useEffectEvent(() => {
    if (!globalThis.earlySignIn) return
    globalThis.earlySignIn.end()
    globalThis.earlySignIn = undefined
    if (ahead?.attempt?.values.username && ahead.attempt.values.password) send(ahead.attempt)
  })
  useLayoutEffect(() => takeOver(), [])
  const asked = answer && 'secondStep' in answer ? answer : null
  /** The second step from which the user returned or which the service ended, and the reason. */
  const [left, setLeft] = useState<{ asked: typeof asked; problem: LoginProblem | null } | null>(null)
  if (asked && left?.asked !== asked) {
    return <secondStep.Part step={asked.secondStep} username={asked.username} next={data.next} onLeave={(problem) => setLeft({ asked, problem })} />
  }
  return (
    <LoginPage
      notice={answer && 'notice' in answer ? answer.notice : notice}
      isPersistent={isPersistent}
      username={asked?.username ?? username}
      problem={answer && 'problem' in answer ? answer.problem : isSending ? null : left?.problem ?? null}
      isSubmitting={isSending}
      early={early}
      onSubmit={(values) => send({ values, asked: null })}
      onPasskey={() => send('passkey')}
    />
  )
}

/** The notice stays while the page is open, even if the page loads again, because several refused requests may lead here. */
function useNotice(arriving: LoginNotice | null): LoginNotice | null {
  const portal = usePortal()
  const [told, setTold] = useState(arriving)
  if (arriving !== null && arriving !== told) setTold(arriving)
  useEffect(() => {
    if (arriving !== null) portal.takeLoginNotice()
  }, [portal, arriving])
  return told
}
