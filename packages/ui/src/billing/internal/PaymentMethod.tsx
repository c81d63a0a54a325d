import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'

interface PaymentMethodProps {
  icon: IconComponent
  /** The method's name: "Visa ending 4242". */
  name: ReactNode
  /** Lines under the name. */
  facts: ReactNode[]
  badge?: ReactNode
}

/** One payment method: its name, and facts such as whether it works. */
export function PaymentMethod({ icon, name, facts, badge }: PaymentMethodProps) {
  return (
    <Line>
      <Tile><Icon icon={icon} /></Tile>
      <Words>
        <Text isStrong isTabular>{name}</Text>
        {[...facts.entries()].map(([position, fact]) => <Text key={position} tone="muted" isTabular>{fact}</Text>)}
      </Words>
      {badge && <Badge>{badge}</Badge>}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--portal-space-3);
  min-inline-size: 0;

  ${media.phone} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
  }
`

const Tile = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 28px;
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-small);
  color: var(--portal-text-muted);
`

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`

const Badge = styled.span`
  flex: none;

  ${media.phone} {
    grid-column: 2;
    margin-block-start: calc(-1 * var(--portal-space-2));
  }
`
