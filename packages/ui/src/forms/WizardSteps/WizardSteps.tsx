import type { Labels } from '@portal/domain'
import { Check } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { useLinkComponent } from '../../elements/Link/LinkProvider.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { visuallyHidden } from '../../elements/VisuallyHidden/visuallyHiddenStyles.ts'
import { media } from '../../theme/media.ts'
import { useLabels } from '../../words/useLabels.ts'
import { wizardStepsMessages } from './WizardSteps.messages.ts'

export interface WizardStep {
  id: string
  label: ReactNode
  /** Whether the step is complete; complete steps can be reopened. */
  isDone?: boolean
  /** The step's address. Omit if steps have no address; then `onStepChange` is called. */
  href?: string
}

export type WizardStepsLabels = Labels<typeof wizardStepsMessages>

export interface WizardStepsProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** The steps in order. */
  steps: readonly WizardStep[]
  /** Id of the open step. */
  current: string
  /** Called when the reader opens a complete step. */
  onStepChange?: (change: { id: string }) => void
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: WizardStepsLabels
}

/** The numbered steps of a wizard; complete steps can be reopened. */
export const WizardSteps = forwardRef<HTMLElement, WizardStepsProps>(function WizardSteps(props, ref) {
  const { steps, current, onStepChange, labels, ...rest } = props
  const words = useLabels('WizardSteps', wizardStepsMessages, labels)
  const Link = useLinkComponent()
  const place = steps.findIndex(({ id }) => id === current) + 1
  return (
    <nav ref={ref} aria-label={words.name} {...rest}>
      <Position aria-hidden>{words.position({ step: place, of: steps.length })}</Position>
      <List>
        {steps.map(({ id, label, isDone = false, href }, index) => {
          const isCurrent = id === current
          const canGo = isDone && !isCurrent && (href !== undefined || onStepChange !== undefined)
          const target = !canGo ? { as: 'span' as const } : href !== undefined ? { as: Link, href } : { type: 'button' as const }
          return (
            <Item key={id} data-current={isCurrent || undefined}>
              <Step {...target} aria-current={isCurrent ? 'step' : undefined} onClick={canGo ? () => onStepChange?.({ id }) : undefined}>
                <Mark data-done={(isDone && !isCurrent) || undefined}>
                  {isDone && !isCurrent ? <Icon icon={Check} /> : index + 1}
                </Mark>
                <span data-part="label">
                  {label}
                  {isDone && !isCurrent && <VisuallyHidden>{`, ${words.done}`}</VisuallyHidden>}
                </span>
              </Step>
            </Item>
          )
        })}
      </List>
    </nav>
  )
})

const Position = styled.p`
  display: none;
  margin: 0 0 var(--portal-space-1);
  color: var(--portal-text-muted);
  font: var(--portal-type-small);

  ${media.phone} {
    display: block;
  }
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2) 0;
  margin: 0;
  padding: 0;
  list-style: none;

  ${media.phone} {
    gap: var(--portal-space-2);
  }
`

const Item = styled.li`
  display: flex;
  align-items: center;
  min-inline-size: 0;

  &:not(:last-child)::after {
    content: '';
    inline-size: 24px;
    margin-inline: var(--portal-space-2);
    border-block-end: 1px solid var(--portal-border-control);
  }
  ${media.phone} {
    &:not([data-current]) [data-part='label'] {
      ${visuallyHidden}
    }
    &:not(:last-child)::after {
      content: none;
    }
  }
`

const Step = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-2);
  min-block-size: 32px;
  margin: 0;
  padding: 0;
  padding-inline-end: var(--portal-space-0-5);
  border: 0;
  border-radius: var(--portal-radius-control);
  background: none;
  color: var(--portal-text-muted);
  font: var(--portal-type-body);
  text-decoration: none;

  &:is(button, a) {
    cursor: pointer;
  }
  &:is(button, a):hover {
    color: var(--portal-text-default);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &[aria-current] {
    color: var(--portal-text-default);
    font-weight: var(--portal-weight-strong);
  }
  ${media.phone} {
    min-block-size: 40px;
  }
`

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  box-sizing: border-box;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--portal-border-control);
  border-radius: var(--portal-radius-round);
  font: var(--portal-type-meta);
  font-weight: var(--portal-weight-strong);
  font-variant-numeric: tabular-nums;

  &[data-done] {
    border-color: var(--portal-border-strong);
    color: var(--portal-text-default);
  }
  [aria-current] > & {
    border-color: var(--portal-accent-fill);
    background: var(--portal-accent-fill);
    color: var(--portal-accent-on-fill);
  }
  ${media.forcedColors} {
    [aria-current] > & {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
