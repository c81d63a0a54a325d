import { forwardRef, type InputHTMLAttributes, type TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { bareControl } from '../controlStyles.ts'
import type { Exemption } from './exemptions.ts'

export interface ExemptInputProps extends InputHTMLAttributes<HTMLInputElement> {
  exemption: Exemption
}

/** An input without the text filter, for a reason of `exemptions`. */
export const ExemptInput = forwardRef<HTMLInputElement, ExemptInputProps>(function ExemptInput({ exemption: _reason, ...input }, ref) {
  return <Input {...input} ref={ref} />
})

export interface ExemptAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  exemption: 'readOnly'
}

/** A read-only text area without the text filter. */
export const ExemptArea = forwardRef<HTMLTextAreaElement, ExemptAreaProps>(function ExemptArea({ exemption: _reason, ...area }, ref) {
  return <Area {...area} ref={ref} readOnly />
})

/** This is a separate component, because styled-components warns about unknown attributes such as passwordrules. */
const BareInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function BareInput(props, ref) {
  return <input {...props} ref={ref} />
})

const Input = styled(BareInput)`
  ${bareControl}
`

const Area = styled.textarea`
  ${bareControl}
`
