import { Button, Card, IconButton, Text, useToaster } from '@portal/ui'
import { CalendarPlus, History, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { EffectPanel } from '#portal/access/EffectPanel.tsx'
import { propertiesOf, type Location } from '#portal/access/places.ts'
import { useDateRange } from '#portal/access/useDateRange.ts'
import { ConfirmDialog } from '#portal/app/dialogs.tsx'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { historyMessages } from '#portal/log/history.messages.ts'
import { useHistory } from '#portal/log/useHistory.tsx'
import { AddUsHolidays } from './AddUsHolidays.tsx'
import { pausingOn, type Holiday, type HolidayChange } from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'
import { HolidayDialog } from './HolidayDialog.tsx'
import type { Schedule } from './scheduleForm.ts'
import { Rows, RowText } from '#portal/app/Rows.ts'

/** The parameter of the open dialog: `?holiday=new`, `us` for those of the United States, or the id of the edited holiday. */
export const holidayParam = 'holiday'

export interface HolidaysCardProps {
  holidays: Holiday[]
  schedules: Schedule[]
  places: Location[]
  /** Today as an ISO date at the property. */
  today: string
  mayEdit: boolean
}

/** Lists the properties' holidays, on which schedules pause and restrictions can be closed. */
export function HolidaysCard({ holidays, schedules, places, today, mayEdit }: HolidaysCardProps) {
  const t = schedulesMessages.useWords()
  const { historyOf } = historyMessages.useWords()
  const history = useHistory()
  const range = useDateRange()
  const [edited, edit] = useOpenInAddress(holidayParam)
  const [removed, setRemoved] = useState<Holiday | null>(null)
  const holiday = holidays.find(({ ID }) => String(ID) === edited) ?? null
  const isEditing = mayEdit && (edited === 'new' || holiday !== null)
  const hasSeveral = propertiesOf(places).length > 1
  const propertyName = (id: number) => (hasSeveral && places.find(({ PropertyLocationID }) => PropertyLocationID === id)?.PropertyName) || ''
  return (
    <Card
      title={t.holidays}
      fact={holidays.length || undefined}
      padding="none"
      actions={
        mayEdit && (
          <>
            <Button icon={CalendarPlus} onClick={() => edit('us')}>
              {t.addUsHolidays}
            </Button>
            <Button icon={Plus} onClick={() => edit('new')}>
              {t.addHoliday}
            </Button>
          </>
        )
      }
    >
      <Intro>
        <Text tone="muted">{holidays.length === 0 ? t.noHolidays : t.holidaysText}</Text>
      </Intro>
      <Holidays>
        {holidays.map((each) => (
          <li key={each.ID}>
            <RowText>
              <Text isStrong>{each.Name}</Text>
              <Text size="small" tone="muted">
                {[range(each.From, each.Until), propertyName(each.PropertyLocationID)].filter(Boolean).join(' · ')}
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
      </Holidays>
      {isEditing && <HolidayDialog key={edited} holiday={holiday} places={places} onClose={() => edit(null)} />}
      {mayEdit && edited === 'us' && <AddUsHolidays {...{ holidays, places, today }} onClose={() => edit(null)} />}
      {history.shown}
      {removed && <RemoveHoliday holiday={removed} pausing={pausingOn(removed, schedules, places)} onClose={() => setRemoved(null)} />}
    </Card>
  )
}

const Intro = styled.div`
  padding: var(--portal-space-3) var(--portal-space-4);
`

const Tools = styled.div`
  display: flex;
  flex: none;
`

const Holidays = styled(Rows)`
  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--portal-space-3);
    padding: var(--portal-space-2) var(--portal-space-4);
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`

interface RemoveHolidayProps {
  holiday: Holiday
  /** The number of schedules that pause on the holiday. */
  pausing: number
  onClose: () => void
}

/** Asks before a holiday is deleted: says which schedules then open doors on these days. */
function RemoveHoliday({ holiday, pausing, onClose }: RemoveHolidayProps) {
  const t = schedulesMessages.useWords()
  const toaster = useToaster()
  const range = useDateRange()
  const { error, isBusy, run } = useRouteAction<HolidayChange, unknown>(() => {
    toaster.success(t.holidayRemoved({ name: holiday.Name }))
    onClose()
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      onConfirm={() => run({ change: 'remove', id: holiday.ID })}
      title={t.removeHolidayTitle({ name: holiday.Name })}
      description={range(holiday.From, holiday.Until)}
      confirmLabel={t.removeHolidayConfirm}
      consequences={[{ count: pausing, effect: t.removeHolidayEffect({ count: pausing }) }]}
      isBusy={isBusy}
      error={error}
    >
      <EffectPanel change={{ Kind: 'holiday', HolidayID: holiday.ID, PropertyLocationID: holiday.PropertyLocationID, Dates: null }} isRemoval />
    </ConfirmDialog>
  )
}
