import { type InviteLabels, inviteMessages, type InviteMessageView } from '@portal/domain'
import { viewMessage } from '@portal/embed/view'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { InviteView } from '../internal/InviteView.tsx'
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
  const words = useLabels('Invite', inviteMessages, labels)
  return (
    <InviteView {...rest} ref={ref} shown={viewMessage(view, words, headingLevel)}>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </InviteView>
  )
})

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  margin-block-start: var(--portal-space-2);
`
