import { Inline, Spinner, Text } from '@portal/ui'

export function Example() {
  return (
    <Inline gap={2}>
      <Spinner />
      <Text as="span" size="small" tone="muted">Refreshing</Text>
    </Inline>
  )
}
