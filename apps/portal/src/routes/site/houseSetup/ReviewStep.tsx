import { useStore } from '@nanostores/react'
import type { HouseStep } from '@portal/domain'
import { activeStatus, Button, DescriptionList, Inline, Stack, StatusLabel, Text } from '@portal/ui'
import { houseSetupMessages } from './messages.ts'
import { RingTest } from './RingTest.tsx'
import type { HouseStepState } from './HouseSteps.tsx'
import type { HouseSetup, SaveHouse } from './route.tsx'

export interface ReviewStepProps {
  setup: HouseSetup
  steps: readonly HouseStepState[]
  payload: SaveHouse
  onEdit: (step: HouseStep) => void
}

/** What was set up, step by step, what works, and each one's way back. */
export function ReviewStep({ setup, steps, payload, onEdit }: ReviewStepProps) {
  const t = useStore(houseSetupMessages)
  const works: Partial<Record<HouseStep, boolean>> = { gate: setup.Doors.some(({ LastOpenedAt }) => LastOpenedAt !== null) }
  return (
    <Stack gap={4}>
      <DescriptionList
        items={steps.filter(({ id }) => id !== 'done').map(({ id, label, fact }) => ({
          term: label,
          value: (
            <Inline gap={3} isWrapping>
              <Text>{fact}</Text>
              {works[id] && <StatusLabel status={activeStatus}>{t.works}</StatusLabel>}
              <Button size="compact" aria-label={t.changeStep({ step: label })} onClick={() => onEdit(id)}>
                {t.change}
              </Button>
            </Inline>
          ),
        }))}
      />
      <RingTest setup={setup} payload={payload} />
    </Stack>
  )
}
