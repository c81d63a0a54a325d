import type { ComponentProps, MouseEvent } from 'react'
import { useLinkClickHandler } from 'react-router-dom'

/** Lets links drawn by @portal/ui navigate inside the portal; other addresses stay plain links. */
export function RouterLink(props: ComponentProps<'a'>) {
  const { href = '', target, children, ...rest } = props
  const isInside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/sandbox') && target === undefined
  if (isInside) return <InsideLink {...props} href={href} />
  return (
    <a href={href} target={target} {...rest}>
      {children}
    </a>
  )
}

/** The router's own `Link` also brings what loads routes ahead from a server's manifest. */
function InsideLink({ href, onClick, children, ...rest }: ComponentProps<'a'> & { href: string }) {
  const follow = useLinkClickHandler(href)
  const click = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!event.defaultPrevented) follow(event)
  }
  return (
    <a {...rest} href={href} onClick={click}>
      {children}
    </a>
  )
}
