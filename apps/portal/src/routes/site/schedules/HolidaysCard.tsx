import { nextUsHolidays, type UsHoliday } from '@portal/domain'
import { Button, Card, CheckboxField, IconButton, InlineAlert, Stack, Text } from '@portal/ui'
import { CalendarOff, CalendarPlus, History, Pencil, Plus, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { styled } from 'styled-components'
import { EffectPanel } from '#portal/access/effect.tsx'
import { type Location, placesOfProperty, propertiesOf } from '#portal/access/places.ts'
import { useDateRange } from '#portal/access/useAccessSentence.ts'
import { ConfirmCall } from '#portal/app/ConfirmCall.tsx'
import { Rows, RowText } from '#portal/app/Rows.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { historyMessages } from '#portal/log/history.messages.ts'
import { useHistory } from '#portal/log/useHistory.tsx'
import { HolidayDialog } from './HolidayDialog.tsx'
import { type Holiday, pausingOn } from './holidayForm.ts'
import { schedulesMessages, usHolidayMessages } from './messages.ts'
import { PropertyField } from './PropertyField.tsx'
import type { Schedule } from './scheduleForm.ts'

/** The parameter of the open dialog: `?holiday=new`, `us` for those of the United States, or the id of the edited holiday. */
export const holidayParam = 'holiday'

export interface HolidaysCardProps {
  holidays: Holiday[]
  schedules: Schedule[]
  places: Location[]
  /** Today as an ISO date at the property. */
  today: string
  mayEdit: boolean
  /** The calendar of the holidays, above the list. */
  children: ReactNode
}

/** Lists the properties' holidays, on which schedules pause and restrictions can be closed. */
export function HolidaysCard({ holidays, schedules, places, today, mayEdit, children }: HolidaysCardProps) {
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
        {children}
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
  display: grid;
  gap: var(--portal-space-4);
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
  const range = useDateRange()
  return (
    <ConfirmCall
      call={(api) => api.deleteHoliday({ ID: holiday.ID })}
      said={() => t.holidayRemoved({ name: holiday.Name })}
      onClose={onClose}
      title={t.removeHolidayTitle({ name: holiday.Name })}
      description={range(holiday.From, holiday.Until)}
      confirmLabel={t.removeHolidayConfirm}
      consequences={[{ count: pausing, effect: t.removeHolidayEffect({ count: pausing }) }]}
    >
      <EffectPanel change={{ Kind: 'holiday', HolidayID: holiday.ID, PropertyLocationID: holiday.PropertyLocationID, Dates: null }} isRemoval />
    </ConfirmCall>
  )
}

/** Holidays on which few properties close, so these are not preselected. */
const rarelyKept: readonly UsHoliday[] = ['presidents', 'columbus', 'veterans']

interface AddUsHolidaysProps {
  holidays: Holiday[]
  places: Location[]
  /** The ISO date from which a year's holidays are offered. */
  today: string
  onClose: () => void
}

/** Adds federal holidays of the next twelve months to a property. Leaves out holidays that the property already has. */
function AddUsHolidays({ holidays, places, today, onClose }: AddUsHolidaysProps) {
  const t = schedulesMessages.useWords()
  const names = usHolidayMessages.useWords()
  const range = useDateRange()
  const [property, setProperty] = useState(propertiesOf(places)[0]?.id ?? 0)
  const [left, setLeft] = useState<readonly UsHoliday[]>(rarelyKept)
  const [hasTried, setHasTried] = useState(false)
  const ids = placesOfProperty(places, property).map(({ PropertyLocationID }) => PropertyLocationID)
  const isAdded = (date: string) => holidays.some(({ PropertyLocationID, From, Until }) => ids.includes(PropertyLocationID) && From <= date && date <= Until)
  const offered = nextUsHolidays(today)
  const chosen = offered.filter(({ holiday, date }) => !left.includes(holiday) && !isAdded(date))
  const adding = useCall(
    async (api, added: typeof chosen) => {
      for (const { holiday, date } of added) await api.saveHoliday({ ID: null, Version: null, PropertyLocationID: ids[0] ?? 0, Name: names[holiday], From: date, Until: date })
    },
    (_answer, { length: count }) => {
      onClose()
      return t.usHolidaysSaved({ count })
    },
  )
  return (
    <FormDialog
      title={t.addUsHolidays}
      icon={CalendarOff}
      saveLabel={t.addHolidays({ count: chosen.length })}
      calling={adding}
      isComplete={chosen.length > 0}
      onTry={() => setHasTried(true)}
      onSave={() => adding.run(chosen)}
      onClose={onClose}
    >
      <Text tone="muted">{t.usHolidaysText}</Text>
      <PropertyField places={places} value={property} onValueChange={setProperty} />
      <Stack gap={2} role="group" aria-label={t.addUsHolidays}>
        {offered.map(({ holiday, date }) => (
          <CheckboxField
            key={holiday}
            label={names[holiday]}
            help={isAdded(date) ? t.usHolidayAdded({ date: range(date, date) }) : range(date, date)}
            checked={isAdded(date) || !left.includes(holiday)}
            disabled={isAdded(date)}
            onChange={({ currentTarget }) => setLeft(currentTarget.checked ? left.filter((one) => one !== holiday) : [...left, holiday])}
          />
        ))}
      </Stack>
      {hasTried && chosen.length === 0 && <InlineAlert tone="warning" role="alert">{t.chooseHoliday}</InlineAlert>}
    </FormDialog>
  )
}
