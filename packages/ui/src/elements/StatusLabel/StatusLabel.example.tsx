import { StatusLabel } from '@portal/ui'

export function Example() {
  return <StatusLabel status="endsToday" />
}
