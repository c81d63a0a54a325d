import { limits } from '@portal/domain'
import { CheckboxField, FilteredTextField, Stack, Text, Button } from '@portal/ui'
import { styled } from 'styled-components'
import type { House } from './houseCodes.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup, SaveHouse } from './route.tsx'
import { PhoneCall } from 'lucide-react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export interface CallsStepProps {
  setup: HouseSetup
  house: House
  /** The ids of the users whose apps ring after the owner's. */
  rung: readonly number[]
  onRungChange: (change: { rung: number[] }) => void
  onChange: (changed: Partial<House>) => void
}

/** The step about calls: the owner's app rings, then the chosen users together, then a phone number. */
export function CallsStep({ setup, house, rung, onRungChange, onChange }: CallsStepProps) {
  const t = houseSetupMessages.useWords()
  const isFull = rung.length >= limits.watchman.peopleAtOnce
  return (
    <Stack gap={4}>
      {setup.People.length > 0 && (
        <Choices>
          <legend>{t.rungThen}</legend>
          <Text size="small" tone="muted">{t.rungHelp}</Text>
          {setup.People.map(({ ID, Name }) => (
            <CheckboxField
              key={ID}
              label={Name}
              checked={rung.includes(ID)}
              disabled={isFull && !rung.includes(ID)}
              onChange={({ currentTarget: { checked } }) => onRungChange({ rung: checked ? [...rung, ID] : rung.filter((id) => id !== ID) })}
            />
          ))}
        </Choices>
      )}
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
      <RingTest setup={setup} payload={{ Step: 'calls', ...house, RungUserIDs: [...rung] }} />
    </Stack>
  )
}

const Choices = styled.fieldset`
  display: grid;
  gap: var(--portal-space-2);
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    padding: 0;
    font-weight: var(--portal-weight-strong);
  }
`

const visitorCalls = lazyPart(async () => (await import('#portal/calls/visitorCalls/VisitorCallsCard.tsx')).VisitorCallsCard)

interface RingTestProps {
  setup: HouseSetup
  /** The values of the page, which are saved before the test call, so that the call tests them. */
  payload: SaveHouse
}

/** A test call: rings the house like a visitor, and shows who answers. */
export function RingTest({ setup, payload }: RingTestProps) {
  const t = houseSetupMessages.useWords()
  const formats = useFormats(setup.TimezoneID)
  const { run, isBusy, isDone, failure } = useCall(async (api) => {
    await api.saveHouseSetup(payload)
    await api.ringHouse({})
  })
  if (!setup.Doors.some(({ IsStation }) => IsStation)) return <Text tone="muted">{t.noStation}</Text>
  return (
    <Stack gap={3}>
      <div>
        <Button size="form" icon={PhoneCall} isBusy={isBusy} onClick={() => run()}>
          {t.ringTest}
        </Button>
      </div>
      <Text size="small" tone="muted">{t.ringTestHelp}</Text>
      <FailureAlert failure={failure} />
      {isDone && <visitorCalls.Part formats={formats} />}
    </Stack>
  )
}
