import { nextUsHolidays, type UsHoliday } from '@portal/domain'
import { Button, CheckboxField, InlineAlert, Stack, Text, useToaster } from '@portal/ui'
import { CalendarOff } from 'lucide-react'
import { useState } from 'react'
import { placesOfProperty, propertiesOf, type Location } from '#portal/access/places.ts'
import { useDateRange } from '#portal/access/useDateRange.ts'
import { Dialog } from '#portal/app/dialogs.tsx'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { Holiday, HolidayChange } from './holidayForm.ts'
import { schedulesMessages, usHolidayMessages } from './messages.ts'
import { PropertyField } from './PropertyField.tsx'
import { FailureAlert } from '#portal/app/FailureAlert.tsx'

/** Holidays on which few properties close, so they are not selected at first. */
const rarelyKept: readonly UsHoliday[] = ['presidents', 'columbus', 'veterans']

interface AddUsHolidaysProps {
  holidays: Holiday[]
  places: Location[]
  /** The ISO date from which a year's holidays are offered. */
  today: string
  onClose: () => void
}

/** Adds federal holidays of the next twelve months to a property. Leaves out holidays that the property already has. */
export function AddUsHolidays({ holidays, places, today, onClose }: AddUsHolidaysProps) {
  const t = schedulesMessages.useWords()
  const names = usHolidayMessages.useWords()
  const { cancel } = editMessages.useWords()
  const toaster = useToaster()
  const range = useDateRange()
  const [property, setProperty] = useState(propertiesOf(places)[0]?.id ?? 0)
  const [left, setLeft] = useState<readonly UsHoliday[]>(rarelyKept)
  const [hasTried, setHasTried] = useState(false)
  const ids = placesOfProperty(places, property).map(({ PropertyLocationID }) => PropertyLocationID)
  const isAdded = (date: string) => holidays.some(({ PropertyLocationID, From, Until }) => ids.includes(PropertyLocationID) && From <= date && date <= Until)
  const offered = nextUsHolidays(today)
  const chosen = offered.filter(({ holiday, date }) => !left.includes(holiday) && !isAdded(date))
  const [sent, setSent] = useState(0)
  const { failure, isBusy, run } = useRouteAction<HolidayChange, unknown>(() => {
    toaster.success(t.usHolidaysSaved({ count: sent }))
    onClose()
  })
  const save = () => {
    setHasTried(true)
    if (chosen.length === 0) return
    setSent(chosen.length)
    const PropertyLocationID = ids[0] ?? 0
    run({ change: 'add', holidays: chosen.map(({ holiday, date }) => ({ ID: null, Version: null, PropertyLocationID, Name: names[holiday], From: date, Until: date })) })
  }
  return (
    <Dialog
      isOpen
      onOpenChange={() => !isBusy && onClose()}
      title={t.addUsHolidays}
      icon={CalendarOff}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={save}>{t.addHolidays({ count: chosen.length })}</Button>
        </>
      }
    >
      <Stack gap={4}>
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
        <FailureAlert failure={failure} />
      </Stack>
    </Dialog>
  )
}
