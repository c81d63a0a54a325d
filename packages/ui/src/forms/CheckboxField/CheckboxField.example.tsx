import { CheckboxField } from '@portal/ui'

export function Example() {
  return <CheckboxField label="Allow web login" help="They get a mail to set a password." name="web" />
}
