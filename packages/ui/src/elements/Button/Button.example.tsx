import { Button } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [isSending, setIsSending] = useState(false)
  return (
    <Button variant="primary" isBusy={isSending} busyLabel="Sending the invite" onClick={() => setIsSending(true)}>
      Send invite
    </Button>
  )
}
