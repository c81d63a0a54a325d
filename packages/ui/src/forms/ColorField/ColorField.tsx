import type { Labels } from '@portal/domain'
import { forwardRef } from 'react'
import { styled } from 'styled-components'
import { useControlled } from '../../internal/useControlled.ts'
import { useLabels } from '../../words/useLabels.ts'
import { TextField } from '../TextField/index.ts'
import type { TextFieldProps } from '../TextField/index.ts'
import { colorFieldMessages } from './ColorField.messages.ts'
import { hexOf } from './hexOf.ts'

export interface ColorFieldProps extends Omit<TextFieldProps, 'type' | 'value' | 'defaultValue' | 'onChange' | 'end' | 'labels'> {
  /** As it is typed: any opaque color of CSS; the caller keeps it. Omit to leave that to the field. */
  value?: string
  /** What it begins with. */
  defaultValue?: string
  /** Something else was typed or picked. `color` is it as `#rrggbb`, or null where it is none. */
  onValueChange?: (change: { value: string, color: string | null }) => void
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: TextFieldProps['labels'] & Labels<typeof colorFieldMessages>
}

/** A color, typed as CSS writes it or picked in the browser's own picker. Rest props and ref reach the input. */
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
        // A name becomes its number: rebeccapurple is #663399.
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

  /* A color input always has a value: where none is chosen, its swatch is empty. */
  &[data-empty]::-webkit-color-swatch {
    border-style: dashed;
    background: none !important;
  }
  &[data-empty]::-moz-color-swatch {
    border-style: dashed;
    background: none !important;
  }
`
