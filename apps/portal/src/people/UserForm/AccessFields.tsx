import { useStore } from '@nanostores/react'
import { DoorOutputMode } from '@portal/domain'
import { SelectField, Stack } from '@portal/ui'
import { userFieldMessages } from '../userFields.messages.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { MomentFields } from './MomentFields.tsx'
import { PlacesField } from './PlacesField.tsx'
import { useUserForm, useUserValue } from './UserFormContext.ts'

/** Fields for a user's dates, doors and rights at doors. */
export function AccessFields() {
  const t = useStore(userFormMessages)
  const { timeZone } = useUserForm()
  return (
    <Stack gap={4}>
      <PlacesField />
      <MomentFields field="validFrom" help={t.validHelp({ zone: timeZone })} />
      <MomentFields field="validUntil" isEnd />
      <OutputField />
    </Stack>
  )
}

function OutputField() {
  const label = useStore(userFieldMessages).LimitActuationModeID
  const t = useStore(userFormMessages)
  const { onChange } = useUserForm()
  const output = useUserValue('LimitActuationModeID')
  const modes = { opensMomentarily: DoorOutputMode.MomentaryOpen, holdsOpen: DoorOutputMode.HoldOpen, opensBoth: DoorOutputMode.Both } as const
  return (
    <SelectField
      label={label}
      name="LimitActuationModeID"
      help={t.outputHelp}
      value={String(output)}
      options={Object.entries(modes).map(([name, mode]) => ({ value: String(mode), label: t[name as keyof typeof modes] }))}
      onChange={(event) => {
        const mode = Object.values(modes).find((value) => String(value) === event.currentTarget.value)
        if (mode) onChange({ LimitActuationModeID: mode })
      }}
    />
  )
}
