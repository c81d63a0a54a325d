import { forwardRef, useRef } from 'react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'
import { styled } from 'styled-components'
import { useTextFilter } from '../../useTextFilter/index.ts'
import type { TextFilterLabels, TextFilterOptions } from '../../useTextFilter/index.ts'
import { bareControl } from '../controlStyles.ts'
import { FilterStatus } from '../FilterStatus.tsx'
import { useForwardedRef } from '../../../internal/useForwardedRef.ts'
import { ControlBox } from './ControlBox.ts'

export interface TextFilterProps {
  /** Told of each refusal and clearing, so that a form does not take a clearing for the person's own edit. */
  onFiltered?: TextFilterOptions['onFiltered']
  labels?: TextFilterLabels
}

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement>, TextFilterProps {
  /** Before the text: an icon or a unit. */
  start?: ReactNode
  /** After the text: a unit, a spinner, a small button. */
  end?: ReactNode
}

/**
 * The one-line text control that every field of this library is built on: the box, the input under the filter and the
 * sanitizer of spec §5, and the status line that says what was refused. Types in `exemptTypes` are not filtered.
 */
export const TextInput = forwardRef<HTMLInputElement, TextInputProps>(function TextInput(props, ref) {
  const { start, end, onFiltered, labels, className, ...input } = props
  const control = useRef<HTMLInputElement>(null)
  useForwardedRef(control, ref)
  const announcement = useTextFilter(control, { labels, onFiltered })
  return (
    <>
      <ControlBox className={className}>
        {start}
        <Input {...input} ref={control} />
        {end}
      </ControlBox>
      <FilterStatus announcement={announcement} />
    </>
  )
})

export interface TextAreaInputProps extends TextareaHTMLAttributes<HTMLTextAreaElement>, TextFilterProps {}

/** The same with several lines. */
export const TextAreaInput = forwardRef<HTMLTextAreaElement, TextAreaInputProps>(function TextAreaInput(props, ref) {
  const { onFiltered, labels, className, ...area } = props
  const control = useRef<HTMLTextAreaElement>(null)
  useForwardedRef(control, ref)
  const announcement = useTextFilter(control, { labels, onFiltered })
  return (
    <>
      <ControlBox className={className}>
        <Area {...area} ref={control} />
      </ControlBox>
      <FilterStatus announcement={announcement} />
    </>
  )
})

const Input = styled.input`
  ${bareControl}

  &::-webkit-search-cancel-button,
  &::-webkit-search-decoration {
    appearance: none;
  }
  /* Safari shows today in an empty field, in a gray that it mixes of the field's own text and ground: without a ground it is as dark as a chosen date. */
  &[type='date'] {
    padding-block: 1px;
    background: inherit;
    background-clip: content-box;
  }
`

const Area = styled.textarea`
  ${bareControl}
  padding-block: calc(var(--portal-space-2) - 1px);
  resize: vertical;
  field-sizing: content;
  min-block-size: calc(4.5 * var(--portal-space-4));
  max-block-size: calc(20 * var(--portal-space-4));
`
