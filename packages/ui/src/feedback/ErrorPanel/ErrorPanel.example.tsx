import { Card, ErrorPanel } from '@portal/ui'

export function Example() {
  return (
    <Card title="Invites" padding="none">
      <ErrorPanel title="Invites could not be loaded" onRetry={() => location.reload()}>
        The server did not answer. Nothing was changed.
      </ErrorPanel>
    </Card>
  )
}
