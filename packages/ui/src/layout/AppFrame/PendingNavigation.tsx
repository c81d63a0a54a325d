import { styled } from 'styled-components'
import { Skeleton } from '../../elements/Skeleton/index.ts'
import { Delayed } from '../../internal/Delayed.tsx'

const widths = ['55%', '40%', '62%', '48%', '58%', '44%', '36%']

/** Placeholder bars for the sidebar's pages. */
export function PendingNavigation() {
  return <Places>{widths.map((width) => <Skeleton key={width} width={width} />)}</Places>
}

const Places = styled(Delayed)`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-5);
  padding: var(--portal-space-3) var(--portal-space-2);
`
