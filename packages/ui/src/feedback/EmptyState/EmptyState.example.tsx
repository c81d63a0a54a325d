import { Button, EmptyState } from '@portal/ui'

export function Example() {
  return (
    <EmptyState title="No invites yet" actions={<Button>Send invite</Button>}>
      An invite is a QR key for a guest. It expires automatically.
    </EmptyState>
  )
}
