import { Button, Divider, Stack } from '@portal/ui'

export function Example() {
  return (
    <Stack>
      <Button>Scan the key</Button>
      <Divider label="or" />
      <Button>Type the PIN</Button>
    </Stack>
  )
}
