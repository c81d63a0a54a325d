import { guard } from '#portal/app/guard.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { leaveFor, type PublicPage } from '#portal/app/PublicPage.ts'
import { forgotPasswordMessages } from './messages.ts'
import { UsernameRequestPage, useUsernameRequest } from '#portal/usernameRequest/UsernameRequestPage.tsx'

/** The page on which users request a mail with a reset link; reached from the sign-in page. */
export const forgotPasswordPage: PublicPage<null> = {
  title: 'forgotPassword',
  load(portal) {
    guard(portal, { area: 'auth', page: 'login' })
    return null
  },
  Component: ForgotPasswordScreen,
}

/** The page `reset-password`, also for a signed-in user, whose session ends. With a token, it redirects to the form of that link. */
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

function ForgotPasswordScreen() {
  const { api } = usePortal()
  const t = forgotPasswordMessages.useWords()
  return <UsernameRequestPage texts={t} {...useUsernameRequest((username) => api.forgotPassword({ username }), t.unreachable)} />
}
