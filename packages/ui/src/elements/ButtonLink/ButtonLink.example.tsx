import { ButtonLink } from '@portal/ui'

export function Example() {
  return <ButtonLink href="/invites/new" variant="primary">Send invite</ButtonLink>
}
