import { Kbd, Text } from '@portal/ui'

export function Example() {
  return <Text>Press <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> to go to anything.</Text>
}
