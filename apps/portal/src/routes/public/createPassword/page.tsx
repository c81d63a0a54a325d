import { resolveResetLink, resolveResetResult, type ResetLinkOutcome } from '@portal/domain'
import { type PasswordPanelValues, InlineAlert, PasswordPanel, TextLink } from '@portal/ui'
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
import { createPasswordMessages } from './messages.ts'

interface LinkData {
  link: Exclude<ResetLinkOutcome, { kind: 'invalid' }>
  /** Whether the user comes from the mobile app's set-up of a house. */
  isFromApp: boolean
}

/** The page `CreatePassword/{resetToken}` and, with a link back to login, `CreatePassword/{resetToken}/{sfh}` (specification §2). */
export const createPasswordPage: PublicPage<LinkData> = {
  title: 'createPassword',
  async load(portal, { params, signal }) {
    const token = params['token'] ?? ''
    const answer = await portal.api.validateResetPasswordLink({ token }, { signal })
    const link = resolveResetLink({ message: answer.message, token })
    if (link.kind === 'invalid') {
      portal.tellAtLogin('resetLinkInvalid')
      throw leaveFor(publicPaths.login)
    }
    // The signed-in user stays signed in, unless the link works or has worked before.
    guard(portal, { area: 'public', page: 'createPassword' })
    return { link, isFromApp: params['sfh'] !== undefined }
  },
  Component: CreatePasswordPage,
}

function CreatePasswordPage({ data: { link, isFromApp } }: { data: LinkData }) {
  const portal = usePortal()
  const t = createPasswordMessages.useWords()
  const { send, isSending, answer } = useSending((values: PasswordPanelValues) => savePassword(portal, values, link.token))
  const { panel, question } = useNewPassword(answer, isSending)
  return (
    <PublicScreen placement="low">
      <PasswordPanel
        {...panel}
        onSubmit={({ values }) => send(values)}
        banner={
          link.kind === 'expired' && (
            <InlineAlert tone="warning" role="alert" actions={<TextLink href={publicPaths.forgotPassword}>{t.newLink}</TextLink>}>
              {link.message}
            </InlineAlert>
          )
        }
        backLink={isFromApp ? { href: publicPaths.login, label: t.backToLogin } : undefined}
        labels={{ submit: t.submit }}
      />
      {question}
    </PublicScreen>
  )
}

/** Saves the password. Returns null if the user continues, otherwise the refusal. */
async function savePassword(portal: Portal, { password, confirm }: PasswordPanelValues, token: string): Promise<RefusalMessage | null> {
  try {
    const outcome = resolveResetResult(await portal.api.resetPassword({ password, confirmpassword: confirm, PasswordResetToken: token }))
    if (outcome.kind === 'refused') return { kind: 'service', message: outcome.message }
    if (outcome.kind !== 'nonWebAccess') portal.tellAtLogin('passwordSaved')
    if (outcome.kind === 'nonWebAccess') storeFlag(portal, 'passwordConfirmation', outcome.confirmation)
    await portal.go(outcome.kind === 'nonWebAccess' ? publicPaths.nonWebAccess : publicPaths.login)
    return null
  } catch (error) {
    return refusalMessage(error)
  }
}
