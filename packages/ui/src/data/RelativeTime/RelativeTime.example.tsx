import { RelativeTime, Text } from '@portal/ui'

export function Example() {
  return <Text>Opened at <RelativeTime at="2026-11-21T16:00:00Z" now="2026-11-21T16:05:00Z" timeZone="America/Chicago" /></Text>
}
