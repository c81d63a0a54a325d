import { forwardRef, useId } from 'react'
import type { FieldsetHTMLAttributes, ReactNode } from 'react'
import { useControlled } from '../../internal/useControlled.ts'
import { Grid } from '../../layout/Grid/index.ts'
import { CheckboxField } from '../CheckboxField/index.ts'
import { FieldError, Help, isShown } from '../Field/index.ts'
import { FieldGroup } from '../internal/FieldGroup.ts'

export interface CheckboxOption {
  value: string
  label: ReactNode
  /** One muted line under the label. */
  help?: ReactNode
  isDisabled?: boolean
}

export interface CheckboxGroupProps extends Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'onChange' | 'children' | 'defaultValue'> {
  /** What is chosen among. */
  label: ReactNode
  /** Read, not seen: where the place says it. */
  isLabelHidden?: boolean
  /** All there is to choose. */
  options: readonly CheckboxOption[]
  /** Of the chosen ones; the caller keeps it. Omit to leave that to the group. */
  values?: readonly string[]
  /** The ones that are chosen at first. */
  defaultValues?: readonly string[]
  /** Others are chosen: in the order of `options`. */
  onValuesChange?: (change: { values: string[] }) => void
  /** What a form posts each chosen value under. */
  name?: string
  /** Offers one box for all that can be chosen: 'All doors'. */
  allLabel?: ReactNode
  /** What a person has to know before answering. */
  help?: ReactNode
  /** What went wrong, in words that say what to do. Announced when it appears. */
  error?: ReactNode
  /** The least width of a column, for many short options: '240px'. One column, if omitted. */
  minColumn?: string
}

/** Several of a few, all in sight. Rest props and ref reach the fieldset. */
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

/** A box for all says when only a part is chosen; that has no attribute. */
const markPart = (isPart: boolean) => (box: HTMLInputElement | null) => {
  if (box) box.indeterminate = isPart
}
