import { type DateRange, DateRangeField, FilteredTextField } from '@portal/ui'
import { CalendarOff } from 'lucide-react'
import { useRef } from 'react'
import { EffectPanel } from '#portal/access/effect.tsx'
import { placesOfProperty, propertyIdOf, type Location } from '#portal/access/places.ts'
import { useDateRange } from '#portal/access/useAccessSentence.ts'
import { type EditWords, newRecord } from '#portal/forms/recordKind.ts'
import { RecordDialog } from '#portal/forms/RecordDialog.tsx'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { holidayKind, toHolidayEffect, type Holiday, type HolidayField, type HolidayForm } from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'
import { PropertyField } from './PropertyField.tsx'

export interface HolidayDialogProps {
  /** The holiday to edit; null for a new one. */
  holiday: Holiday | null
  places: Location[]
  onClose: () => void
}

/** Creates or edits a holiday. */
export function HolidayDialog({ holiday, places, onClose }: HolidayDialogProps) {
  const t = schedulesMessages.useWords()
  const range = useDateRange()
  const name = useRef<HTMLInputElement>(null)
  const editing = useRecordEdit(holiday ?? newRecord, holidayKind(holiday, places[0]?.PropertyLocationID ?? 0), (api, payload) => api.saveHoliday(payload), { keepsData: false })
  const { problems, change } = editing
  const { values } = editing.edit
  const { from, until } = values.days
  const placeOf = (id: number) => places.find(({ PropertyLocationID }) => PropertyLocationID === id)
  const place = placeOf(values.placeId)
  const words: EditWords<HolidayForm, HolidayField> = {
    nameOf: (field) => ({ name: t.holidayName, placeId: t.property, days: t.holidayDays })[field],
    textOf: (field, { name: named, placeId, days }) => ({ name: named, placeId: placeOf(placeId)?.PropertyName ?? '', days: days.from === null ? '' : range(days.from, days.until ?? days.from) })[field],
  }
  return (
    <RecordDialog
      title={holiday ? t.changeHoliday({ name: holiday.Name }) : t.addHoliday}
      icon={CalendarOff}
      initialFocus={name}
      saveLabel={holiday ? t.saveHoliday : t.addHoliday}
      saidSaved={(saved) => t.holidaySaved({ name: saved.name.trim() })}
      {...{ editing, words, onClose }}
    >
      <FilteredTextField
        ref={name}
        label={t.holidayName}
        maxLength={80}
        value={values.name}
        error={problems.name && t[problems.name]}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <PropertyField
        places={places}
        value={place ? propertyIdOf(place) : 0}
        onValueChange={(chosen) => change({ placeId: placesOfProperty(places, chosen)[0]?.PropertyLocationID ?? 0 })}
      />
      <DateRangeField
        isLabelHidden
        fromError={problems.days === 'firstDayMissing' && t.firstDayMissing}
        value={{ from, until: until ?? from }}
        onValueChange={({ value }) => change({ days: sameDay(values.days, value) })}
      />
      <EffectPanel change={toHolidayEffect(values, holiday?.ID ?? null)} />
    </RecordDialog>
  )
}

/** The days after a change of the first day. Without a last day of its own, a holiday ends on its first day, even if that changes. */
function sameDay(before: DateRange, { from, until }: DateRange): DateRange {
  return { from, until: until === from || (before.until === null && until === before.from) ? null : until }
}
