import { forwardRef, type HTMLAttributes, type Ref } from 'react'
import { styled } from 'styled-components'

export interface DividerProps extends HTMLAttributes<HTMLElement> {
  /** A word in the line, such as "or". */
  label?: string
}

export const Divider = forwardRef<HTMLElement, DividerProps>(function Divider({ label, ...rest }, ref) {
  return label
    ? <Worded ref={ref as Ref<HTMLDivElement>} {...rest}>{label}</Worded>
    : <Line ref={ref as Ref<HTMLHRElement>} {...rest} />
})

const Line = styled.hr`
  inline-size: 100%;
  margin: 0;
  border: 0;
  border-block-start: 1px solid var(--portal-border-subtle);
`

const Worded = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-3);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`
