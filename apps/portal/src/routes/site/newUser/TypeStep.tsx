import { useStore } from '@nanostores/react'
import { Card, Stack, SwitchField } from '@portal/ui'
import { RightsFields, SignInFields, type RightsFieldsProps } from '../../../people/UserForm/index.ts'
import { userFormMessages } from '../../../people/userForm.messages.ts'
import { newUserMessages } from './messages.ts'

export interface TypeStepProps extends RightsFieldsProps {
  hasWebAccess: boolean
  sendEmail: boolean
  onSendEmail: (sendEmail: boolean) => void
}

/** What kind of user, whether they sign in, and what they may do for others. */
export function TypeStep({ mayGrant, hasWebAccess, sendEmail, onSendEmail }: TypeStepProps) {
  const t = useStore(newUserMessages)
  const form = useStore(userFormMessages)
  return (
    <>
      <Card title={t.type}>
        <RightsFields mayGrant={mayGrant} />
      </Card>
      <Card title={form.signIn}>
        <Stack gap={4}>
          <SignInFields />
          {hasWebAccess && <SwitchField label={t.sendEmail} help={t.sendEmailHelp} checked={sendEmail} onChange={(event) => onSendEmail(event.currentTarget.checked)} />}
        </Stack>
      </Card>
    </>
  )
}
