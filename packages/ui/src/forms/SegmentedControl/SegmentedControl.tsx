import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { visuallyHidden } from '../../elements/VisuallyHidden/visuallyHiddenStyles.ts'
import { useControlled } from '../../internal/useControlled.ts'
import { media } from '../../theme/media.ts'
import { FieldGroup } from '../internal/FieldGroup.ts'

export interface Segment {
  value: string
  label: ReactNode
  icon?: IconComponent
  isDisabled?: boolean
}

export interface SegmentedControlProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'children' | 'defaultValue'> {
  /** The name of the choice: 'Speed'. */
  label: ReactNode
  /** Hides the label from sight; screen readers still read it. */
  isLabelHidden?: boolean
  /** Two to five options of one or two words. */
  options: readonly Segment[]
  /** Value of the chosen option. Omit to let the control keep it. */
  value?: string
  /** The initial choice. Default: the first. */
  defaultValue?: string
  /** Called when the user chooses an option. */
  onValueChange?: (change: { value: string }) => void
  /** Name under which a form posts the value. Default: generated. */
  name?: string
}

/**
 * One choice of two to five short options in a row. One option is always chosen, and a choice takes effect at once. Ref and other
 * properties reach the
 * fieldset.
 */
export const SegmentedControl = forwardRef<HTMLFieldSetElement, SegmentedControlProps>(function SegmentedControl(props, ref) {
  const { label, isLabelHidden = false, options, value, defaultValue = options[0]?.value ?? '', onValueChange, name, ...rest } = props
  const id = useId()
  const [chosen, choose] = useControlled(value, defaultValue, (next) => onValueChange?.({ value: next }))
  return (
    <Group {...rest} ref={ref}>
      <legend data-hidden={isLabelHidden || undefined}>{label}</legend>
      <Row>
        {options.map((option) => (
          <Option key={option.value}>
            <Radio
              name={name ?? id} value={option.value} checked={option.value === chosen} disabled={option.isDisabled}
              onChange={() => choose(option.value)}
            />
            {option.icon && <Icon icon={option.icon} />}
            <span>{option.label}</span>
          </Option>
        ))}
      </Row>
    </Group>
  )
})

const Group = styled(FieldGroup)`
  display: block;
`

const Row = styled.div`
  display: inline-flex;
  max-inline-size: 100%;
`

const Radio = styled.input.attrs({ type: 'radio' })`
  ${visuallyHidden}
`

const Option = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  min-block-size: var(--portal-control-default);
  margin-inline-start: -1px;
  padding-block: 0;
  padding-inline: var(--portal-space-3);
  border: 1px solid var(--portal-button-secondary-border);
  background: var(--portal-button-secondary-bg);
  color: var(--portal-button-secondary-text);
  font: var(--portal-type-body-strong);
  text-align: center;
  cursor: pointer;

  &:first-child {
    margin-inline-start: 0;
    border-start-start-radius: var(--portal-radius-control);
    border-end-start-radius: var(--portal-radius-control);
  }
  &:last-child {
    border-start-end-radius: var(--portal-radius-control);
    border-end-end-radius: var(--portal-radius-control);
  }
  > svg {
    flex: none;
    color: var(--portal-text-muted);
  }
  ${media.hover} {
    &:hover {
      background: var(--portal-button-secondary-bg-hover);
    }
  }
  &:has(:checked) {
    z-index: var(--portal-layer-raised);
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);

    > svg {
      color: inherit;
    }
  }
  &:has(:focus-visible) {
    z-index: var(--portal-layer-focused);
    outline: 2px solid var(--portal-focus-ring);
    outline-offset: 2px;
  }
  &:has(:disabled) {
    background: var(--portal-surface-sunken);
    color: var(--portal-text-disabled);
    cursor: not-allowed;
  }
  ${media.phone} {
    min-block-size: 40px;
  }
  ${media.forcedColors} {
    &:has(:checked) {
      outline: 2px solid Highlight;
      outline-offset: -3px;
    }
  }
`
