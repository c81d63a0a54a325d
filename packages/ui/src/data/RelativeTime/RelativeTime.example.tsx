import { RelativeTime, Text } from '@portal/ui'

export function Example() {
  return <Text>Opened at <RelativeTime instant="2026-11-21T16:00:00Z" now={Date.parse('2026-11-21T16:05:00Z')} timeZone="America/Chicago" /></Text>
}
