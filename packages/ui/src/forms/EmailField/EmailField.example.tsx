import { EmailField } from '@portal/ui'

export function Example() {
  return <EmailField label="Email" name="email" autoComplete="email" isOptional />
}
