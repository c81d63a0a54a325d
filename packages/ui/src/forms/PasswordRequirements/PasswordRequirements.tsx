import { checkPassword, type Labels, passwordPolicy, type PasswordProblem } from '@portal/domain'
import { Circle, CircleCheck, CircleX } from 'lucide-react'
import { forwardRef, type HTMLAttributes, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../elements/Icon/Icon.tsx'
import { VisuallyHidden } from '../../elements/VisuallyHidden/VisuallyHidden.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { passwordRequirementsMessages } from './PasswordRequirements.messages.ts'

type Requirement = 'length' | 'lowercase' | 'digit' | 'characters'

export type PasswordRequirementsLabels = Labels<typeof passwordRequirementsMessages>

const broken: Record<Requirement, readonly PasswordProblem[]> = {
  length: ['empty', 'tooShort', 'tooLong'],
  lowercase: ['noLowercase'],
  digit: ['noDigit'],
  characters: ['forbiddenCharacter'],
}

const statusDelay = 700

export interface PasswordRequirementsProps extends HTMLAttributes<HTMLDivElement> {
  /** The typed password. */
  value: string
  /** Marks unmet requirements as errors. Set it after an attempt to send. */
  isJudged?: boolean
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: PasswordRequirementsLabels
}

/**
 * The list of password requirements, each marked as met or not (spec §5). Give the list an id and pass that id to the field as
 * `describedBy`. The requirement about allowed characters shows only if it is unmet, which only text from a password manager can cause.
 */
export const PasswordRequirements = forwardRef<HTMLDivElement, PasswordRequirementsProps>(function PasswordRequirements(props, ref) {
  const { value, isJudged = false, labels, ...rest } = props
  const words = useLabels('PasswordRequirements', passwordRequirementsMessages, labels)
  const points = judge(value)
  const met = points.filter(({ isMet }) => isMet).length
  const total = points.length
  const status = useDebounced(value === '' ? '' : met === total ? words.allMet : words.someMet({ met, total }))
  const texts: Record<Requirement, string> = { ...words, length: words.length({ min: passwordPolicy.minLength, max: passwordPolicy.maxLength }) }
  return (
    <div {...rest} ref={ref}>
      <List aria-label={words.title}>
        {points.map(({ requirement, isMet }) => (
          <li key={requirement} data-met={isMet}>
            {isMet ? <Icon icon={CircleCheck} tone="success" /> : <Icon icon={isJudged ? CircleX : Circle} tone={isJudged ? 'danger' : 'neutral'} />}
            <span>{texts[requirement]}</span>
            <Word>{isMet ? words.met : words.notMet}</Word>
          </li>
        ))}
      </List>
      <VisuallyHidden role="status">{status}</VisuallyHidden>
    </div>
  )
})

function judge(value: string): { requirement: Requirement, isMet: boolean }[] {
  const problems = checkPassword(value)
  const always: Requirement[] = ['length', 'lowercase', 'digit']
  const shown: Requirement[] = problems.includes('forbiddenCharacter') ? [...always, 'characters'] : always
  return shown.map((requirement) => ({ requirement, isMet: !broken[requirement].some((problem) => problems.includes(problem)) }))
}

function useDebounced(text: string): string {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), statusDelay)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  font: var(--portal-type-small);

  li {
    display: flex;
    align-items: flex-start;
    gap: var(--portal-space-2);
  }
  svg {
    margin-block-start: var(--portal-space-0-5);
  }
`

const Word = styled.span`
  flex: none;
  margin-inline-start: auto;
  color: var(--portal-text-muted);
`
