import { type DateRange, DateRangeField, FilteredTextField, InlineAlert, useToaster } from '@portal/ui'
import { CalendarOff } from 'lucide-react'
import { useRef, useState } from 'react'
import { EffectPanel } from '#portal/access/EffectPanel.tsx'
import { placesOfProperty, propertyIdOf, type Location } from '#portal/access/places.ts'
import { conflictMessages } from '#portal/forms/conflict.messages.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { useFormDraft } from '#portal/forms/useFormDraft.ts'
import { holidayProblems, holidayDraftName, toHolidayEffect, toHolidayForm, toHolidayRequest, type Holiday, type HolidayChange, type HolidayDraft, type HolidayForm } from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'
import { PropertyField } from './PropertyField.tsx'
import { useDateRange } from '#portal/access/useDateRange.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { currentRecord } from '#portal/forms/saveRecord.ts'

export interface HolidayDialogProps {
  /** The holiday to edit; null for a new one. */
  holiday: Holiday | null
  places: Location[]
  onClose: () => void
}

/** Creates or edits a holiday. */
export function HolidayDialog({ holiday, places, onClose }: HolidayDialogProps) {
  const t = schedulesMessages.useWords()
  const { someone } = conflictMessages.useWords()
  const { drafts } = usePortal()
  const toaster = useToaster()
  const range = useDateRange()
  const name = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState('')
  const { failure, error, isBusy, run } = useRouteAction<HolidayChange, unknown>(() => {
    toaster.success(t.holidaySaved({ name: asked }))
    drafts.drop(holidayDraftName(holiday))
    onClose()
  })
  /** The holiday as another user saved it meanwhile. A further save by others replaces it. */
  const current = currentRecord<Holiday>(failure)
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
    setAsked(form.name.trim())
    run({ change: 'save', holiday: toHolidayRequest(form, holiday?.ID ?? null, current?.Version ?? version) })
    return true
  }
  return (
    <FormDialog
      title={holiday ? t.changeHoliday({ name: holiday.Name }) : t.addHoliday}
      icon={CalendarOff}
      initialFocus={name}
      saveLabel={holiday ? t.saveHoliday : t.addHoliday}
      {...{ isBusy, onClose }}
      error={current ? null : error}
      {...draft.dialog}
      onSubmit={submit}
    >
      {current && (
        <InlineAlert tone="warning" role="alert">
          {t.holidayConflict({ who: current.UpdatedBy || someone, holiday: `${current.Name}, ${range(current.From, current.Until)}` })}
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

/** The form after a change of the first day. Without a last day of its own, a holiday ends on its first day, even if that changes. */
function sameDay(form: HolidayForm, { from, until }: DateRange): DateRange {
  return { from, until: until === from || (form.until === null && until === form.from) ? null : until }
}
