import type { Labels } from '@portal/domain'
import { forwardRef } from 'react'
import { styled } from 'styled-components'
import { useControlled } from '../../internal/useControlled.ts'
import { useLabels } from '../../words/useLabels.ts'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'
import { colorFieldMessages } from './ColorField.messages.ts'
import { hexOf } from './hexOf.ts'

export interface ColorFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'end' | 'labels'> {
  /** The typed text: any opaque CSS color. Omit to let the field keep it. */
  value?: string
  /** The initial value. */
  defaultValue?: string
  /** Called when the text changes. `color` is the color as `#rrggbb`, or null if the text isn't a color. */
  onValueChange?: (change: { value: string, color: string | null }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: TextFieldProps['labels'] & Labels<typeof colorFieldMessages>
}

/** A field for a color, typed in CSS notation or chosen in the browser's color picker. Ref and other properties reach the input. */
export const ColorField = forwardRef<HTMLInputElement, ColorFieldProps>(function ColorField(props, ref) {
  const { value, defaultValue = '', onValueChange, labels, onBlur, ...rest } = props
  const words = useLabels('ColorField', colorFieldMessages, labels)
  const [text, setText] = useControlled(value, defaultValue, (next) => onValueChange?.({ value: next, color: hexOf(next) }))
  const color = hexOf(text)
  return (
    <TextField
      autoComplete="off" spellCheck={false} maxLength={100} {...rest} ref={ref} labels={labels} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)}
      end={(
        <Picker
          aria-label={words.pick} value={color ?? '#000000'} data-empty={color === null || undefined} disabled={rest.disabled || rest.readOnly}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
      )}
      onBlur={(event) => {
        onBlur?.(event)
        // Replaces a color's name by its number: rebeccapurple by #663399.
        if (color !== null && color !== text) setText(color)
      }}
    />
  )
})

const Picker = styled.input.attrs({ type: 'color' })`
  inline-size: 28px;
  block-size: 24px;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;

  /* A color input always has a value, so the swatch is hidden while no color is chosen. */
  &[data-empty]::-webkit-color-swatch {
    border-style: dashed;
    background: none !important;
  }
  &[data-empty]::-moz-color-swatch {
    border-style: dashed;
    background: none !important;
  }
`
