import { ReadOnlyField } from '@portal/ui'

export function Example() {
  return <ReadOnlyField label="Email" value="dana@whisperingpines.example" help="Set by your property. Ask them to change it." />
}
