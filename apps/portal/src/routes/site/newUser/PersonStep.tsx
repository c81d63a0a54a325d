import { useStore } from '@nanostores/react'
import { Card, SelectField, Stack } from '@portal/ui'
import { IdentityFields } from '../../../people/UserForm/index.ts'
import { userFormMessages } from '../../../people/userForm.messages.ts'
import type { Property } from '../../../people/usePeopleChoices.ts'
import { newUserMessages } from './messages.ts'

export interface PersonStepProps {
  properties: readonly Property[]
  propertyId: number
  onProperty: (id: number) => void
}

/** Who they are. The property is asked only where there are several. */
export function PersonStep({ properties, propertyId, onProperty }: PersonStepProps) {
  const t = useStore(newUserMessages)
  const form = useStore(userFormMessages)
  return (
    <Card title={form.identity}>
      <Stack gap={4}>
        {properties.length > 1 && (
          <SelectField
            label={t.property}
            value={String(propertyId)}
            options={properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
            onChange={(event) => onProperty(Number(event.currentTarget.value))}
          />
        )}
        <IdentityFields />
      </Stack>
    </Card>
  )
}
