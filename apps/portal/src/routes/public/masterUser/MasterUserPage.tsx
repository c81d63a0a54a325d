import { useStore } from '@nanostores/react'
import { InlineAlert, PasswordPanel, TextLink, type PasswordPanelValues } from '@portal/ui'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { PublicScreen } from '../../../app/PublicScreen.tsx'
import type { RefusalMessage } from '../../../app/refusalMessage.ts'
import { useUnsavedChanges } from '../../../app/useUnsavedChanges.tsx'
import { newPasswordMessages } from '../../../i18n/newPassword.messages.ts'
import { usePasswordPanelLabels } from '../../../i18n/usePasswordPanelLabels.ts'
import { masterUserMessages } from './messages.ts'

export interface MasterUserPageProps {
  /** Preloaded from the check; read-only. */
  email: string
  /** The check answered 'Password already exists'. */
  hasPassword: boolean
  refusal: RefusalMessage | null
  isSubmitting: boolean
  onSubmit: (password: string) => void
}

const nothingTyped: PasswordPanelValues = { password: '', confirm: '' }

export function MasterUserPage({ email, hasPassword, refusal, isSubmitting, onSubmit }: MasterUserPageProps) {
  const t = useStore(masterUserMessages)
  const { unreachable } = useStore(newPasswordMessages)
  const shared = usePasswordPanelLabels()
  const [values, setValues] = useState(nothingTyped)
  const question = useUnsavedChanges(values.password + values.confirm !== '' && !isSubmitting)
  const refused = refusal && (refusal.kind === 'service' ? refusal.message : unreachable)

  return (
    <PublicScreen start="low">
      <PasswordPanel
        screen="masterUser"
        email={email}
        values={values}
        onValuesChange={setValues}
        onSubmit={({ password }) => onSubmit(password)}
        alert={isSubmitting ? undefined : (refused ?? undefined)}
        banner={
          hasPassword && (
            <InlineAlert tone="info" title={t.passwordExists} actions={<TextLink href={paths.login}>{t.login}</TextLink>}>
              {t.pleaseLogin}
            </InlineAlert>
          )
        }
        isSubmitting={isSubmitting}
        labels={{ ...shared, title: t.title, intro: t.intro, submit: t.submit }}
      />
      {question}
    </PublicScreen>
  )
}
