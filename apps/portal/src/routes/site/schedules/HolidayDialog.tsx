import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { Button, DateField, Dialog, FilteredTextField, Grid, InlineAlert, SelectField, Stack } from '@portal/ui'
import { CalendarOff } from 'lucide-react'
import { useId, useState } from 'react'
import type { Location } from '../../../access/places.ts'
import { schedulesMessages } from './messages.ts'

export interface HolidayDialogProps {
  isOpen: boolean
  isBusy: boolean
  error: string | null
  places: Location[]
  onOpenChange: (isOpen: boolean) => void
  onSave: (holiday: PayloadOf<typeof endpoints.saveHoliday>) => void
}

export function HolidayDialog({ isOpen, isBusy, error, places, onOpenChange, onSave }: HolidayDialogProps) {
  const t = useStore(schedulesMessages)
  const formId = useId()
  const [name, setName] = useState('')
  const [placeId, setPlaceId] = useState(places[0]?.PropertyLocationID ?? 0)
  const [from, setFrom] = useState<string | null>(null)
  const [until, setUntil] = useState<string | null>(null)
  const [hasTried, setTried] = useState(false)
  const last = until ?? from
  const isMissing = name.trim() === '' || from === null || last === null
  const isReversed = from !== null && last !== null && last < from
  const save = () => {
    setTried(true)
    if (!isMissing && !isReversed) onSave({ ID: null, Version: null, PropertyLocationID: placeId, Name: name.trim(), From: from, Until: last })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(next) => !isBusy && onOpenChange(next)}
      title={t.addHoliday}
      icon={CalendarOff}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{t.cancel}</Button>
          <Button variant="primary" type="submit" form={formId} isBusy={isBusy}>
            {t.saveHoliday}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Stack gap={4}>
          <FilteredTextField
            data-initial-focus
            label={t.holidayName}
            maxLength={80}
            value={name}
            error={hasTried && isMissing && t.holidayMissing}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          <SelectField
            label={t.place}
            value={String(placeId)}
            options={places.map(({ PropertyLocationID, Name }) => ({ value: String(PropertyLocationID), label: Name }))}
            onChange={(event) => setPlaceId(Number(event.currentTarget.value))}
          />
          <Grid minColumn="160px" gap={3}>
            <DateField label={t.firstDay} value={from} onChange={({ value }) => setFrom(value)} />
            <DateField label={t.lastDay} value={last} error={hasTried && isReversed && t.holidayReversed} onChange={({ value }) => setUntil(value)} />
          </Grid>
          {error !== null && (
            <InlineAlert tone="danger" role="alert">
              {error}
            </InlineAlert>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
