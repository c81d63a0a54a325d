import { Heading, Stack, Text } from '@portal/ui'

export function Example() {
  return (
    <Stack gap={1}>
      <Heading level={2}>Doors</Heading>
      <Text size="small" tone="muted">6 of 14 favorites</Text>
    </Stack>
  )
}
