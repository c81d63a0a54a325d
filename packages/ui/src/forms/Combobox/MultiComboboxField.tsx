import type { Labels } from '@portal/domain'
import { forwardRef, useRef, useState } from 'react'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useControlled } from '../../internal/useControlled.ts'
import { useForwardedRef } from '../../internal/useForwardedRef.ts'
import { useLabels } from '../../words/useLabels.ts'
import { TagList } from '../internal/TagList.tsx'
import { tagInputMessages } from '../TagInput/TagInput.messages.ts'
import { ComboboxField, type ComboboxFieldProps } from './ComboboxField.tsx'

export interface MultiComboboxFieldProps extends Omit<ComboboxFieldProps, 'value' | 'defaultValue' | 'onValueChange' | 'chosenLabel' | 'canBeEmpty' | 'after' | 'labels'> {
  /** Values of the chosen options, in order of choice. Omit to let the field keep them. */
  values?: readonly string[]
  /** The initial choices. */
  defaultValues?: readonly string[]
  /** Called when the choices change. */
  onValuesChange?: (change: { values: string[] }) => void
  /** The label of a choice that the options may not contain. */
  chosenLabelOf?: (value: string) => string
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ComboboxFieldProps['labels'] & Labels<typeof tagInputMessages>
}

/**
 * A field to choose several of many options; the choices are listed below the field. Ref and other properties reach the input, className
 * and style the
 * field.
 */
export const MultiComboboxField = forwardRef<HTMLInputElement, MultiComboboxFieldProps>(function MultiComboboxField(props, ref) {
  const { options, values, defaultValues = [], onValuesChange, chosenLabelOf = String, name, labels, ...rest } = props
  const words = useLabels('TagInput', tagInputMessages, labels)
  const control = useRef<HTMLInputElement>(null)
  useForwardedRef(control, ref)
  const [chosen, setChosen] = useControlled<readonly string[]>(values, defaultValues, (next) => onValuesChange?.({ values: [...next] }))
  const [news, setNews] = useState('')
  const textOf = (value: string) => options.find((option) => option.value === value)?.label ?? chosenLabelOf(value)
  const add = (value: string) => {
    if (value === '' || chosen.includes(value)) return
    setChosen([...chosen, value])
    setNews(words.added({ tag: textOf(value) }))
  }
  const remove = (value: string) => {
    setChosen(chosen.filter((one) => one !== value))
    setNews(words.removed({ tag: textOf(value) }))
    control.current?.focus()
  }
  return (
    <ComboboxField
      {...rest} ref={control} labels={labels} options={options.filter(({ value }) => !chosen.includes(value))} value="" onValueChange={({ value }) => add(value)}
      after={(
        <>
          <TagList tags={chosen} textOf={textOf} name={name} removeLabel={words.remove} onRemove={rest.disabled || rest.readOnly ? undefined : remove} />
          <LiveRegion>{news}</LiveRegion>
        </>
      )}
    />
  )
})
