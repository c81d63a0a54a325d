import { Button, Inline, Stack, Text } from '@portal/ui'

export function Example() {
  return (
    <Stack gap={4}>
      <Text>Remove access from 3 people?</Text>
      <Inline gap={2} isWrapping>
        <Button>Cancel</Button>
        <Button variant="danger">Remove access</Button>
      </Inline>
    </Stack>
  )
}
