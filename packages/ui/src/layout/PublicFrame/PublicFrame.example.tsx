import { Card, Heading, PublicFrame } from '@portal/ui'

export function Example() {
  return (
    <PublicFrame brand={{ name: 'Gatewell' }} supportPhone="(972) 555-0148" footer={{ company: 'Gatewell Access Systems', privacyHref: '/privacy' }}>
      <Card padding="roomy"><Heading level={1}>Log in</Heading></Card>
    </PublicFrame>
  )
}
