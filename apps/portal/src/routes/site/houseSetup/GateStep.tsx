import { useStore } from '@nanostores/react'
import { Button, DescriptionList, Inline, InlineAlert, Stack } from '@portal/ui'
import { DoorOpen } from 'lucide-react'
import { useFailureText } from '../../../app/useFailureText.ts'
import { useRouteAction } from '../../../app/useRouteAction.ts'
import { useDay } from '../../../people/useDay.ts'
import { houseSetupMessages } from './messages.ts'
import type { HouseAction, HouseSetup } from './route.tsx'

/** Each gate, and a first try of it. */
export function GateStep({ setup }: { setup: HouseSetup }) {
  const t = useStore(houseSetupMessages)
  const day = useDay()
  const failureText = useFailureText()
  const { run, isBusy, failure } = useRouteAction<HouseAction, { message: string }>(() => {})
  if (setup.Doors.length === 0) return <InlineAlert tone="info">{t.noGate}</InlineAlert>
  return (
    <Stack gap={3}>
      <DescriptionList
        items={setup.Doors.map(({ ID, Name, LastOpenedAt }) => ({
          term: Name,
          value: (
            <Inline gap={3}>
              {LastOpenedAt === null ? t.neverOpened : t.opened({ time: day(LastOpenedAt, setup.TimezoneID) })}
              <Button size="compact" icon={DoorOpen} isBusy={isBusy} onClick={() => run({ intent: 'open', payload: { PortID: ID } })}>
                {t.openNow}
              </Button>
            </Inline>
          ),
        }))}
      />
      <div role="alert">{failure && !isBusy && <InlineAlert tone="danger">{failureText(failure)}</InlineAlert>}</div>
    </Stack>
  )
}
