import { useStore } from '@nanostores/react'
import { Button, Card, IconButton, InlineAlert, Stack, Text } from '@portal/ui'
import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Location } from '../../../access/places.ts'
import { useDateRange } from '../../../access/useDateRange.ts'
import type { Attempt } from '../../../app/attempt.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { HolidayDialog } from './HolidayDialog.tsx'
import { schedulesMessages } from './messages.ts'
import type { Holiday, HolidayChange } from './route.tsx'

export interface HolidaysCardProps {
  holidays: Holiday[]
  places: Location[]
  mayEdit: boolean
  isChanging: boolean
  result: Attempt<unknown> | undefined
  onChange: (change: HolidayChange) => void
}

/** The dates on which schedules pause. */
export function HolidaysCard({ holidays, places, mayEdit, isChanging, result, onChange }: HolidaysCardProps) {
  const t = useStore(schedulesMessages)
  const textOf = useFailureText()
  const range = useDateRange()
  const [isAdding, setAdding] = useState(false)
  const [settled, setSettled] = useState(result)
  if (settled !== result) {
    setSettled(result)
    if (result?.ok) setAdding(false)
  }
  const failure = result && !result.ok ? textOf(result.failure) : null
  const placeName = (id: number) => places.find(({ PropertyLocationID }) => PropertyLocationID === id)?.Name ?? ''
  return (
    <Card
      title={t.holidays}
      fact={holidays.length || undefined}
      padding="none"
      actions={
        mayEdit && (
          <Button icon={Plus} onClick={() => setAdding(true)}>
            {t.addHoliday}
          </Button>
        )
      }
    >
      <Intro>
        <Stack gap={3}>
          <Text tone="muted">{holidays.length === 0 ? t.noHolidays : t.holidaysText}</Text>
          {failure && !isAdding && (
            <InlineAlert tone="danger" role="alert">
              {failure}
            </InlineAlert>
          )}
        </Stack>
      </Intro>
      <Rows aria-busy={isChanging || undefined}>
        {holidays.map(({ ID, Name, From, Until, PropertyLocationID }) => (
          <li key={ID}>
            <div>
              <Text isStrong>{Name}</Text>
              <Text size="small" tone="muted">
                {[range(From, Until), placeName(PropertyLocationID)].filter(Boolean).join(' · ')}
              </Text>
            </div>
            {mayEdit && <IconButton icon={Trash2} label={t.removeHoliday({ name: Name })} onClick={() => onChange({ change: 'remove', id: ID })} />}
          </li>
        ))}
      </Rows>
      <HolidayDialog key={String(isAdding)} isOpen={isAdding} isBusy={isChanging} error={failure} places={places} onOpenChange={setAdding} onSave={(holiday) => onChange({ change: 'add', holiday })} />
    </Card>
  )
}

const Intro = styled.div`
  padding: var(--portal-space-3) var(--portal-space-4);
`

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--portal-space-3);
    padding: var(--portal-space-2) var(--portal-space-4);
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`
