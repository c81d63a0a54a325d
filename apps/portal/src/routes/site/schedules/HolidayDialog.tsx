import { useStore } from '@nanostores/react'
import { DateField, FilteredTextField, Grid, InlineAlert, SelectField } from '@portal/ui'
import { CalendarOff } from 'lucide-react'
import { useState } from 'react'
import type { Location } from '../../../access/places.ts'
import { useDraft } from '../../../app/useDraft.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import {
  checkHoliday, holidayDraftName, readHolidayDraft, toHolidayForm, toHolidayRequest, type Holiday, type HolidayDraft, type HolidayForm, type SaveHolidayRequest,
} from './holidayForm.ts'
import { schedulesMessages } from './messages.ts'

export interface HolidayDialogProps {
  /** Null: a new one. */
  holiday: Holiday | null
  /** As somebody saved it meanwhile; null where nobody did. Saving again replaces it. */
  overtakenBy: Holiday | null
  /** Which holiday that is, in words. */
  describe: (holiday: Holiday) => string
  isBusy: boolean
  error: string | null
  places: Location[]
  onClose: () => void
  onSave: (holiday: SaveHolidayRequest) => void
}

/** Makes or changes a holiday. */
export function HolidayDialog({ holiday, overtakenBy, describe, isBusy, error, places, onClose, onSave }: HolidayDialogProps) {
  const t = useStore(schedulesMessages)
  const saved = toHolidayForm(holiday, places[0]?.PropertyLocationID ?? 0)
  const [typed, setTyped] = useState<HolidayDraft | null>(null)
  const draft = useDraft(holidayDraftName(holiday), typed, readHolidayDraft)
  const { form, version } = typed ?? draft.found ?? { form: saved, version: holiday?.Version ?? null }
  const [hasTried, setTried] = useState(false)
  const problems = checkHoliday(form)
  const errorOf = (field: keyof typeof problems) => hasTried && problems[field] !== undefined && t[problems[field]]
  const change = (changed: Partial<HolidayForm>) => setTyped({ form: { ...form, ...changed }, version })
  const startOver = () => {
    draft.drop()
    setTyped(null)
    setTried(false)
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(problems).length > 0) return false
    onSave(toHolidayRequest(form, holiday?.ID ?? null, overtakenBy?.Version ?? version))
    return true
  }
  return (
    <FormDialog
      title={holiday ? t.changeHoliday({ name: holiday.Name }) : t.addHoliday}
      icon={CalendarOff}
      saveLabel={holiday ? t.saveHoliday : t.addHoliday}
      {...{ isBusy, error, onClose }}
      isTyped={typed !== null}
      hasDraft={draft.found !== null}
      onGiveUp={() => {
        draft.drop()
        onClose()
      }}
      onStartOver={startOver}
      onSubmit={submit}
    >
      {overtakenBy && (
        <InlineAlert tone="warning" role="alert">
          {t.holidayConflict({ holiday: describe(overtakenBy) })}
        </InlineAlert>
      )}
      <FilteredTextField
        data-initial-focus
        label={t.holidayName}
        maxLength={80}
        value={form.name}
        error={errorOf('name')}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <SelectField
        label={t.place}
        help={t.holidayPlaceHelp}
        value={String(form.placeId)}
        options={places.map(({ PropertyLocationID, Name }) => ({ value: String(PropertyLocationID), label: Name }))}
        onChange={(event) => change({ placeId: Number(event.currentTarget.value) })}
      />
      <Grid minColumn="160px" gap={3}>
        <DateField label={t.firstDay} value={form.from} error={errorOf('from')} onChange={({ value }) => change({ from: value })} />
        <DateField label={t.lastDay} value={form.until ?? form.from} error={errorOf('until')} onChange={({ value }) => change({ until: value })} />
      </Grid>
    </FormDialog>
  )
}
