import { type FieldsetHTMLAttributes, forwardRef, type ReactNode, useId } from 'react'
import { useControlled } from '../../internal/useControlled.ts'
import { Grid } from '../../layout/Grid/Grid.tsx'
import { CheckboxField } from '../CheckboxField/CheckboxField.tsx'
import { FieldError, Help, isShown } from '../Field/Field.tsx'
import { FieldGroup } from '../internal/FieldGroup.ts'

export interface CheckboxOption {
  value: string
  label: ReactNode
  /** One muted line under the label. */
  help?: ReactNode
  isDisabled?: boolean
}

export interface CheckboxGroupProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'children' | 'defaultValue'> {
  /** The group's name. */
  label: ReactNode
  /** Hides the label from sight; screen readers still read it. */
  isLabelHidden?: boolean
  /** All options. */
  options: readonly CheckboxOption[]
  /** Values of the chosen options. Omit to let the group keep them. */
  values?: readonly string[]
  /** The initial choices. */
  defaultValues?: readonly string[]
  /** Called with the chosen values, in the order of `options`. */
  onValuesChange?: (change: { values: string[] }) => void
  /** Name under which a form posts each chosen value. */
  name?: string
  /** Adds a checkbox for all options: 'All doors'. */
  allLabel?: ReactNode
  /** What the reader must know before answering. */
  help?: ReactNode
  /** The error, and what to do. Screen readers announce it. */
  error?: ReactNode
  /** The smallest width of a column, for many short options: '240px'. Default: one column. */
  minColumn?: string
}

/** A group of checkboxes, for choosing several of a few options. Ref and other properties reach the fieldset. */
export const CheckboxGroup = forwardRef<HTMLFieldSetElement, CheckboxGroupProps>(function CheckboxGroup(props, ref) {
  const { label, isLabelHidden = false, options, values, defaultValues = [], onValuesChange, name, allLabel, help, error, minColumn, ...fieldset } = props
  const id = useId()
  const [chosen, setChosen] = useControlled<readonly string[]>(values, defaultValues, (next) => onValuesChange?.({ values: [...next] }))
  const free = options.filter((option) => option.isDisabled !== true)
  const count = free.filter((option) => chosen.includes(option.value)).length
  const choose = (touched: readonly CheckboxOption[], isChosen: boolean) => {
    const changed = new Set(touched.map((option) => option.value))
    setChosen(options.map((option) => option.value).filter((one) => (changed.has(one) ? isChosen : chosen.includes(one))))
  }
  const described = [isShown(error) && `${id}-error`, isShown(help) && `${id}-help`].filter(Boolean).join(' ')
  return (
    <FieldGroup {...fieldset} ref={ref} aria-describedby={described || undefined}>
      <legend data-hidden={isLabelHidden || undefined}>{label}</legend>
      {isShown(help) && <Help id={`${id}-help`}>{help}</Help>}
      {allLabel !== undefined && (
        <CheckboxField
          label={allLabel} checked={free.length > 0 && count === free.length} disabled={free.length === 0} ref={markPart(count > 0 && count < free.length)}
          onChange={({ currentTarget }) => choose(free, currentTarget.checked)}
        />
      )}
      <Grid minColumn={minColumn ?? '100%'} gap={minColumn === undefined ? 1 : 2}>
        {options.map((option) => (
          <CheckboxField
            key={option.value} name={name} value={option.value} label={option.label} help={option.help} disabled={option.isDisabled}
            checked={chosen.includes(option.value)} aria-invalid={isShown(error) || undefined}
            onChange={({ currentTarget }) => choose([option], currentTarget.checked)}
          />
        ))}
      </Grid>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </FieldGroup>
  )
})

/** The state is set by script, because HTML has no attribute for it. */
const markPart = (isPart: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isPart
}
