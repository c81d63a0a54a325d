import { Card, Text, TextLink } from '@portal/ui'

export function Example() {
  return (
    <Card title="Invites" fact="14" foot={<TextLink href="/invites">All invites</TextLink>}>
      <Text>Lone Star Movers, until today, 6 PM</Text>
    </Card>
  )
}
