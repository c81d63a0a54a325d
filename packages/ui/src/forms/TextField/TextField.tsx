import { forwardRef } from 'react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { Field } from '../Field/index.ts'
import type { FieldTexts } from '../Field/index.ts'
import { bareControl, controlBox } from '../internal/controlStyles.ts'

interface Slots {
  /** Ids of other elements that describe the control. */
  describedBy?: string
  /** Stands under the control, above its error. */
  after?: ReactNode
}

export interface TextFieldProps extends FieldTexts, Slots, Omit<InputHTMLAttributes<HTMLInputElement>, 'children' | 'type'> {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search' | 'date' | 'time' | 'number'
  /** Before the text: an icon or a unit. */
  start?: ReactNode
  /** After the text: a unit, a spinner, a small button. */
  end?: ReactNode
}

/** One line of text with its label, help and error. Rest props and ref reach the input. */
export const TextField = forwardRef<HTMLInputElement, TextFieldProps>(function TextField(props, ref) {
  const { label, help, helpPlacement, error, isOptional, fieldLabels, describedBy, after, start, end, id, className, type = 'text', ...input } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isOptional, fieldLabels, describedBy, after, className, controlId: id }}>
      {(control) => (
        <Box>
          {start}
          <Input {...input} {...control} ref={ref} type={type} />
          {end}
        </Box>
      )}
    </Field>
  )
})

export interface TextAreaProps extends FieldTexts, Slots, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'children'> {}

/** Several lines of text. Grows with its content where the browser can; three lines high by default. */
export const TextArea = forwardRef<HTMLTextAreaElement, TextAreaProps>(function TextArea(props, ref) {
  const { label, help, helpPlacement, error, isOptional, fieldLabels, describedBy, after, id, className, rows = 3, ...area } = props
  return (
    <Field {...{ label, help, helpPlacement, error, isOptional, fieldLabels, describedBy, after, className, controlId: id }}>
      {(control) => (
        <Box>
          <Area {...area} {...control} ref={ref} rows={rows} />
        </Box>
      )}
    </Field>
  )
})

const Box = styled.div`
  ${controlBox}
  > svg {
    color: var(--portal-text-muted);
    flex: none;
  }
`

const Input = styled.input`
  ${bareControl}
`

const Area = styled.textarea`
  ${bareControl}
  padding-block: 7px;
  resize: vertical;
  field-sizing: content;
  min-block-size: 4.5rem;
  max-block-size: 20rem;
`
