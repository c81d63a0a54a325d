import { useStore } from '@nanostores/react'
import { FilteredTextField } from '@portal/ui'
import type { House } from './houseValues.ts'
import { houseSetupMessages } from './messages.ts'

export interface CallsStepProps {
  house: House
  onChange: (changed: Partial<House>) => void
}

/** Who answers at the gate. */
export function CallsStep({ house, onChange }: CallsStepProps) {
  const t = useStore(houseSetupMessages)
  return (
    <FilteredTextField
      label={t.watchman}
      help={t.watchmanHelp}
      isOptional
      inputMode="tel"
      autoComplete="tel"
      maxLength={32}
      value={house.WatchmanPhoneNumber}
      onChange={(event) => onChange({ WatchmanPhoneNumber: event.currentTarget.value })}
    />
  )
}
