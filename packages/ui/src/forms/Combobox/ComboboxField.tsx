import { forwardRef, type ReactNode } from 'react'
import { Field, type FieldLabels, type FieldTexts } from '../Field/Field.tsx'
import { Combobox, type ComboboxLabels, type ComboboxProps } from './Combobox.tsx'

export interface ComboboxFieldProps extends Omit<FieldTexts, 'labels'>, Omit<ComboboxProps, 'label' | 'labels'> {
  /** Content under the control and above its error. */
  after?: ReactNode
  /** Ids of further elements that describe the control. */
  describedBy?: string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: FieldLabels & ComboboxLabels
}

/** A `Combobox` with its label, help and error. Ref and other properties reach the input, className and style the field. */
export const ComboboxField = forwardRef<HTMLInputElement, ComboboxFieldProps>(function ComboboxField(props, ref) {
  const { label, help, helpPlacement, error, isOptional, describedBy, after, labels, id, className, style, ...combobox } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isOptional, describedBy, after, labels, className, style, controlId: id }}>
      {(control) => <Combobox {...combobox} {...control} ref={ref} labels={labels} />}
    </Field>
  )
})
