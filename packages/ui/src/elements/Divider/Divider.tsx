import type { ComponentPropsWithoutRef } from 'react'
import { styled } from 'styled-components'

export interface DividerProps extends ComponentPropsWithoutRef<'div'> {
  /** A word in the line, such as "or". */
  label?: string
}

export function Divider({ label, ...rest }: DividerProps) {
  return label
    ? <Worded {...rest}>{label}</Worded>
    : <Line role="separator" {...rest} />
}

const Line = styled.div`
  border-block-start: 1px solid var(--portal-border-subtle);
`

const Worded = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`
