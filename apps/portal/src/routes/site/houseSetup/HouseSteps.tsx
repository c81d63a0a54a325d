import type { HouseStep } from '@portal/domain'
import { Button, Icon, media, Text, VisuallyHidden } from '@portal/ui'
import { Circle, CircleCheck, CircleDot } from 'lucide-react'
import { styled } from 'styled-components'
import { houseSetupMessages } from './messages.ts'

export interface HouseStepState {
  id: HouseStep
  label: string
  /** A short fact about the step. */
  fact: string
  isDone: boolean
}

export interface HouseStepsProps {
  steps: readonly HouseStepState[]
  current: HouseStep
  /** Whether a phone also shows the whole list, for returning users. Otherwise a phone shows bars. */
  isWhole?: boolean
  onStepChange: (change: { id: HouseStep }) => void
}

/** The list of steps with facts; complete steps can be edited. */
export function HouseSteps({ steps, current, isWhole = false, onStepChange }: HouseStepsProps) {
  const t = houseSetupMessages.useWords()
  const place = steps.findIndex(({ id }) => id === current)
  const next = steps[place + 1]
  return (
    <nav aria-label={t.stepsLabel}>
      {!isWhole && (
        <Bars aria-hidden>
          <span>
            {steps.map(({ id, isDone }) => (
              <i key={id} data-done={isDone || undefined} data-current={id === current || undefined} />
            ))}
          </span>
          <Text size="small">{t.stepNow({ step: String(place + 1), of: String(steps.length), name: steps[place]?.label ?? '' })}</Text>
          {next && <Text size="small" tone="muted">{t.next({ step: next.label })}</Text>}
        </Bars>
      )}
      <List data-whole={isWhole || undefined}>
        {steps.map(({ id, label, fact, isDone }) => {
          const isCurrent = id === current
          return (
            <li key={id} data-current={isCurrent || undefined} aria-current={isCurrent ? 'step' : undefined}>
              <Icon icon={isCurrent ? CircleDot : isDone ? CircleCheck : Circle} tone={isCurrent ? 'info' : isDone ? 'success' : 'neutral'} />
              <span>
                <Text isStrong={isDone || isCurrent} tone={isDone || isCurrent ? undefined : 'muted'}>
                  {label}
                  {isDone && !isCurrent && <VisuallyHidden>{`, ${t.done}`}</VisuallyHidden>}
                </Text>
                <Text size="small" tone="muted">{fact}</Text>
              </span>
              {isDone && !isCurrent && (
                <Button variant="quiet" size="compact" aria-label={t.changeStep({ step: label })} onClick={() => onStepChange({ id })}>
                  {t.change}
                </Button>
              )}
            </li>
          )
        })}
      </List>
    </nav>
  )
}

const Bars = styled.div`
  display: none;
  grid-template-columns: 1fr auto;
  gap: var(--portal-space-2);

  > span:first-child {
    grid-column: 1 / -1;
    display: flex;
    gap: var(--portal-space-1);
  }
  i {
    flex: 1;
    block-size: 3px;
    background: var(--portal-border-default);
  }
  i[data-done] {
    background: var(--portal-text-muted);
  }
  i[data-current] {
    background: var(--portal-accent-fill);
  }
  ${media.phone} {
    display: grid;
  }
`

const List = styled.ol`
  margin: 0;
  padding: 0;
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-card);
  background: var(--portal-surface-base);
  list-style: none;
  overflow: hidden;

  > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: var(--portal-space-3);
    align-items: start;
    padding: var(--portal-space-3) var(--portal-space-4);
  }
  > li + li {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  > li[data-current] {
    background: var(--portal-surface-selected);
    box-shadow: inset 3px 0 0 var(--portal-accent-fill);
  }
  > li[data-current]:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--portal-accent-fill);
  }
  > li > span {
    display: grid;
  }
  ${media.phone} {
    &:not([data-whole]) {
      display: none;
    }
  }
`
