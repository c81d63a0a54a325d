import { explainAccess } from '@portal/domain'
import { AccessExplanation } from '@portal/ui'

const explanation = explainAccess({
  at: Date.parse('2026-11-21T16:00:00Z'),
  timeZone: 'America/Chicago',
  port: { id: 7, default: 'closed' },
  person: { id: 11, isActive: true, accountIsActive: true },
})

export function Example() {
  return <AccessExplanation explanation={explanation} timeZone="America/Chicago" />
}
