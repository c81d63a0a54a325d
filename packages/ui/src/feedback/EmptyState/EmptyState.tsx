import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/Text.tsx'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What is missing: "No invites yet". */
  title: ReactNode
  /** One outline button, or the active filters with a button that clears them. */
  actions?: ReactNode
}

/** Shown for a list without entries. Says in a sentence what belongs there and how to start. */
export const EmptyState = forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState({ title, actions, children, ...rest }, ref) {
  return (
    <Root ref={ref} {...rest}>
      <Text isStrong>{title}</Text>
      {children && <Text as="div" tone="muted">{children}</Text>}
      {actions && <Action>{actions}</Action>}
    </Root>
  )
})

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--portal-space-1);
  padding-block: var(--portal-space-5);
  padding-inline: var(--portal-space-4);
  overflow-wrap: anywhere;
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  margin-block-start: var(--portal-space-1);
`
