import { forwardRef } from 'react'
import type { InputHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { bareControl } from '../controlStyles.ts'
import type { Exemption } from './exemptions.ts'

export interface ExemptInputProps extends InputHTMLAttributes<HTMLInputElement> {
  exemption: Exemption
}

/** An input without the text filter, for the reasons that `exemptions` lists. */
export const ExemptInput = forwardRef<HTMLInputElement, ExemptInputProps>(function ExemptInput({ exemption: _reason, ...input }, ref) {
  return <Input {...input} ref={ref} />
})

export interface ExemptAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  exemption: 'readOnly'
}

/** A text area without the text filter: one that is read only. */
export const ExemptArea = forwardRef<HTMLTextAreaElement, ExemptAreaProps>(function ExemptArea({ exemption: _reason, ...area }, ref) {
  return <Area {...area} ref={ref} readOnly />
})

/** A component of its own: styled-components warns of attributes it does not know, such as passwordrules. */
const BareInput = forwardRef<HTMLInputElement, InputHTMLAttributes<HTMLInputElement>>(function BareInput(props, ref) {
  return <input {...props} ref={ref} />
})

const Input = styled(BareInput)`
  ${bareControl}
`

const Area = styled.textarea`
  ${bareControl}
`
