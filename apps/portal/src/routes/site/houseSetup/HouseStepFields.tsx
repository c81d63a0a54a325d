import { useStore } from '@nanostores/react'
import { ChoiceField, FilteredTextField, Grid, Stack } from '@portal/ui'
import type { House, HouseField } from './houseValues.ts'
import { houseSetupMessages } from './messages.ts'

export interface HouseStepFieldsProps {
  house: House
  timezones: readonly { ID: string; Name: string }[]
  problems: Partial<Record<HouseField, true>>
  onChange: (changed: Partial<House>) => void
}

/** The house and its owner. */
export function HouseStepFields({ house, timezones, problems, onChange }: HouseStepFieldsProps) {
  const t = useStore(houseSetupMessages)
  const texts = (field: HouseField, label: string, maxLength: number) => ({
    label,
    maxLength,
    value: house[field],
    error: problems[field] && t.needed,
    onChange: (event: { currentTarget: { value: string } }) => onChange({ [field]: event.currentTarget.value }),
  })
  const zones = timezones.some(({ ID }) => ID === house.TimezoneID) ? timezones : [{ ID: house.TimezoneID, Name: house.TimezoneID }, ...timezones]
  return (
    <Stack gap={4}>
      <FilteredTextField {...texts('AccountName', t.accountName, 100)} autoComplete="off" />
      <FilteredTextField {...texts('Address', t.address, 200)} autoComplete="street-address" />
      <ChoiceField
        label={t.timeZone}
        value={house.TimezoneID}
        options={zones.map(({ ID, Name }) => ({ value: ID, label: `${ID} · ${Name}` }))}
        onValueChange={({ value }) => onChange({ TimezoneID: value })}
      />
      <Grid minColumn="180px" gap={4}>
        <FilteredTextField {...texts('FirstName', t.firstName, 60)} autoComplete="given-name" />
        <FilteredTextField {...texts('LastName', t.lastName, 60)} autoComplete="family-name" />
      </Grid>
      <FilteredTextField {...texts('Phone', t.phone, 32)} isOptional inputMode="tel" autoComplete="tel" />
    </Stack>
  )
}
