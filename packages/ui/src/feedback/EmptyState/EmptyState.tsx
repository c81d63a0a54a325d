import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Text } from '../../elements/Text/index.ts'

export interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What is not there: "No invites yet". */
  title: ReactNode
  /** One outline button, or the filters with Clear. */
  action?: ReactNode
}

/** What belongs here, in a sentence, and how to start. No illustration. */
export function EmptyState({ title, action, children, ...rest }: EmptyStateProps) {
  return (
    <Root {...rest}>
      <Text isStrong>{title}</Text>
      {children && <Text as="div" tone="muted">{children}</Text>}
      {action && <Action>{action}</Action>}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 4px;
  padding-block: 20px;
  padding-inline: 16px;
`

const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 4px;
`
