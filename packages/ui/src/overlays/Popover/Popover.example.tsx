import { Button, Popover, Text } from '@portal/ui'

export function Example() {
  return (
    <Popover label="Doors of this invite" trigger={<Button variant="quiet" size="compact">3 doors</Button>}>
      <Text>Main Gate, Pool Gate, Tower B Lobby</Text>
    </Popover>
  )
}
