import { Avatar, Inline, Text } from '@portal/ui'

export function Example() {
  return (
    <Inline gap={2}>
      <Avatar name="Dana Whitfield" isDecorative />
      <Text as="span">Dana Whitfield</Text>
    </Inline>
  )
}
