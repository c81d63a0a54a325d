import { SupportPhone } from '@portal/ui'

export function Example() {
  return <SupportPhone number="(972) 555-0148" />
}
