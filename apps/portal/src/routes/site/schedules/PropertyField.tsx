import { ChoiceField } from '@portal/ui'
import { propertiesOf, type Location } from '#portal/access/places.ts'
import { schedulesMessages } from './messages.ts'

interface PropertyFieldProps {
  places: readonly Location[]
  /** The id of the chosen property. */
  value: number
  onValueChange: (property: number) => void
}

/** A choice of a holiday's property; hidden if the account has only one. */
export function PropertyField({ places, value, onValueChange }: PropertyFieldProps) {
  const t = schedulesMessages.useWords()
  const properties = propertiesOf(places)
  if (properties.length < 2) return null
  return (
    <ChoiceField
      label={t.property}
      value={String(value)}
      options={properties.map(({ id, name }) => ({ value: String(id), label: name }))}
      onValueChange={(change) => onValueChange(Number(change.value))}
    />
  )
}
