import { Card, SafeHtml } from '@portal/ui'

export function Example() {
  return (
    <Card title="What’s new">
      <SafeHtml html="<p>Doors now say <em>why</em> they stay closed.</p>" />
    </Card>
  )
}
