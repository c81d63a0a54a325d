import { LinkProvider, Text, TextLink } from '@portal/ui'
import type { ComponentProps } from 'react'

// Replace this component by your router's link. It gets `href` and the attributes of an anchor.
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
