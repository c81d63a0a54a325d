import { Button, Stack, Text } from '@portal/ui'
import { PhoneCall } from 'lucide-react'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { useCall } from '#portal/app/useCall.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup, SaveHouse } from './route.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

const visitorCalls = lazyPart(async () => (await import('#portal/calls/visitorCalls/VisitorCallsCard.tsx')).VisitorCallsCard)

export interface RingTestProps {
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
