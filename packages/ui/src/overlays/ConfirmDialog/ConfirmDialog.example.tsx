import { Button, ConfirmDialog } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setIsOpen(true)}>Remove</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={(change) => setIsOpen(change.isOpen)}
        onConfirm={() => setIsOpen(false)}
        title="Remove access from Dana Whitfield?"
        confirmLabel="Remove access"
        consequences={[{ count: 3, effect: 'entry methods stop working' }]}
      />
    </>
  )
}
