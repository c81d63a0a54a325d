import { ChevronDown, X } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import type { SelectOption } from '../../forms/SelectField/SelectField.tsx'
import { tip } from '../../internal/tip.ts'
import { nativeSelect, selectIcon } from '../../internal/selectStyles.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { filterBarMessages } from './FilterBar.messages.ts'

export interface FilterSelectProps extends Omit<ComponentPropsWithoutRef<'select'>, 'children' | 'multiple' | 'size' | 'value' | 'onChange'> {
  /** The filter's name, also shown while no value is chosen. */
  label: string
  /** The choices, without one for no filter. */
  options: readonly SelectOption[]
  /** The chosen value; empty for no filter. */
  value: string
  /** Called when the user chooses another value. */
  onValueChange: (change: { value: string }) => void
}

/** Filters a list by one fact, and shows the chosen value, which a press on × removes. Uses the browser's own list of choices, which phones show in their own way. */
export const FilterSelect = forwardRef<HTMLSelectElement, FilterSelectProps>(function FilterSelect(props, ref) {
  const { label, options, value, onValueChange, className, style, ...select } = props
  const words = useLabels('FilterBar', filterBarMessages)
  const chosen = value === '' ? undefined : (options.find((option) => option.value === value)?.label ?? `${label} ${value}`)
  const remove = words.remove({ label: chosen ?? '' })
  return (
    <Box className={className} style={style} data-chosen={chosen !== undefined || undefined}>
      <Select {...select} ref={ref} aria-label={label} value={value} onChange={(event) => onValueChange({ value: event.currentTarget.value })}>
        <option value="">{label}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.isDisabled}>{option.label}</option>
        ))}
        {/* A value that is not among the choices, such as the id of a deleted group. */}
        {chosen !== undefined && options.every((option) => option.value !== value) && <option value={value}>{chosen}</option>}
      </Select>
      {chosen === undefined
        ? <Icon icon={ChevronDown} />
        : (
          <Remove
            type="button" aria-label={remove} {...tip(remove)}
            onClick={({ currentTarget }) => {
              currentTarget.parentElement?.querySelector('select')?.focus()
              onValueChange({ value: '' })
            }}
          >
            <Icon icon={X} size={14} />
          </Remove>
        )}
    </Box>
  )
})

const Box = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 240px;

  & > svg {
    ${selectIcon}
    inset-inline-end: var(--portal-space-2);
  }
  ${media.phone} {
    max-inline-size: none;
  }
`

const Select = styled.select`
  ${nativeSelect}
  max-inline-size: 100%;
  /* The control is as wide as the chosen value, not as the longest one. */
  field-sizing: content;
  min-block-size: var(--portal-control-default);
  padding-block: 0;
  padding-inline: var(--portal-space-3) var(--portal-space-8);
  border: 1px solid var(--portal-button-secondary-border);
  border-radius: var(--portal-radius-control);
  background: var(--portal-button-secondary-bg);
  color: var(--portal-text-default);
  font: var(--portal-type-body-strong);

  ${media.hover} {
    &:hover {
      background: var(--portal-button-secondary-bg-hover);
    }
  }
  [data-chosen] > & {
    border-color: var(--portal-accent-border);
    background: var(--portal-surface-selected);
    color: var(--portal-accent-text);
  }
  ${media.phone} {
    inline-size: 100%;
    min-block-size: var(--portal-control-touch);
    font: var(--portal-type-input-touch);
    font-weight: var(--portal-weight-medium);
  }
`

const Remove = styled.button`
  position: absolute;
  inset-block: 0;
  inset-inline-end: 0;
  display: grid;
  place-items: center;
  inline-size: var(--portal-space-8);
  padding: 0;
  border: 0;
  border-radius: var(--portal-radius-control);
  background: none;
  color: var(--portal-accent-text);
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: var(--portal-surface-hover);
    }
  }
  ${media.phone} {
    inline-size: var(--portal-control-touch);
  }
`
