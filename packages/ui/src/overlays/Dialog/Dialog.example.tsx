import { Button, Dialog } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={(change) => setIsOpen(change.isOpen)}
        title="Keep this name?"
        isClosable
        actions={<Button variant="primary" onClick={() => setIsOpen(false)}>Keep</Button>}
      />
    </>
  )
}
