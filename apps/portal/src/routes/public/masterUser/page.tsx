import { resolveMasterUserCheck, resolveMasterUserResult, type MasterUserRedirect } from '@portal/domain'
import { InlineAlert, PasswordPanel, TextLink } from '@portal/ui'
import { guard } from '#portal/app/guard.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { leaveFor, type PublicPage } from '#portal/app/PublicPage.ts'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import { refusalMessage, type RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useSending } from '#portal/app/useSending.ts'
import { useNewPassword } from '#portal/forms/useNewPassword.ts'
import { storeFlag } from '#portal/session/flags.ts'
import { masterUserMessages } from './messages.ts'

interface MasterUserData {
  userName: string
  email: string
  hasPassword: boolean
}

/** The page `CreateMasterUserPassword?userName=…`, which opens after the check of the master user, with that check's data (specification §2, §4). */
export const masterUserPage: PublicPage<MasterUserData> = {
  title: 'createPassword',
  async load(portal, { url, signal }) {
    const userName = url.searchParams.get('userName') ?? ''
    // The signed-in user stays signed in, unless the link works.
    if (!userName) throw failedLink(portal)
    const answer = await portal.api.createMasterUser({ userName }, { signal })
    const outcome = resolveMasterUserCheck(answer)
    if (outcome.kind === 'redirect' && outcome.to.goTo === 'login') throw failedLink(portal)
    guard(portal, { area: 'public', page: 'createMasterUserPassword' })
    if (outcome.kind === 'redirect') throw leaveFor(masterUserPath(portal, outcome.to))
    return { userName, email: answer.Email, hasPassword: outcome.notice === 'pleaseLogin' }
  },
  Component: MasterUserPage,
}

/** Redirects to the sign-in page, which says why. */
function failedLink(portal: Portal): Response {
  portal.tellAtLogin('linkInvalid')
  return leaveFor(publicPaths.login)
}

function MasterUserPage({ data: { userName, email, hasPassword } }: { data: MasterUserData }) {
  const portal = usePortal()
  const t = masterUserMessages.useWords()
  const { send, isSending, answer } = useSending((password: string) => saveMasterPassword(portal, { userName, email, password }))
  const { panel, question } = useNewPassword(answer, isSending)
  return (
    <PublicScreen placement="low">
      <PasswordPanel
        screen="masterUser"
        email={email}
        {...panel}
        onSubmit={({ values }) => send(values.password)}
        banner={
          hasPassword && (
            <InlineAlert tone="info" title={t.passwordExists} actions={<TextLink href={publicPaths.login}>{t.login}</TextLink>}>
              {t.pleaseLogin}
            </InlineAlert>
          )
        }
        labels={{ intro: t.intro }}
      />
      {question}
    </PublicScreen>
  )
}

/** Saves the password. Returns null if the user continues, otherwise the refusal. `userName` is the link's token; the user signs in with the email address. */
export async function saveMasterPassword(portal: Portal, { userName, email, password }: { userName: string; email: string; password: string }): Promise<RefusalMessage | null> {
  try {
    const answer = await portal.api.createMasterUserPassword({ Username: userName, Password: password })
    // A refusal may include a redirect, but nothing was saved, and its message must not be lost.
    if (!answer.isSuccess) return { kind: 'service', message: answer.message }
    const target = resolveMasterUserResult(answer.redirect)
    if (target.goTo === 'login') {
      portal.endedUsername = email
      portal.tellAtLogin('passwordSaved')
    }
    await portal.go(masterUserPath(portal, target))
    return null
  } catch (error) {
    return refusalMessage(error)
  }
}

/** The page to open after a master user's password was saved; stores what that page reads (specification §4). */
function masterUserPath(portal: Portal, redirect: MasterUserRedirect): string {
  switch (redirect.goTo) {
    case 'login':
      return publicPaths.login
    case 'nonWebAccessUser':
      storeFlag(portal, 'passwordConfirmation', redirect.confirmation)
      return publicPaths.nonWebAccess
    case 'watchmanSystemConfiguration':
      storeFlag(portal, 'watchmanStatus', 'set')
      return publicPaths.watchman
    default:
      return redirect satisfies never
  }
}
