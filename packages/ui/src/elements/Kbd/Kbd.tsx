import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'

export type KbdProps = ComponentPropsWithoutRef<'kbd'>

/** One key of the keyboard, such as Enter. */
export const Kbd = forwardRef<HTMLElement, KbdProps>(function Kbd(props, ref) {
  return <Key {...props} ref={ref} />
})

const Key = styled.kbd`
  display: inline-block;
  min-inline-size: 20px;
  padding-inline: var(--portal-space-1);
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-small);
  background: var(--portal-surface-sunken);
  color: var(--portal-text-muted);
  font: var(--portal-type-meta);
  text-align: center;
  white-space: nowrap;
`
