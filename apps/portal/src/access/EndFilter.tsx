import { FilterSelect } from '@portal/ui'
import { endsWithinDays, type EndsWithinDays } from '../app/listAddress.ts'
import { endMessages } from './end.messages.ts'

/** Filters a list by records that end soon. */
export function EndFilter({ value, onChange }: { value: EndsWithinDays | null; onChange: (days: EndsWithinDays | null) => void }) {
  const t = endMessages.useWords()
  return (
    <FilterSelect
      label={t.end}
      value={String(value ?? '')}
      options={endsWithinDays.map((days) => ({ value: String(days), label: t.endsWithin({ days: String(days) }) }))}
      onValueChange={({ value: chosen }) => onChange(endsWithinDays.find((days) => String(days) === chosen) ?? null)}
    />
  )
}
