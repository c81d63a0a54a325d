import { SelectField } from '@portal/ui'

export function Example() {
  return <SelectField label="Property" name="property" options={[{ value: '1', label: 'Whispering Pines' }, { value: '2', label: 'W480' }]} />
}
