import { Card, LoadingState } from '@portal/ui'

export function Example() {
  return <Card title="Invites"><LoadingState label="Loading invites" /></Card>
}
