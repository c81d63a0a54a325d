import { endsTodayStatus, StatusLabel } from '@portal/ui'

export function Example() {
  return <StatusLabel status={endsTodayStatus}>Ends today</StatusLabel>
}
