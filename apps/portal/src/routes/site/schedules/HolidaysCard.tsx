import { useStore } from '@nanostores/react'
import { Button, Card, IconButton, Text } from '@portal/ui'
import { History, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import type { Location } from '../../../access/places.ts'
import { useDateRange } from '../../../access/useDateRange.ts'
import { useOpenInAddress } from '../../../app/useOpenInAddress.ts'
import { historyMessages } from '../../../log/history.messages.ts'
import { useHistory } from '../../../log/useHistory.tsx'
import { RemoveHoliday } from './RemoveHoliday.tsx'
import { SaveHoliday } from './SaveHoliday.tsx'
import { pausingOn, type Holiday } from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'
import type { Schedule } from './scheduleForm.ts'

/** `?holiday=new`, or the ID of the holiday that is being changed. */
export const holidayParam = 'holiday'

export interface HolidaysCardProps {
  holidays: Holiday[]
  schedules: Schedule[]
  places: Location[]
  mayEdit: boolean
}

/** The dates on which schedules pause. */
export function HolidaysCard({ holidays, schedules, places, mayEdit }: HolidaysCardProps) {
  const t = useStore(schedulesMessages)
  const { historyOf } = useStore(historyMessages)
  const history = useHistory()
  const range = useDateRange()
  const [edited, edit] = useOpenInAddress(holidayParam)
  const [removed, setRemoved] = useState<Holiday | null>(null)
  const holiday = holidays.find(({ ID }) => String(ID) === edited) ?? null
  const isEditing = mayEdit && (edited === 'new' || holiday !== null)
  const placeName = (id: number) => places.find(({ PropertyLocationID }) => PropertyLocationID === id)?.Name ?? ''
  return (
    <Card
      title={t.holidays}
      fact={holidays.length || undefined}
      padding="none"
      actions={
        mayEdit && (
          <Button icon={Plus} onClick={() => edit('new')}>
            {t.addHoliday}
          </Button>
        )
      }
    >
      <Intro>
        <Text tone="muted">{holidays.length === 0 ? t.noHolidays : t.holidaysText}</Text>
      </Intro>
      <Rows>
        {holidays.map((each) => (
          <li key={each.ID}>
            <RowText>
              <Text isStrong>{each.Name}</Text>
              <Text size="small" tone="muted">
                {[range(each.From, each.Until), placeName(each.PropertyLocationID)].filter(Boolean).join(' · ')}
              </Text>
            </RowText>
            <Tools>
              {history.mayLook && (
                <IconButton icon={History} label={historyOf({ name: each.Name })} onClick={() => history.show({ subject: 'holiday', id: each.ID, name: each.Name })} />
              )}
              {mayEdit && (
                <>
                  <IconButton icon={Pencil} label={t.changeHoliday({ name: each.Name })} onClick={() => edit(String(each.ID))} />
                  <IconButton icon={Trash2} label={t.removeHoliday({ name: each.Name })} onClick={() => setRemoved(each)} />
                </>
              )}
            </Tools>
          </li>
        ))}
      </Rows>
      {isEditing && <SaveHoliday key={edited} holiday={holiday} places={places} onClose={() => edit(null)} />}
      {history.shown}
      {removed && <RemoveHoliday holiday={removed} pausing={pausingOn(removed, schedules, places)} onClose={() => setRemoved(null)} />}
    </Card>
  )
}

const Intro = styled.div`
  padding: var(--portal-space-3) var(--portal-space-4);
`

const RowText = styled.div`
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Tools = styled.div`
  display: flex;
  flex: none;
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
