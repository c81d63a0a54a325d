import { forwardRef } from 'react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { Field } from '../Field/index.ts'
import type { FieldLabels, FieldTexts } from '../Field/index.ts'
import { TextAreaInput, TextInput } from '../internal/TextInput/index.ts'
import type { TextFilterProps } from '../internal/TextInput/index.ts'
import type { TextFilterLabels } from '../useTextFilter/index.ts'

interface Slots {
  /** Ids of other elements that describe the control. */
  describedBy?: string
  /** Stands under the control, above its error. */
  after?: ReactNode
}

export type TextFieldLabels = FieldLabels & TextFilterLabels

interface Texts extends Omit<FieldTexts & TextFilterProps, 'labels'> {
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: TextFieldLabels
}

export interface TextFieldProps extends Texts, Slots, Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  /** `email`, `date`, `time` and `number` are outside the text filter; for a lone email address take `EmailField`. */
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'number'
  /** Before the text: an icon or a unit. */
  start?: ReactNode
  /** After the text: a unit, a spinner, a small button. */
  end?: ReactNode
}

/** One line of text with its label, help and error, under the text filter of spec §5. Rest props and ref reach the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, id, className, style, type = 'text', ...input } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, className, style, controlId: id }}>
      {(control) => <TextInput {...input} {...control} ref={ref} type={type} labels={labels} />}
    </Field>
  )
})

export interface TextAreaProps extends Texts, Slots, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {
  /** How many lines are in sight, at least. */
  rows?: number | undefined
}

/** Several lines of text, under the text filter of spec §5. Grows with its content where the browser can; three lines high by default. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, id, className, style, rows = 3, ...area } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isLabelHidden, isOptional, labels, describedBy, after, className, style, controlId: id }}>
      {(control) => <TextAreaInput {...area} {...control} ref={ref} rows={rows} labels={labels} />}
    </Field>
  )
})
