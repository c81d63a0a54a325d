import { forwardRef, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes, useRef } from 'react'
import { styled } from 'styled-components'
import { type TextFilterLabels, type TextFilterOptions, useTextFilter } from '../../useTextFilter/useTextFilter.ts'
import { bareControl } from '../controlStyles.ts'
import { FilterStatus } from '../FilterStatus.tsx'
import { useForwardedRef } from '../../../internal/useForwardedRef.ts'
import { ControlBox } from './ControlBox.ts'

export interface TextFilterProps {
  /** Called when the filter refuses or clears text, so that a form doesn't mistake that for a user's edit. */
  onFiltered?: TextFilterOptions['onFiltered']
  labels?: TextFilterLabels
}

export interface TextInputProps extends InputHTMLAttributes<HTMLInputElement>, TextFilterProps {
  /** An icon or a unit before the text. */
  start?: ReactNode
  /** A unit, a spinner or a small button after the text. */
  end?: ReactNode
}

/**
 * The one-line text control that all fields use: a box, the input with the text filter of spec §5, and a status line about refused text.
 * Types in `exemptTypes` aren't filtered.
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

/** The text control with several lines. */
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
  /*
   * Safari shows today's date in an empty field, in a mix of text and background color. Without a background color it would look like a
   * chosen date.
   */
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
