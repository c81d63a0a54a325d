import { Card, UptimeBar } from '@portal/ui'

const days = Array.from({ length: 30 }, (_, index) => ({ name: index < 7 ? `Oct ${index + 25}` : `Nov ${index - 6}`, recorded: index < 3 ? 0 : 1440, offline: index === 15 ? 48 : 0 }))

export function Example() {
  return (
    <Card title="99.9% uptime in 30 days">
      <UptimeBar days={days} />
    </Card>
  )
}
