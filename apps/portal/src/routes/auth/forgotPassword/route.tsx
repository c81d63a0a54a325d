import { useStore } from '@nanostores/react'
import { redirect, useFetcher } from 'react-router-dom'
import { guarded } from '../../../app/guarded.ts'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import { refusalMessage, type RefusalMessage } from '../../../app/refusalMessage.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { textOf } from '../../../forms/textOf.ts'
import { accountDeletionMessages, forgotPasswordMessages } from './messages.ts'
import { UsernameRequestPage } from './UsernameRequestPage.tsx'

type ActionData = { message: string } | { refusal: RefusalMessage }

const answerOf = async (call: Promise<{ message: string }>): Promise<ActionData> => {
  try {
    return { message: (await call).message }
  } catch (error) {
    return { refusal: refusalMessage(error) }
  }
}

/** Asks for a mail with a reset link; reached from the sign-in page. */
export function forgotPasswordRoute(portal: Portal): ScreenRoute {
  return {
    loader: guarded(portal, { area: 'auth', page: 'login' }, () => null),
    action: forgotPasswordAction(portal),
    Component: ForgotPasswordScreen,
  }
}

/** `reset-password`: the same for a signed-in person too, whose session ends; with a token it leads on to the form of that link. */
export function resetPasswordRoute(portal: Portal): ScreenRoute {
  return {
    loader: guarded(portal, { area: 'auth', page: 'resetPassword' }, ({ request }) => {
      const token = new URL(request.url).searchParams.get('token')
      if (token) throw redirect(`${paths.createPassword}/${encodeURIComponent(token)}`)
      return null
    }),
    action: forgotPasswordAction(portal),
    Component: ForgotPasswordScreen,
  }
}

/** `accountdeletionrequest`: a mail to the owner comes before anything is deleted. */
export function accountDeletionRoute(portal: Portal): ScreenRoute {
  return {
    loader: guarded(portal, { area: 'public', page: 'accountDeletionRequest' }, () => null),
    action: async ({ request }) => answerOf(portal.api.userAccountDelete({ Username: textOf(await request.formData(), 'username') })),
    Component: AccountDeletionScreen,
  }
}

function forgotPasswordAction(portal: Portal): ScreenRoute['action'] {
  return async ({ request }) => answerOf(portal.api.forgotPassword({ username: textOf(await request.formData(), 'username') }))
}

function ForgotPasswordScreen() {
  const t = useStore(forgotPasswordMessages)
  return <UsernameRequestPage texts={t} {...useUsernameRequest(t.unreachable)} />
}

function AccountDeletionScreen() {
  const shared = useStore(forgotPasswordMessages)
  const t = useStore(accountDeletionMessages)
  return <UsernameRequestPage texts={{ ...shared, ...t }} {...useUsernameRequest(shared.unreachable)} />
}

function useUsernameRequest(unreachable: string) {
  const fetcher = useFetcher<ActionData>()
  const answer = fetcher.data
  const refusal = answer && 'refusal' in answer ? answer.refusal : null
  return {
    sentMessage: answer && 'message' in answer ? answer.message : null,
    problem: refusal && (refusal.kind === 'service' ? refusal.message : unreachable),
    isSubmitting: fetcher.state !== 'idle',
    onSubmit: (username: string) => void fetcher.submit({ username }, { method: 'post' }),
  }
}
