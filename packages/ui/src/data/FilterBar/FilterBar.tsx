import type { Labels } from '@portal/domain'
import { ListFilter, X } from 'lucide-react'
import { forwardRef, useId, useState, type ComponentPropsWithoutRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { filterBarMessages } from './FilterBar.messages.ts'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { tip } from '../../internal/tip.ts'

/** An active filter that no `FilterSelect` of the bar shows, such as a range of days. */
export interface ActiveFilter {
  id: string
  label: string
}

export type FilterBarLabels = Labels<typeof filterBarMessages>

export interface FilterBarProps extends ComponentPropsWithoutRef<'div'> {
  /** A `SearchField`. */
  search?: ReactNode
  /** The active filters that no `FilterSelect` shows, as chips. */
  active?: readonly ActiveFilter[]
  /** The number of `FilterSelect`s with a value. The phone's button counts them, and Clear is shown. */
  chosen?: number
  /** Called when the user removes a chip. */
  onRemove?: (removed: { filter: ActiveFilter }) => void
  /** Clears all filters and the search. Shown while there is something to clear. */
  onClear?: () => void
  /** Whether the search field has text. If so, Clear is shown even without an active filter. */
  isSearching?: boolean
  /** `FilterSelect`s. On a phone one button opens them. */
  children?: ReactNode
  /** Rarely used `FilterSelect`s behind one button. On a phone they are with the others. */
  more?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: FilterBarLabels
}

/** The search and filters above a list, and what is active of them. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(props, ref) {
  const { search, active = [], chosen = 0, onRemove, onClear, isSearching = false, children, more, labels, ...rest } = props
  const words = useLabels('FilterBar', filterBarMessages, labels)
  const [isOpen, setOpen] = useState(false)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const panelId = useId()
  const moreId = useId()
  const count = active.length + chosen
  return (
    <Bar ref={ref} {...rest} data-filters="true">
      <Line>
        {search}
        {(children || count > 0) && (
          <PhoneButton icon={ListFilter} size="form" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
            {count > 0 ? words.filtersAtWork({ count }) : words.filters}
          </PhoneButton>
        )}
      </Line>
      <Panel id={panelId} data-open={isOpen || undefined}>
        {active.length > 0 && (
          <Chips>
            {active.map((filter) => (
              <li key={filter.id}><FilterChip filter={filter} label={words.remove({ label: filter.label })} onRemove={onRemove} /></li>
            ))}
          </Chips>
        )}
        {children}
        {more && (
          <MoreButton variant="quiet" icon={ListFilter} aria-expanded={isMoreOpen} aria-controls={moreId} onClick={() => setMoreOpen(!isMoreOpen)}>
            {words.more}
          </MoreButton>
        )}
        {onClear && (count > 0 || isSearching) && <Button variant="quiet" onClick={onClear}>{words.clear}</Button>}
        {more && <More id={moreId} data-open={isMoreOpen || undefined}>{more}</More>}
      </Panel>
    </Bar>
  )
})

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: var(--portal-space-2);
  min-inline-size: 0;
`

const Line = styled.div`
  display: contents;

  ${media.phone} {
    display: flex;
    flex: 1 1 100%;
    align-items: flex-start;
    gap: var(--portal-space-2);
    min-inline-size: 0;
  }
`

const PhoneButton = styled(Button)`
  display: none;

  ${media.phone} {
    display: inline-flex;
    min-block-size: var(--portal-control-touch);
  }
`

const Panel = styled.div`
  display: contents;

  ${media.phone} {
    display: none;

    &[data-open] {
      flex: 1 1 100%;
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: var(--portal-space-2);
    }
    & > :is(ul, button) {
      grid-column: 1 / -1;
    }
  }
`

const MoreButton = styled(Button)`
  ${media.phone} {
    display: none;
  }
`

/** Rare filters open below the others, so that the table doesn't move. */
const More = styled.div`
  display: none;
  flex: 1 1 100%;
  flex-wrap: wrap;
  gap: var(--portal-space-2);

  &[data-open] {
    display: flex;
  }
  ${media.phone} {
    &,
    &[data-open] {
      display: contents;
    }
  }
`

const Chips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    min-inline-size: 0;
  }
`

interface FilterChipProps {
  filter: ActiveFilter
  label: string
  onRemove: ((removed: { filter: ActiveFilter }) => void) | undefined
}

/** An active filter; a press removes it. */
function FilterChip({ filter, label, onRemove }: FilterChipProps) {
  const leave = (chip: HTMLElement) => {
    neighbourOf(chip)?.focus()
    onRemove?.({ filter })
  }
  return (
    <Chip type="button" aria-label={label} {...tip(label)} onClick={({ currentTarget }) => leave(currentTarget)}>
      <Words>{filter.label}</Words>
      <Icon icon={X} size={14} />
    </Chip>
  )
}

/** The element that gets the focus after a removal: the next filter, the previous one, or the search. */
function neighbourOf(chip: HTMLElement): HTMLElement | null | undefined {
  const item = chip.closest('li')
  const next = item?.nextElementSibling ?? item?.previousElementSibling ?? chip.closest('[data-filters]')
  return next?.querySelector<HTMLElement>('input, button')
}

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  max-inline-size: 100%;
  min-block-size: var(--portal-control-default);
  padding-inline: var(--portal-space-3) var(--portal-space-2);
  border: 1px solid var(--portal-accent-border);
  border-radius: var(--portal-radius-control);
  background: var(--portal-surface-selected);
  color: var(--portal-accent-text);
  font: var(--portal-type-body-strong);
  cursor: pointer;

  ${media.hover} {
    &:hover {
      background: var(--portal-surface-hover);
    }
  }
  ${media.phone} {
    min-block-size: 40px;
  }
`

const Words = styled.span`
  max-inline-size: 280px;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
