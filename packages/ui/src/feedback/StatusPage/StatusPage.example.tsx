import { ButtonLink, StatusPage } from '@portal/ui'

// Put a `StatusPage` in a `PublicFrame`.
export function Example() {
  return <StatusPage title="Page not found" sentence="The address may be mistyped." actions={<ButtonLink href="/">Go home</ButtonLink>} />
}
