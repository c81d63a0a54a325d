import { useStore } from '@nanostores/react'
import { Card, ChoiceField, Stack, SwitchField } from '@portal/ui'
import { IdentityFields, RightsFields, SignInFields, type RightsFieldsProps } from '#portal/people/UserForm/index.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import type { Property } from '#portal/people/usePeopleChoices.ts'
import { newUserMessages } from './messages.ts'

export interface PersonStepProps extends RightsFieldsProps {
  properties: readonly Property[]
  propertyId: number
  hasWebAccess: boolean
  sendEmail: boolean
  onProperty: (id: number) => void
  onSendEmail: (sendEmail: boolean) => void
}

/** Who they are, whether they sign in, and what they may do for others. The property is asked only where there are several. */
export function PersonStep({ properties, propertyId, mayGrant, hasWebAccess, sendEmail, onProperty, onSendEmail }: PersonStepProps) {
  const t = useStore(newUserMessages)
  const form = useStore(userFormMessages)
  return (
    <>
      <Card title={form.identity}>
        <Stack gap={4}>
          {properties.length > 1 && (
            <ChoiceField
              label={t.property}
              value={String(propertyId)}
              options={properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
              onValueChange={({ value }) => onProperty(Number(value))}
            />
          )}
          <IdentityFields />
        </Stack>
      </Card>
      <Card title={form.signIn}>
        <Stack gap={4}>
          <SignInFields />
          {hasWebAccess && <SwitchField label={t.sendEmail} help={t.sendEmailHelp} checked={sendEmail} onChange={(event) => onSendEmail(event.currentTarget.checked)} />}
        </Stack>
      </Card>
      <Card title={form.rights}>
        <RightsFields mayGrant={mayGrant} />
      </Card>
    </>
  )
}
