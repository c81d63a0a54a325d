import { ReadOnlyField } from '@portal/ui'

export function Example() {
  return <ReadOnlyField label="Email" value="dana@whisperingpines.example" help="Your property set this address. Only they can change it." />
}
