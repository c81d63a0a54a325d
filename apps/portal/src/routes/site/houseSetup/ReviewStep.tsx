import { useStore } from '@nanostores/react'
import type { HouseStep } from '@portal/domain'
import { Button, DescriptionList, Inline, Text } from '@portal/ui'
import { useFormatsList } from '../../../i18n/useFormats.ts'
import type { House } from './houseValues.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup } from './route.tsx'

export interface ReviewStepProps {
  setup: HouseSetup
  house: House
  labels: Record<HouseStep, string>
  onEdit: (step: HouseStep) => void
}

/** What was set up, step by step, each with its way back. */
export function ReviewStep({ setup, house, labels, onEdit }: ReviewStepProps) {
  const t = useStore(houseSetupMessages)
  const list = useFormatsList()
  const said: [HouseStep, string][] = [
    ['house', `${house.AccountName}, ${house.Address} · ${house.TimezoneID}`],
    ['gate', setup.Doors.length === 0 ? t.noGate : list(setup.Doors.map(({ Name }) => Name))],
    ['people', setup.People.length === 0 ? t.onlyYou : t.people({ list: list(setup.People.map(({ Name }) => Name)) })],
    ['calls', house.WatchmanPhoneNumber === '' ? t.appOnly : house.WatchmanPhoneNumber],
  ]
  return (
    <DescriptionList
      items={said.map(([step, text]) => ({
        term: labels[step],
        value: (
          <Inline gap={3}>
            <Text>{text}</Text>
            <Button size="compact" aria-label={t.changeStep({ step: labels[step] })} onClick={() => onEdit(step)}>
              {t.change}
            </Button>
          </Inline>
        ),
      }))}
    />
  )
}
