import { TextLink, VisuallyHidden } from '@portal/ui'

export function Example() {
  return (
    <TextLink href="https://example.org/status" target="_blank">
      Service status<VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </TextLink>
  )
}
