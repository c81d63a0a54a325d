import { FilterSelect } from '@portal/ui'
import { doorMessages } from './doors.messages.ts'
import type { DashboardAnswer } from './doorsQuestion.ts'

export interface PropertyChoiceProps extends Pick<DashboardAnswer, 'Properties' | 'PropertyID'> {
  /** Called with the id of the chosen property; null for the user's own. */
  onChoose: (property: number | null) => void
}

/** A choice of the property whose doors are shown. Shows nothing in an account with one property. */
export function PropertyChoice({ Properties, PropertyID, onChoose }: PropertyChoiceProps) {
  const t = doorMessages.useWords()
  if (Properties.length < 2) return null
  return (
    <FilterSelect
      label={t.property}
      value={PropertyID === null ? '' : String(PropertyID)}
      options={Properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
      onValueChange={({ value }) => onChoose(value === '' ? null : Number(value))}
    />
  )
}
