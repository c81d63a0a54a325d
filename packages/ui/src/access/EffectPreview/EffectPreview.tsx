import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { ErrorPanel } from '../../feedback/ErrorPanel/index.ts'
import { LoadingState } from '../../feedback/LoadingState/index.ts'

/** People by what happens to them; one may gain some hours and lose others. */
export interface AccessEffect {
  gains: number
  loses: number
  keeps: number
  /** Without access before and after. */
  without?: number
}

export interface EffectPreviewLabels {
  title: string
  gains: (count: number) => string
  loses: (count: number) => string
  keeps: (count: number) => string
  without: (count: number) => string
  nothing: string
  loading: string
  failed: string
  retry: string
}

export const effectPreviewLabels: EffectPreviewLabels = {
  title: 'If you save this',
  gains: (count) => (count === 1 ? 'person gains hours' : 'people gain hours'),
  loses: (count) => (count === 1 ? 'person loses hours' : 'people lose hours'),
  keeps: (count) => (count === 1 ? 'person keeps what they have' : 'people keep what they have'),
  without: (count) => (count === 1 ? 'person has no access, before and after' : 'people have no access, before and after'),
  nothing: 'Nothing changes for anyone.',
  loading: 'Working out who gains and who loses',
  failed: 'The effect could not be worked out',
  retry: 'Retry',
}

export interface EffectPreviewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** Undefined before the first answer. */
  effect: AccessEffect | undefined
  /** A newer answer is on its way: the old numbers stay. */
  isLoading?: boolean
  /** It could not be worked out: why, and how to try again. */
  failure?: { detail?: ReactNode, onRetry?: () => void }
  /** More exact words: 'people gain Saturday morning'. */
  gains?: ReactNode
  /** Who loses, in words of your own. */
  loses?: ReactNode
  /** What else is set off: '31 codes are sent again, to 4 controllers.' */
  note?: ReactNode
  /** The way to the names: 'See all 41 people'. */
  action?: ReactNode
  /** How dates and numbers are written; the provider’s, if omitted. */
  locale?: string
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: EffectPreviewLabels
}

/** Who gains, who loses and who keeps, before it is saved. */
export const EffectPreview = forwardRef<HTMLElement, EffectPreviewProps>(function EffectPreview(props, ref) {
  const { effect, isLoading = false, failure, gains, loses, note, action, locale, labels = effectPreviewLabels, ...rest } = props
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <Card ref={ref} title={labels.title} {...rest} aria-busy={isLoading || undefined} padding={failure ? 'none' : 'default'}>
      {failure && <ErrorPanel title={labels.failed} onRetry={failure.onRetry}>{failure.detail}</ErrorPanel>}
      {!failure && !effect && <LoadingState label={labels.loading} />}
      {!failure && effect && (
        <Body role="status">
          {effect.gains + effect.loses === 0 && <Text>{labels.nothing}</Text>}
          <Counts>
            {linesOf(effect, labels, { gains, loses }).map(({ id, count, words }) => (
              <li key={id}><strong>{numbers.format(count)}</strong> <span>{words}</span></li>
            ))}
          </Counts>
          {note !== undefined && <Text size="small" tone="muted">{note}</Text>}
          {action}
        </Body>
      )}
    </Card>
  )
})

function linesOf(effect: AccessEffect, labels: EffectPreviewLabels, exact: { gains: ReactNode, loses: ReactNode }) {
  const { gains, loses, keeps, without = 0 } = effect
  return [
    { id: 'gains', count: gains, words: exact.gains ?? labels.gains(gains) },
    { id: 'loses', count: loses, words: exact.loses ?? labels.loses(loses) },
    { id: 'keeps', count: keeps, words: labels.keeps(keeps) },
    { id: 'without', count: without, words: labels.without(without) },
  ].filter(({ count }) => count > 0)
}

const Body = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--portal-space-3);
`

const Counts = styled.ul`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--portal-space-1) var(--portal-space-3);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: subgrid;
    grid-column: 1 / -1;
  }
  & strong {
    font-weight: var(--portal-weight-strong);
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`
