import { LinkProvider, Text, TextLink } from '@portal/ui'
import type { ComponentProps } from 'react'

// Replace it by your router's link; it gets `href` and the attributes of an anchor.
function RouterLink({ children, ...rest }: ComponentProps<'a'>) {
  return <a {...rest}>{children}</a>
}

export function Example() {
  return (
    <LinkProvider component={RouterLink}>
      <Text>See <TextLink href="/invites">all invites</TextLink>.</Text>
    </LinkProvider>
  )
}
