import { InlineAlert, PasswordPanel, TextLink } from '@portal/ui'
import { publicPaths } from '#portal/app/publicPaths.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import type { RefusalMessage } from '#portal/app/refusalMessage.ts'
import { useNewPassword } from '#portal/forms/useNewPassword.ts'
import { masterUserMessages } from './messages.ts'

export interface MasterUserPageProps {
  /** The email address from the check; read-only. */
  email: string
  /** Whether the check answered 'Password already exists'. */
  hasPassword: boolean
  refusal: RefusalMessage | null
  isSubmitting: boolean
  onSubmit: (password: string) => void
}

export function MasterUserPage({ email, hasPassword, refusal, isSubmitting, onSubmit }: MasterUserPageProps) {
  const t = masterUserMessages.useWords()
  const { panel, question } = useNewPassword(refusal, isSubmitting)

  return (
    <PublicScreen placement="low">
      <PasswordPanel
        screen="masterUser"
        email={email}
        {...panel}
        onSubmit={({ values }) => onSubmit(values.password)}
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
