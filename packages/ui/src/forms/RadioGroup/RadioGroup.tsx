import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { FieldError, Help, isShown } from '../Field/Field.tsx'
import { FieldGroup } from '../internal/FieldGroup.ts'
import { mark, markRow } from '../../internal/markStyles.ts'

export interface RadioOption {
  value: string
  label: ReactNode
  /** One muted line under the label. */
  help?: ReactNode
  isDisabled?: boolean
}

export interface RadioGroupProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'children'> {
  /** The question that the options answer. */
  label: ReactNode
  /** Two to five options. */
  options: readonly RadioOption[]
  /** Value of the chosen option; null for none. */
  value: string | null
  /** Called when the user chooses an option. */
  onValueChange: (change: { value: string }) => void
  /** Name of the inputs. Default: generated. */
  name?: string
  /** What the reader must know before answering. */
  help?: ReactNode
  /** The error, and what to do. Screen readers announce it. */
  error?: ReactNode
  /** The look. `cards`: side by side, for two or three options with a sentence each. */
  look?: 'list' | 'cards'
  /** The smallest width of a card, for options without a sentence: '128px'. */
  minColumn?: string
}

/** One choice of two to five visible options. Ref and other properties reach the fieldset. */
export const RadioGroup = forwardRef<HTMLFieldSetElement, RadioGroupProps>(function RadioGroup(props, ref) {
  const { label, options, value, onValueChange, name, help, error, look = 'list', minColumn = '192px', ...fieldset } = props
  const id = useId()
  const described = [isShown(error) && `${id}-error`, isShown(help) && `${id}-help`].filter(Boolean).join(' ')
  return (
    <FieldGroup {...fieldset} ref={ref} data-look={look} aria-describedby={described || undefined}>
      <legend>{label}</legend>
      {isShown(help) && <Help id={`${id}-help`}>{help}</Help>}
      <Options style={{ '--min-column': minColumn }}>
        {options.map((option) => (
          <Option key={option.value} data-chosen={option.value === value || undefined}>
            <Row>
              <Radio
                name={name ?? id} value={option.value} checked={option.value === value} disabled={option.isDisabled}
                aria-describedby={isShown(option.help) ? `${id}-${option.value}` : undefined}
                aria-invalid={isShown(error) || undefined} onChange={() => onValueChange({ value: option.value })}
              />
              <span>{option.label}</span>
            </Row>
            {isShown(option.help) && <OptionHelp id={`${id}-${option.value}`}>{option.help}</OptionHelp>}
          </Option>
        ))}
      </Options>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </FieldGroup>
  )
})

const Options = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);

  [data-look='cards'] > & {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, var(--min-column)), 1fr));
    gap: var(--portal-space-2);
  }
`

const Option = styled.div`
  [data-look='cards'] > * > & {
    position: relative;
    padding: var(--portal-space-2) var(--portal-space-3);
    border: 1px solid var(--portal-border-control);
    border-radius: var(--portal-radius-control);

    &[data-chosen] {
      border-color: var(--portal-accent-border);
      background: var(--portal-surface-selected);
    }
    /* Makes the whole card react to a press. */
    & label::before {
      content: '';
      position: absolute;
      inset: 0;
    }
    & label > * {
      position: relative;
    }
    ${media.forcedColors} {
      &[data-chosen] {
        outline: 2px solid Highlight;
      }
    }
  }
`

const Row = styled.label`
  ${markRow}
`

const Radio = styled.input.attrs({ type: 'radio' })`
  ${mark}
  border-radius: var(--portal-radius-round);

  &:checked::before {
    content: '';
    inline-size: 6px;
    block-size: 6px;
    border-radius: var(--portal-radius-round);
    background: currentColor;
  }
`

const OptionHelp = styled(Help)`
  padding-inline-start: var(--portal-space-6);
  ${media.phone} {
    padding-inline-start: var(--portal-space-8);
  }
`
