import { Button, ScanMode } from '@portal/ui'
import { useState } from 'react'

// The code as base64 of a PNG, without a `data:` prefix.
const image = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg=='

export function Example() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Show full screen</Button>
      <ScanMode
        isOpen={isOpen}
        onOpenChange={(change) => setIsOpen(change.isOpen)}
        name="House cleaning"
        image={image}
        alt="QR key for Service Gate"
        endsAt="2026-11-22T00:00:00Z"
        timeZone="America/Chicago"
        usesLeft={2}
      />
    </>
  )
}
