import { decideGuard, safeReturnPath } from '@portal/domain'
import { redirect, useFetcher, useLoaderData } from 'react-router-dom'
import { land } from '../../../app/land.ts'
import { paths } from '../../../app/paths.ts'
import { beginSession } from '../../../app/signInAs.ts'
import type { LoginNotice, Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { textOf } from '../../../forms/textOf.ts'
import { LoginPage } from './LoginPage.tsx'
import { toLoginProblem, type LoginProblem } from './loginOutcome.ts'

interface LoaderData {
  notice: LoginNotice | null
  isPersistent: boolean
}

interface ActionData {
  problem: LoginProblem
}

export function loginRoute(portal: Portal): ScreenRoute {
  return {
    loader: (): LoaderData | Response => {
      const notice = portal.takeLoginNotice()
      const decision = decideGuard({ area: 'auth', isAuthenticated: portal.session.read() !== null })
      // The error page sends here when nothing was reached (specification §2); the dashboard would only fail again.
      if (decision.kind === 'redirect' && notice !== 'unreachable') return redirect(paths.dashboard)
      return { notice, isPersistent: portal.session.isPersistent }
    },
    // The notice is told once; asking again after a failed try would lose it. A try that ended the session brings a new one.
    shouldRevalidate: ({ actionResult }) => actionResult === undefined,
    action: async ({ request }): Promise<ActionData | Response> => {
      const form = await request.formData()
      const username = textOf(form, 'username').trim()
      const password = textOf(form, 'password')
      try {
        const answer = await portal.api.login({ username, password })
        await beginSession(portal, answer)
        const landing = await land(portal)
        const next = safeReturnPath(new URL(request.url).searchParams.get('next') ?? '', landing)
        return redirect(landing === paths.dashboard ? next : landing)
      } catch (error) {
        const problem = toLoginProblem(error)
        if (problem === 'nonWebAccess') return redirect(paths.nonWebAccess)
        return { problem }
      }
    },
    Component: LoginScreen,
  }
}

function LoginScreen() {
  const { notice, isPersistent } = useLoaderData<LoaderData>()
  const fetcher = useFetcher<ActionData>()
  return (
    <LoginPage
      notice={notice}
      isPersistent={isPersistent}
      problem={fetcher.data?.problem ?? null}
      isSubmitting={fetcher.state !== 'idle'}
      onSubmit={(values) => void fetcher.submit({ ...values }, { method: 'post' })}
    />
  )
}
