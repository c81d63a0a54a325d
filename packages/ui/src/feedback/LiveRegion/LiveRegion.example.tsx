import { Button, LiveRegion, Stack } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [isCopied, setIsCopied] = useState(false)
  return (
    <Stack gap={2}>
      <Button onClick={() => setIsCopied(true)}>Copy link</Button>
      <LiveRegion>{isCopied && 'Copied.'}</LiveRegion>
    </Stack>
  )
}
