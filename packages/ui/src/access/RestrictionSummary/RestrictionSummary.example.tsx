import { unrestricted } from '@portal/domain'
import { RestrictionSummary } from '@portal/ui'

export function Example() {
  return <RestrictionSummary restriction={unrestricted} timeZone="America/Chicago" source="From Residents" />
}
