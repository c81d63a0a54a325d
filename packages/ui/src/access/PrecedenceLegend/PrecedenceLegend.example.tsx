import { PrecedenceLegend } from '@portal/ui'

export function Example() {
  return <PrecedenceLegend current="groupRestriction" />
}
