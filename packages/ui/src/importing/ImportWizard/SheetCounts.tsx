import { formatNumber } from '@portal/domain'
import type { Tone } from '../../theme/tone.ts'
import { type ComponentPropsWithoutRef, forwardRef } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/Card.tsx'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { useSetting } from '../../words/PortalProvider.tsx'

/** A number with its label. */
export interface SheetCount {
  id: string
  label: string
  count: number
  icon?: IconComponent
  tone?: Tone
}

export interface SheetCountsProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** The numbers in the order to show them. */
  items: readonly SheetCount[]
}

/** Labeled numbers side by side, for a checked file or the preview of an import. */
export const SheetCounts = forwardRef<HTMLElement, SheetCountsProps>(function SheetCounts({ items, ...rest }, ref) {
  const { locale } = useSetting()
  return (
    <Card ref={ref} {...rest} padding="none">
      <List>
        {items.map(({ id, label, count, icon, tone }) => (
          <div key={id}>
            <dt>
              {icon && <Icon icon={icon} tone={tone} />}
              <Text as="span" tone="muted" size="small">{label}</Text>
            </dt>
            <dd>{formatNumber(count, locale)}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
})

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(128px, 1fr));
  margin: 0;

  > div {
    padding-block: var(--portal-space-3);
    padding-inline: var(--portal-space-4);
  }
  > div + div {
    border-inline-start: 1px solid var(--portal-border-subtle);
  }
  dt {
    display: flex;
    align-items: center;
    gap: var(--portal-space-1);
  }
  dd {
    margin: 0;
    font: var(--portal-type-heading1);
    font-weight: var(--portal-weight-strong);
    font-variant-numeric: tabular-nums;
  }
`
