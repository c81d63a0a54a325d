import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'

/** Lets links drawn by @portal/ui navigate inside the portal; other addresses stay plain links. */
export function RouterLink({ href = '', children, ...rest }: ComponentProps<'a'>) {
  const isInside = href.startsWith('/') && !href.startsWith('//') && !href.startsWith('/sandbox')
  return isInside && rest.target === undefined ? (
    <Link to={href} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={href} {...rest}>
      {children}
    </a>
  )
}
