import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { Help, isShown } from '../Field/Field.tsx'
import { markRow } from '../../internal/markStyles.ts'

export interface SwitchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role' | 'children'> {
  /** The setting's name, the same in both states. */
  label: ReactNode
  /** The meaning of "on", if the label can't say it. */
  help?: ReactNode
}

/**
 * A switch for a setting that is on or off. It is a native checkbox, so it needs no `aria-checked`. Ref and other properties reach the
 * switch.
 */
export const SwitchField = forwardRef<HTMLInputElement, SwitchFieldProps>(function SwitchField(props, ref) {
  const { label, help, id: givenId, className, style, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  return (
    <div className={className} style={style}>
      <Row htmlFor={id}>
        <Track {...input} ref={ref} id={id} aria-describedby={isShown(help) ? `${id}-help` : undefined} />
        <span>{label}</span>
      </Row>
      {isShown(help) && <Below id={`${id}-help`}>{help}</Below>}
    </div>
  )
})

const Row = styled.label`
  ${markRow}
  font: var(--portal-type-body-strong);
  font-weight: var(--portal-weight-regular);
  gap: var(--portal-space-3);
`

const Track = styled.input.attrs({ type: 'checkbox', role: 'switch' })`
  appearance: none;
  flex: none;
  display: inline-flex;
  align-items: center;
  inline-size: 32px;
  block-size: 20px;
  margin: 0;
  padding: var(--portal-space-0-5);
  border: 1px solid var(--portal-border-control);
  border-radius: var(--portal-radius-round);
  background: var(--portal-surface-base);
  cursor: inherit;

  &::before {
    content: '';
    inline-size: 14px;
    block-size: 14px;
    border-radius: var(--portal-radius-round);
    background: var(--portal-border-control);
    transition: margin var(--portal-motion-instant) var(--portal-motion-ease);
  }
  &:checked {
    border-color: var(--portal-accent-fill);
    background: var(--portal-accent-fill);
  }
  &:checked::before {
    margin-inline-start: var(--portal-space-3);
    background: var(--portal-accent-on-fill);
  }
  &:focus-visible {
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 2px;
  }
  &:disabled {
    border-color: var(--portal-border-default);
    background: var(--portal-surface-sunken);
  }
  &:disabled:checked::before {
    background: var(--portal-text-disabled);
  }
  ${media.forcedColors} {
    &::before {
      background: ButtonText;
    }
    &:checked {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

const Below = styled(Help)`
  padding-inline-start: calc(var(--portal-space-8) + var(--portal-space-3));
`
