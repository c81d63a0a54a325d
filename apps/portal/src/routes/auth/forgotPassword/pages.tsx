import { useStore } from '@nanostores/react'
import { guard } from '../../../app/guard.ts'
import { publicPaths } from '../../../app/publicPaths.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { leaveFor, type PublicPage } from '../../../app/PublicPage.ts'
import { refusalMessage, type RefusalMessage } from '../../../app/refusalMessage.ts'
import { useSending } from '../../../app/useSending.ts'
import { accountDeletionMessages, forgotPasswordMessages } from './messages.ts'
import { UsernameRequestPage } from './UsernameRequestPage.tsx'

type Answer = { message: string } | { refusal: RefusalMessage }

/** Asks for a mail with a reset link; reached from the sign-in page. */
export const forgotPasswordPage: PublicPage<null> = {
  title: 'forgotPassword',
  load(portal) {
    guard(portal, { area: 'auth', page: 'login' })
    return null
  },
  Component: ForgotPasswordScreen,
}

/** `reset-password`: the same for a signed-in person too, whose session ends; with a token it leads on to the form of that link. */
export const resetPasswordPage: PublicPage<null> = {
  title: 'forgotPassword',
  load(portal, { url }) {
    guard(portal, { area: 'auth', page: 'resetPassword' })
    const token = url.searchParams.get('token')
    if (token) throw leaveFor(`${publicPaths.createPassword}/${encodeURIComponent(token)}`)
    return null
  },
  Component: ForgotPasswordScreen,
}

/** `accountdeletionrequest`: a mail to the owner comes before anything is deleted. */
export const accountDeletionPage: PublicPage<null> = {
  title: 'accountDeletion',
  load(portal) {
    guard(portal, { area: 'public', page: 'accountDeletionRequest' })
    return null
  },
  Component: AccountDeletionScreen,
}

function ForgotPasswordScreen() {
  const { api } = usePortal()
  const t = useStore(forgotPasswordMessages)
  return <UsernameRequestPage texts={t} {...useUsernameRequest((username) => api.forgotPassword({ username }), t.unreachable)} />
}

function AccountDeletionScreen() {
  const { api } = usePortal()
  const shared = useStore(forgotPasswordMessages)
  const t = useStore(accountDeletionMessages)
  return <UsernameRequestPage texts={{ ...shared, ...t }} {...useUsernameRequest((Username) => api.userAccountDelete({ Username }), shared.unreachable)} />
}

function useUsernameRequest(ask: (username: string) => Promise<{ message: string }>, unreachable: string) {
  const { send, isSending, answer } = useSending(async (username: string): Promise<Answer> => {
    try {
      return { message: (await ask(username)).message }
    } catch (error) {
      return { refusal: refusalMessage(error) }
    }
  })
  const refusal = answer && 'refusal' in answer ? answer.refusal : null
  return {
    sentMessage: answer && 'message' in answer ? answer.message : null,
    problem: refusal && (refusal.kind === 'service' ? refusal.message : unreachable),
    isSubmitting: isSending,
    onSubmit: send,
  }
}
