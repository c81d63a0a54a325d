import type { Labels } from '@portal/domain'
import { ListFilter } from 'lucide-react'
import { forwardRef, useId, useState } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { filterBarMessages } from './FilterBar.messages.ts'
import { FilterChip } from './FilterChip.tsx'

/** A filter that is at work. */
export interface ActiveFilter {
  id: string
  label: string
}

export type FilterBarLabels = Labels<typeof filterBarMessages>

export interface FilterBarProps extends ComponentPropsWithoutRef<'div'> {
  /** A `SearchField`. */
  search?: ReactNode
  /** What the list is narrowed to; each can be taken away. */
  active?: readonly ActiveFilter[]
  /** One of them was taken away. */
  onRemove?: (removed: { filter: ActiveFilter }) => void
  /** Takes away every filter and the search. Shown while there is something to clear. */
  onClear?: () => void
  /** Whether something is typed to search by: Clear then stands even without a chip. */
  isSearching?: boolean
  /** `FilterSelect`s. On a phone they wait behind one button. */
  children?: ReactNode
  /** `FilterSelect`s that are asked for less often, behind one button; with the others on a phone. */
  more?: ReactNode
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: FilterBarLabels
}

/** What a list is narrowed to, and by what else it can be. */
export const FilterBar = forwardRef<HTMLDivElement, FilterBarProps>(function FilterBar(props, ref) {
  const { search, active = [], onRemove, onClear, isSearching = false, children, more, labels, ...rest } = props
  const words = useLabels('FilterBar', filterBarMessages, labels)
  const [isOpen, setOpen] = useState(false)
  const [isMoreOpen, setMoreOpen] = useState(false)
  const panelId = useId()
  const moreId = useId()
  const hasFilters = active.length > 0
  return (
    <Bar ref={ref} {...rest} data-filters="true">
      <Line>
        {search}
        {(children || hasFilters) && (
          <PhoneButton icon={ListFilter} size="form" aria-expanded={isOpen} aria-controls={panelId} onClick={() => setOpen(!isOpen)}>
            {hasFilters ? words.filtersAtWork({ count: active.length }) : words.filters}
          </PhoneButton>
        )}
      </Line>
      <Panel id={panelId} data-open={isOpen || undefined}>
        {hasFilters && (
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
        {onClear && (hasFilters || isSearching) && <Button variant="quiet" onClick={onClear}>{words.clear}</Button>}
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

/** Below the others, so that no table jumps sideways; on a phone among them. */
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
