import { useStore } from '@nanostores/react'
import { Card, Icon, Text } from '@portal/ui'
import { Ban, CircleCheck } from 'lucide-react'
import { styled } from 'styled-components'
import type { Formats } from '#portal/i18n/useFormats.ts'
import { useGateReason } from '#portal/access/useGateReason.ts'
import { inviteDetailMessages } from './messages.ts'
import type { InviteAnswer } from './route.tsx'

export interface InviteUseProps {
  invite: InviteAnswer
  /** ISO instant on the server's clock. */
  now: string
  formats: Formats
}

/** Every time somebody came with it, the newest first. */
export function InviteUse({ invite, now, formats }: InviteUseProps) {
  const t = useStore(inviteDetailMessages)
  const reasonOf = useGateReason()
  if (invite.Events.length === 0) {
    return (
      <Card title={t.use}>
        <Text tone="muted">{t.noUse}</Text>
      </Card>
    )
  }
  return (
    <Card title={t.use} fact={invite.Events.length} padding="none">
      <Events>
        {invite.Events.map(({ ID, At, PortName, Decision, Reason }) => {
          const isOpen = Decision === 'open'
          return (
            <li key={ID}>
              <Icon icon={isOpen ? CircleCheck : Ban} tone={isOpen ? 'success' : 'danger'} />
              <span>{isOpen ? t.opened({ port: PortName }) : t.denied({ port: PortName, reason: reasonOf(Reason) })}</span>
              <Text size="small" tone="muted" isTabular>
                <time dateTime={At}>{formats.timeSince(At, now)}</time>
              </Text>
            </li>
          )
        })}
      </Events>
    </Card>
  )
}

const Events = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    align-items: start;
    gap: var(--portal-space-3);
    padding: var(--portal-space-3) var(--portal-space-4);
    overflow-wrap: anywhere;
  }
  & > li + li {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  & svg {
    margin-block-start: var(--portal-space-0-5);
  }
`
