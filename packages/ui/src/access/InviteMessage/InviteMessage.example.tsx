import { InviteMessage } from '@portal/ui'

export function Example() {
  return (
    <InviteMessage
      view={{ kind: 'message', status: 'Expired', statusWord: 'expired', message: 'This invite has expired.', name: 'House cleaning' }}
    />
  )
}
