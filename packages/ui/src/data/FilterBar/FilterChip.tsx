import { X } from 'lucide-react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/index.ts'
import { tip } from '../../internal/tip.ts'
import { media } from '../../theme/media.ts'
import type { ActiveFilter } from './FilterBar.tsx'

interface FilterChipProps {
  filter: ActiveFilter
  label: string
  onRemove: ((removed: { filter: ActiveFilter }) => void) | undefined
}

/** An active filter; a press removes it. */
export function FilterChip({ filter, label, onRemove }: FilterChipProps) {
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

/** Where the focus goes after a removal: the next chip, the previous one, or the search. */
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
