import { NumberField } from '../../forms/NumberField/index.ts'
import type { NumberFieldProps } from '../../forms/NumberField/index.ts'
import { useEditor } from './editorContext.ts'

interface CountFieldProps extends Pick<NumberFieldProps, 'label' | 'help' | 'placeholder' | 'isOptional' | 'className' | 'error'> {
  /** Identifies the field in the editor. */
  id: string
  value: number | null
  onChange: (change: { value: number | null }) => void
}

/** A whole number from 1, or none. Tells the editor while the text isn't a number. */
export function CountField({ id, value, onChange, ...rest }: CountFieldProps) {
  const { words, setReadable } = useEditor()
  return (
    <NumberField
      {...rest} min={1} value={value} labels={{ notANumber: words.wholeNumber, tooSmall: words.wholeNumber, tooLarge: words.wholeNumber }}
      onValueChange={(change) => {
        setReadable(id, change.isReadable)
        if (change.isReadable && change.value !== value) onChange({ value: change.value })
      }}
    />
  )
}
