import { type InviteLabels, inviteMessages, type InviteMessageView } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { Heading, Text } from '../../elements/Text/index.ts'
import { media } from '../../theme/media.ts'
import { inviteLooks } from '../internal/InviteBadge.tsx'
import { useLabels } from '../../words/useLabels.ts'

export interface InviteMessageProps extends Omit<ComponentPropsWithoutRef<'article'>, 'children'> {
  /** The service's answer, converted by `toInviteView`. */
  view: InviteMessageView
  /** Actions below the message, such as a retry or a support link. */
  actions?: ReactNode
  /** The heading's place in the page's outline. Default: 2. */
  headingLevel?: 1 | 2 | 3 | 4
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: InviteLabels
}

/** The card of an invite that isn't valid: the service's own message, as text, and what to do (spec §2 Invite). */
export const InviteMessage = forwardRef<HTMLElement, InviteMessageProps>(function InviteMessage(props, ref) {
  const { view, actions, headingLevel = 2, labels, ...rest } = props
  const headingId = useId()
  const words = useLabels('Invite', inviteMessages, labels)
  const { icon, tone } = inviteLooks[view.statusWord]
  const message = view.message.trim() === '' ? words.message[view.statusWord] : view.message
  return (
    <Card aria-labelledby={headingId} {...rest} ref={ref} data-status={view.statusWord}>
      <Icon icon={icon} tone={tone} size={20} />
      <Heading level={headingLevel} size="page" id={headingId} dir="auto">{message}</Heading>
      {view.name !== '' && <Text><bdi>{view.name}</bdi></Text>}
      <Text tone="muted">{words.messageHint[view.statusWord]}</Text>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Card>
  )
})

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  inline-size: 100%;
  max-inline-size: 400px;
  padding: var(--portal-space-8);
  background: var(--portal-card-bg);
  color: var(--portal-text-default);
  border: 1px solid var(--portal-card-border);
  border-radius: var(--portal-radius-dialog);
  overflow-wrap: anywhere;

  ${media.phone} {
    padding: var(--portal-space-6) var(--portal-space-5);
  }
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  margin-block-start: var(--portal-space-2);
`
