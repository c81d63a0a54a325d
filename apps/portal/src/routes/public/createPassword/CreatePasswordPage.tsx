import { InlineAlert, PasswordPanel, TextLink, type PasswordPanelValues } from '@portal/ui'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import type { RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useNewPassword } from '#portal/forms/useNewPassword.ts'
import { createPasswordMessages } from './messages.ts'

export interface CreatePasswordPageProps {
  /** The message of an expired link, in a banner above the form. */
  expiredMessage: string | null
  /** Whether the page shows a link back to login, as after the mobile app's set-up of a house. */
  hasLoginLink: boolean
  refusal: RefusalMessage | null
  isSubmitting: boolean
  onSubmit: (entry: { values: PasswordPanelValues }) => void
}

export function CreatePasswordPage({ expiredMessage, hasLoginLink, refusal, isSubmitting, onSubmit }: CreatePasswordPageProps) {
  const t = createPasswordMessages.useWords()
  const { panel, question } = useNewPassword(refusal, isSubmitting)

  return (
    <PublicScreen placement="low">
      <PasswordPanel
        {...panel}
        onSubmit={onSubmit}
        banner={
          expiredMessage && (
            <InlineAlert tone="warning" role="alert" actions={<TextLink href={publicPaths.forgotPassword}>{t.newLink}</TextLink>}>
              {expiredMessage}
            </InlineAlert>
          )
        }
        backLink={hasLoginLink ? { href: publicPaths.login, label: t.backToLogin } : undefined}
        labels={{ submit: t.submit }}
      />
      {question}
    </PublicScreen>
  )
}
