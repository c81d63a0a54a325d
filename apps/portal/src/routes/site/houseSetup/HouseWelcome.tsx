import type { HouseStep } from '@portal/domain'
import { Button, Inline, InlineAlert, PageHeader, Stack } from '@portal/ui'
import { ArrowRight, DoorOpen } from 'lucide-react'
import { styled } from 'styled-components'
import { useCall } from '#portal/app/useCall.ts'
import { useDay } from '#portal/people/useDay.ts'
import { HouseSteps, type HouseStepState } from './HouseSteps.tsx'
import { houseSetupMessages } from './messages.ts'
import type { HouseSetup } from './route.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

export interface HouseWelcomeProps {
  setup: HouseSetup
  steps: readonly HouseStepState[]
  onGo: (step: HouseStep) => void
}

/** Welcomes a returning owner: shows the progress, and a button to continue. */
export function HouseWelcome({ setup, steps, onGo }: HouseWelcomeProps) {
  const t = houseSetupMessages.useWords()
  const day = useDay()
  const { run, isBusy, isDone, failure } = useCall((api, PortID: string) => api.openDoor({ PortID }))
  const label = steps.find(({ id }) => id === setup.Step)?.label ?? ''
  const gate = setup.Doors[0]
  return (
    <Column>
      <Stack gap={5}>
        <PageHeader title={t.welcome({ name: setup.FirstName || setup.AccountName })} facts={t.welcomeBack({ step: label, time: day(setup.SavedAt ?? '', setup.TimezoneID) })} />
        <HouseSteps isWhole steps={steps} current={setup.Step} onStepChange={({ id }) => onGo(id)} />
        {gate?.LastOpenedAt && <InlineAlert tone="info">{t.gateWorks({ gate: gate.Name })}</InlineAlert>}
        <div>
          <FailureAlert failure={failure} />
          <div role="status">{isDone && gate && <InlineAlert tone="success">{t.gateOpens({ gate: gate.Name })}</InlineAlert>}</div>
        </div>
        <Inline gap={2} isWrapping>
          <Button variant="primary" size="form" icon={ArrowRight} onClick={() => onGo(setup.Step)}>
            {t.goOn({ step: label })}
          </Button>
          {gate && (
            <Button size="form" icon={DoorOpen} isBusy={isBusy} onClick={() => run(gate.ID)}>
              {t.openGateNow({ gate: gate.Name })}
            </Button>
          )}
        </Inline>
      </Stack>
    </Column>
  )
}

const Column = styled.div`
  inline-size: min(100%, 36rem);
`
