import { useStore } from '@nanostores/react'
import { Icon, media, VisuallyHidden } from '@portal/ui'
import { Check } from 'lucide-react'
import { styled } from 'styled-components'
import { newUserMessages } from './messages.ts'
import { steps, type Step } from './wizardValues.ts'

export interface StepListProps {
  step: Step
  onStep: (step: Step) => void
}

/** Where one is in the wizard. Steps that are done lead back; those to come are reached by Continue. */
export function StepList({ step, onStep }: StepListProps) {
  const t = useStore(newUserMessages)
  const current = steps.indexOf(step)
  return (
    <nav aria-label={t.steps}>
      <List>
        {steps.map((name, index) => (
          <li key={name} data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}>
            {index < current ? (
              <button type="button" onClick={() => onStep(name)}>
                <Mark>
                  <Icon icon={Check} size={14} />
                </Mark>
                {t[name]}
                <VisuallyHidden>, {t.done}</VisuallyHidden>
              </button>
            ) : (
              <span aria-current={index === current ? 'step' : undefined}>
                <Mark>{index + 1}</Mark>
                {t[name]}
              </span>
            )}
          </li>
        ))}
      </List>
    </nav>
  )
}

const Mark = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--portal-border-control);
  border-radius: var(--portal-radius-round);
  font: var(--portal-type-small);

  [data-state='current'] & {
    border-color: var(--portal-accent-fill);
    background: var(--portal-accent-fill);
    color: var(--portal-accent-on-fill);
  }
`

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2) var(--portal-space-4);
  margin: 0;
  padding: 0;
  list-style: none;

  & > li > * {
    display: inline-flex;
    align-items: center;
    gap: var(--portal-space-2);
    min-block-size: 32px;
    padding: 0;
    border: 0;
    background: none;
    color: var(--portal-text-muted);
    font: var(--portal-type-body);
  }
  & > li > button {
    cursor: pointer;
  }
  & > [data-state='current'] > span {
    color: var(--portal-text-default);
    font: var(--portal-type-body-strong);
  }

  ${media.phone} {
    & > [data-state='ahead'] {
      display: none;
    }
  }
`
