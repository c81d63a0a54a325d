import { registeredMessage } from '@portal/domain'
import { CircleCheck } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { ButtonLink } from '../../elements/ButtonLink/ButtonLink.tsx'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'

interface SubscribeDoneProps {
  message?: string
  sentence: string
  loginHref?: string
  login: string
  children?: ReactNode
}

/** Replaces the form after success, and takes the focus that the form had. */
export function SubscribeDone({ message = registeredMessage, sentence, loginHref, login, children }: SubscribeDoneProps) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Stack gap={5}>
      <Stack gap={2} role="status">
        <Icon icon={CircleCheck} tone="success" size={20} />
        <Title ref={title} tabIndex={-1}>{message}</Title>
        <Text tone="muted">{sentence}</Text>
      </Stack>
      {loginHref && <ButtonLink href={loginHref} variant="primary" size="form" isFullWidth>{login}</ButtonLink>}
      {children}
    </Stack>
  )
}

/** The server's message after an accepted entry. Its live region is mounted before, so that screen readers announce the message. */
export function AcceptedLine({ message }: { message?: string }) {
  return <LiveRegion isShown>{message && <InlineAlert tone="success">{message}</InlineAlert>}</LiveRegion>
}

const Title = styled.h1`
  font: var(--portal-type-heading1);
  letter-spacing: var(--portal-tracking-heading1);
  text-wrap: balance;

  &:focus {
    outline: none;
  }
`
