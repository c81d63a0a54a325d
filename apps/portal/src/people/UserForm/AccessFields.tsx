import { DoorOutputMode } from '@portal/domain'
import { SelectField, Stack, CheckboxField, Text } from '@portal/ui'
import { useZoneName } from '../../i18n/useZoneName.ts'
import { userFieldMessages } from '../userFields.messages.ts'
import { userFormMessages } from '../userForm.messages.ts'
import { MomentFields } from './MomentFields.tsx'
import { useUserForm, useUserValue } from './UserFormContext.ts'
import { styled } from 'styled-components'
import { useFieldError } from './UserText.tsx'
import { UserSwitch } from './UserSwitch.tsx'

/** Fields for a user's dates, doors and rights at doors. */
export function AccessFields() {
  const t = userFormMessages.useWords()
  const { timeZone } = useUserForm()
  const zoneName = useZoneName()
  return (
    <Stack gap={4}>
      <PlacesField />
      <MomentFields field="validFrom" help={t.validHelp({ zone: zoneName(timeZone) })} />
      <MomentFields field="validUntil" isEnd />
      <OutputField />
    </Stack>
  )
}

function OutputField() {
  const label = userFieldMessages.useWords().LimitActuationModeID
  const t = userFormMessages.useWords()
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

/** A choice between access to all properties and to chosen ones. */
function PlacesField() {
  const names = userFieldMessages.useWords()
  const t = userFormMessages.useWords()
  const error = useFieldError('PropertyLocations')
  const { onChange, places } = useUserForm()
  const isEverywhere = useUserValue('HasAllLocationAccess')
  const chosen = useUserValue('PropertyLocations')
  const toggle = (id: number, isChosen: boolean) =>
    onChange({ PropertyLocations: isChosen ? [...chosen, id].sort((one, other) => one - other) : chosen.filter((place) => place !== id) })
  return (
    <Stack gap={2}>
      <UserSwitch field="HasAllLocationAccess" help={t.allPlacesHelp} />
      {!isEverywhere && (
        <Places>
          <legend>{names.PropertyLocations}</legend>
          {places.map(({ ID, Name }) => (
            <CheckboxField
              key={ID}
              name="PropertyLocations"
              label={Name}
              checked={chosen.includes(ID)}
              aria-invalid={error !== undefined || undefined}
              onChange={(event) => toggle(ID, event.currentTarget.checked)}
            />
          ))}
          <Text as="div" size="small" tone="danger" role="alert">
            {error}
          </Text>
        </Places>
      )}
    </Stack>
  )
}

const Places = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--portal-space-1) var(--portal-space-4);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    margin-block-end: var(--portal-space-1);
    font: var(--portal-type-body-strong);
  }
`
