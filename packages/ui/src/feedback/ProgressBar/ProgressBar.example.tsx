import { ProgressBar, Stack, Text } from '@portal/ui'

export function Example() {
  return (
    <Stack gap={2}>
      <ProgressBar label="Importing users" value={120} max={238} valueText="120 of 238" />
      <Text size="small" tone="muted">120 of 238 users imported</Text>
    </Stack>
  )
}
