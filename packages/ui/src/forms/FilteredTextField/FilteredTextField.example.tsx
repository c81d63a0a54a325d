import { FilteredTextField } from '@portal/ui'

export function Example() {
  return <FilteredTextField label="Company" name="company" />
}
