import { forwardRef, type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { media } from '../../theme/media.ts'
import { FieldError, Help, isShown } from '../Field/Field.tsx'
import { mark, markRow, tick } from '../../internal/markStyles.ts'

export interface CheckboxFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'children'> {
  /** What checking the box means, as a sentence without "not". */
  label: ReactNode
  /** The effect of checking the box, if the label can't say it. */
  help?: ReactNode
  /** The error, and what to do. Screen readers announce it. */
  error?: ReactNode
}

/** One yes-or-no choice that takes effect when the form is sent. Ref and other properties reach the checkbox. */
export const CheckboxField = forwardRef<HTMLInputElement, CheckboxFieldProps>(function CheckboxField(props, ref) {
  const { label, help, error, id: givenId, className, style, 'aria-describedby': describedBy, 'aria-invalid': isInvalid, ...input } = props
  const ownId = useId()
  const id = givenId ?? ownId
  const described = [isShown(error) && `${id}-error`, isShown(help) && `${id}-help`, describedBy].filter(Boolean).join(' ')
  return (
    <div className={className} style={style}>
      <Row htmlFor={id}>
        <Box {...input} ref={ref} id={id} aria-describedby={described || undefined} aria-invalid={isShown(error) || isInvalid || undefined} />
        <span>{label}</span>
      </Row>
      <Below>
        {isShown(help) && <Help id={`${id}-help`}>{help}</Help>}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </Below>
    </div>
  )
})

const Row = styled.label`
  ${markRow}
`

const Box = styled.input.attrs({ type: 'checkbox' })`
  ${mark}
  ${tick}
  border-radius: var(--portal-radius-small);
`

const Below = styled.div`
  padding-inline-start: var(--portal-space-6);
  ${media.phone} {
    padding-inline-start: var(--portal-space-8);
  }
`
