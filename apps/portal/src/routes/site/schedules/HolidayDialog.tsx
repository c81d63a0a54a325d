import { useStore } from '@nanostores/react'
import { type DateRange, DateRangeField, FilteredTextField, InlineAlert } from '@portal/ui'
import { CalendarOff } from 'lucide-react'
import { useRef } from 'react'
import { EffectPanel } from '#portal/access/EffectPanel.tsx'
import { placesOfProperty, propertyIdOf, type Location } from '#portal/access/places.ts'
import { conflictMessages } from '#portal/forms/conflict.messages.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useFormDraft } from '#portal/forms/useFormDraft.ts'
import {
  holidayProblems, holidayDraftName, toHolidayEffect, toHolidayForm, toHolidayRequest, type Holiday, type HolidayDraft, type HolidayForm, type SaveHolidayRequest,
} from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'
import { PropertyField } from './PropertyField.tsx'

export interface HolidayDialogProps {
  /** Null: a new one. */
  holiday: Holiday | null
  /** The holiday as another user saved it meanwhile; null for none. Another save replaces it. */
  overtakenBy: Holiday | null
  /** Describes a holiday. */
  describe: (holiday: Holiday) => string
  isBusy: boolean
  error: string | null
  places: Location[]
  onClose: () => void
  onSave: (holiday: SaveHolidayRequest) => void
}

/** Creates or edits a holiday. */
export function HolidayDialog({ holiday, overtakenBy, describe, isBusy, error, places, onClose, onSave }: HolidayDialogProps) {
  const t = useStore(schedulesMessages)
  const { someone } = useStore(conflictMessages)
  const name = useRef<HTMLInputElement>(null)
  const draft = useFormDraft<HolidayDraft>({
    name: holidayDraftName(holiday),
    saved: { form: toHolidayForm(holiday, places[0]?.PropertyLocationID ?? 0), version: holiday?.Version ?? null },
    onClose,
  })
  const { form, version } = draft.current
  const place = places.find(({ PropertyLocationID }) => PropertyLocationID === form.placeId)
  const property = place ? propertyIdOf(place) : 0
  const problems = holidayProblems(form)
  const errorOf = (field: 'name' | 'from') => draft.hasTried && problems[field] !== undefined && t[problems[field]]
  const change = (changed: Partial<HolidayForm>) => draft.type({ form: { ...form, ...changed }, version })
  const submit = () => {
    draft.tried()
    if (Object.keys(problems).length > 0) return false
    onSave(toHolidayRequest(form, holiday?.ID ?? null, overtakenBy?.Version ?? version))
    return true
  }
  return (
    <FormDialog
      title={holiday ? t.changeHoliday({ name: holiday.Name }) : t.addHoliday}
      icon={CalendarOff}
      initialFocus={name}
      saveLabel={holiday ? t.saveHoliday : t.addHoliday}
      {...{ isBusy, error, onClose }}
      {...draft.dialog}
      onSubmit={submit}
    >
      {overtakenBy && (
        <InlineAlert tone="warning" role="alert">
          {t.holidayConflict({ who: overtakenBy.UpdatedBy || someone, holiday: describe(overtakenBy) })}
        </InlineAlert>
      )}
      <FilteredTextField
        ref={name}
        label={t.holidayName}
        maxLength={80}
        value={form.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <PropertyField
        places={places}
        value={property}
        onValueChange={(chosen) => change({ placeId: placesOfProperty(places, chosen)[0]?.PropertyLocationID ?? 0 })}
      />
      <DateRangeField isLabelHidden fromError={errorOf('from')} value={{ from: form.from, until: form.until ?? form.from }} onValueChange={({ value }) => change(sameDay(form, value))} />
      <EffectPanel change={toHolidayEffect(form, holiday?.ID ?? null)} />
    </FormDialog>
  )
}

/** Without a last day of its own, a holiday ends on its first day, also after that changed. */
function sameDay(form: HolidayForm, { from, until }: DateRange): DateRange {
  return { from, until: until === from || (form.until === null && until === form.from) ? null : until }
}
