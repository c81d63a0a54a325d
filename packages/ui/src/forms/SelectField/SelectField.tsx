import { ChevronDown } from 'lucide-react'
import { forwardRef, type SelectHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { nativeSelect, selectIcon } from '../../internal/selectStyles.ts'
import { Field, type FieldTexts } from '../Field/Field.tsx'
import { bareControl, controlBox } from '../internal/controlStyles.ts'

export interface SelectOption { value: string, label: string, isDisabled?: boolean }

export interface SelectFieldProps extends FieldTexts, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple' | 'size'> {
  /** The options, in an order that users expect. */
  options: readonly SelectOption[]
  /** A first choice with an empty value, such as 'Choose a property'. Omit if one option is always right. */
  placeholder?: string
}

/**
 * A field for one choice. It uses the browser's own list, which phones show in their own way. Ref and other properties reach the select.
 */
export const SelectField = forwardRef<HTMLSelectElement, SelectFieldProps>(function SelectField(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, id, className, style, options, placeholder, ...select } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, className, style, controlId: id }}>
      {(control) => (
        <Box>
          <Select {...select} {...control} ref={ref}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.isDisabled}>{option.label}</option>
            ))}
          </Select>
          <Icon icon={ChevronDown} />
        </Box>
      )}
    </Field>
  )
})

const Box = styled.div`
  ${controlBox}
  position: relative;
  padding-inline: 0;

  > svg {
    ${selectIcon}
    inset-inline-end: var(--portal-space-3);
  }
`

const Select = styled.select`
  ${bareControl}
  ${nativeSelect}
  padding-inline: var(--portal-space-3) var(--portal-space-10);
`
