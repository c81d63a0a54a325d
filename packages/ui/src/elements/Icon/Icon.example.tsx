import { Icon, Inline, Text } from '@portal/ui'
import { DoorOpen } from 'lucide-react'

export function Example() {
  return (
    <Inline gap={2}>
      <Icon icon={DoorOpen} />
      <Text as="span">Pool Gate</Text>
    </Inline>
  )
}
