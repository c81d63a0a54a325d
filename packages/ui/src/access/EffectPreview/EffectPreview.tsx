import type { Labels, Words } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/Card.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { ErrorPanel, type LoadFailure } from '../../feedback/ErrorPanel/ErrorPanel.tsx'
import { LoadingState } from '../../feedback/LoadingState/LoadingState.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { effectPreviewMessages } from './EffectPreview.messages.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { type ChangedWeek, WeekChange } from './WeekChange.tsx'

/** How many users a change affects, by effect. One user can gain some hours and lose others. */
export interface AccessEffect {
  gains: number
  loses: number
  keeps: number
  /** Users without access both before and after the change. */
  without?: number
}

export type EffectPreviewLabels = Labels<typeof effectPreviewMessages>

export interface EffectPreviewProps extends Omit<ComponentPropsWithoutRef<'section'>, 'title' | 'children'> {
  /** The numbers of users; undefined before the first answer. */
  effect: AccessEffect | undefined
  /** A newer answer is loading; the old numbers stay. */
  isLoading?: boolean
  /** Says why the effect couldn't be computed, and offers a retry. */
  failure?: LoadFailure
  /** Replaces the general text for users who gain access: 'users gain Saturday morning'. */
  gains?: ReactNode
  /** Text for users who lose access. */
  loses?: ReactNode
  /** Other effects: '31 codes are sent again, to 4 controllers.' */
  note?: ReactNode
  /** The hours before and after the change, laid over each other; nothing shows if they are equal. */
  week?: ChangedWeek | undefined
  /** A link to the names of the affected users: 'See all 41 users'. */
  actions?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: EffectPreviewLabels
}

/** Shows, before saving, how many users will gain, lose and keep access. */
export const EffectPreview = forwardRef<HTMLElement, EffectPreviewProps>(function EffectPreview(props, ref) {
  const { effect, isLoading = false, failure, gains, loses, note, week, actions, labels, ...rest } = props
  const said = useLabels('EffectPreview', effectPreviewMessages, labels)
  const { locale } = useSetting()
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  return (
    <Card ref={ref} title={said.title} {...rest} aria-busy={isLoading || undefined} padding={failure ? 'none' : 'default'}>
      {failure && <ErrorPanel title={said.failed} onRetry={failure.onRetry} isRetrying={failure.isRetrying}>{failure.detail}</ErrorPanel>}
      {!failure && !effect && <LoadingState label={said.loading} />}
      {!failure && effect && (
        <Body role="status">
          {effect.gains + effect.loses === 0 && <Text>{said.nothing}</Text>}
          <Counts>
            {linesOf(effect, said, { gains, loses }).map(({ id, count, words }) => (
              <li key={id}><strong>{numbers.format(count)}</strong> <span>{words}</span></li>
            ))}
          </Counts>
          {week && <WeekChange {...week} />}
          {note !== undefined && <Text size="small" tone="muted">{note}</Text>}
          {actions}
        </Body>
      )}
    </Card>
  )
})

function linesOf(effect: AccessEffect, said: Words<typeof effectPreviewMessages>, exact: { gains: ReactNode, loses: ReactNode }) {
  const { gains, loses, keeps, without = 0 } = effect
  return [
    { id: 'gains', count: gains, words: exact.gains ?? said.gains({ count: gains }) },
    { id: 'loses', count: loses, words: exact.loses ?? said.loses({ count: loses }) },
    { id: 'keeps', count: keeps, words: said.keeps({ count: keeps }) },
    { id: 'without', count: without, words: said.without({ count: without }) },
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
