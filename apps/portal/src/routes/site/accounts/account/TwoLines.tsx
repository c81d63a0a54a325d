import { Stack, Text } from '@portal/ui'
import type { ReactNode } from 'react'

/** A fact with a second line below it. */
export function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <Stack gap={0}>
      <Text as="span">{first}</Text>
      <Text as="span" size="small" tone="muted">{second}</Text>
    </Stack>
  )
}
