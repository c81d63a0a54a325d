import { Card, Text, type IconComponent, Icon, type Tone } from '@portal/ui'
import { useStore } from '@nanostores/react'
import { formatNumber } from '@portal/domain'
import { styled } from 'styled-components'

import { formattingLocale, locale } from '../../../i18n/catalogue.ts'

export interface CountsProps {
  items: readonly { id: string; label: string; count: number; icon?: IconComponent; tone?: Tone }[]
}

/** Numbers side by side, each with what it counts. */
export function Counts({ items }: CountsProps) {
  const tag = formattingLocale(useStore(locale))
  return (
    <Card padding="none">
      <List>
        {items.map(({ id, label, count, icon, tone }) => (
          <div key={id}>
            <dt>
              {icon && <Icon icon={icon} tone={tone} />}
              <Text as="span" tone="muted" size="small">{label}</Text>
            </dt>
            <dd>{formatNumber(count, tag)}</dd>
          </div>
        ))}
      </List>
    </Card>
  )
}

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
