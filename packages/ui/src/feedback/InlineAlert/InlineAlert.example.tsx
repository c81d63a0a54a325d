import { Button, InlineAlert } from '@portal/ui'

export function Example() {
  return (
    <InlineAlert tone="danger" role="alert" title="Not saved." actions={<Button size="compact">Retry</Button>}>
      The server did not answer. What you entered is still here.
    </InlineAlert>
  )
}
