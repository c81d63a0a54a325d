import { type AccessBecause, type AccessExplanation as Explanation, accessPrecedenceWords, type AccessReason, type AccessRule, type Labels, type Words, zonedFormat } from '@portal/domain'
import { Ban, CircleCheck, CircleDashed, CircleMinus, CircleX, TriangleAlert } from 'lucide-react'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react'
import { styled } from 'styled-components'
import { Icon, type IconComponent } from '../../elements/Icon/Icon.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { media } from '../../theme/media.ts'
import type { Tone } from '../../theme/tone.ts'
import { useLabels } from '../../words/useLabels.ts'
import { accessExplanationMessages } from './AccessExplanation.messages.ts'
import { useSetting } from '../../words/PortalProvider.tsx'
import { precedenceLegendMessages } from '../PrecedenceLegend/PrecedenceLegend.messages.ts'

export type AccessExplanationLabels = Labels<typeof accessExplanationMessages>

export interface AccessExplanationProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** The answer of `explainAccess`. */
  explanation: Explanation
  /** IANA zone of the property, for the time of the next opening. */
  timeZone: string
  /** How many of the user's codes are active at the door. Omit if the question is about a code, an invite or a group. */
  codes?: number | undefined
  /** Whether the question is about a code or an invite. */
  isAboutCode?: boolean
  /** Titles that replace the general ones of single rules: 'Group: Residents, Tower B'. */
  titles?: Partial<Record<AccessRule, ReactNode>>
  /** Reasons that replace the general ones of single rules: 'Pool: 6:00 AM to 10:00 PM'. */
  reasons?: Partial<Record<AccessRule, ReactNode>>
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: AccessExplanationLabels
}

/**
 * Says whether someone can enter and why, lists every rule in order, and tints the deciding one. If the answer is no, the headline names the next time at which the door opens.
 */
export const AccessExplanation = forwardRef<HTMLDivElement, AccessExplanationProps>(function AccessExplanation(props, ref) {
  const {
    explanation, timeZone, codes = null, isAboutCode: isCode = false, titles = {}, reasons = {}, labels, ...rest
  } = props
  const { locale } = useSetting()
  const words = useLabels('AccessExplanation', accessExplanationMessages, labels)
  const { order } = useLabels('PrecedenceLegend', precedenceLegendMessages)
  const rules = useLabels('AccessRules', accessPrecedenceWords.en)
  const { outcome, deciding, nextOpening } = explanation
  const isAllowed = outcome === 'allowed'
  const write = (at: number | undefined) => (at === undefined ? '' : momentOf(at, locale, timeZone))
  const say = ({ because, data }: AccessReason) => reasonText(because, { name: data?.name ?? '', at: write(data?.at), codes, isCode }, words)
  const because = explanation.reasons.find(({ rule }) => rule === deciding)?.because ?? 'decidedAbove'
  const lacksCode = isAllowed && codes === 0 && deciding !== 'heldOpen'
  const headline = lacksCode ? words.allowedWithoutCode : headlineText(isAllowed, because, nextOpening !== null, words)
  return (
    <div ref={ref} {...rest}>
      <Answer role="status">
        <Icon icon={lacksCode ? TriangleAlert : isAllowed ? CircleCheck : CircleX} size={20} tone={lacksCode ? 'warning' : isAllowed ? 'success' : 'danger'} />
        <div>
          <Headline>{headline}</Headline>
          {!isAllowed && (
            <Text tone="muted" isTabular>{nextOpening === null ? words.neverOpens : words.nextOpening({ moment: write(nextOpening) })}</Text>
          )}
        </div>
      </Answer>
      <Rules>
        {explanation.reasons.map((reason, index) => (
          <ReasonRow
            key={reason.rule} number={index + 1} title={titles[reason.rule] ?? rules[reason.rule].title} result={reason.result}
            word={words.results[reason.result]} isDeciding={reason.rule === deciding}
          >
            {reason.result === 'notReached' ? say(reason) : reasons[reason.rule] ?? say(reason)}
          </ReasonRow>
        ))}
      </Rules>
      <Text size="small" tone="muted">{order}</Text>
    </div>
  )
})

function momentOf(at: number, locale: string, timeZone: string): string {
  return zonedFormat(locale, timeZone, { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }).format(at)
}

const Answer = styled.div`
  display: flex;
  gap: var(--portal-space-2);
  align-items: flex-start;
  padding-block-end: var(--portal-space-3);

  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`

const Headline = styled.p`
  margin: 0;
  font: var(--portal-type-heading2);
  letter-spacing: var(--portal-tracking-heading2);
`

const Rules = styled.ol`
  margin: 0 0 var(--portal-space-3);
  padding: 0;
  list-style: none;
`

type AccessExplanationWords = Words<typeof accessExplanationMessages>

/** Values that a reason can name, as text. */
interface ReasonFacts {
  /** Name of the exception or schedule; empty if it has none. */
  name: string
  /** When the exception or schedule began or ends; empty if unknown. */
  at: string
  /** How many of the user's codes are active at the door; null if the question is about a code or a group. */
  codes: number | null
  /** Whether the question is about a code or an invite. */
  isCode: boolean
}

/** A rule's result in one sentence. */
function reasonText(because: AccessBecause, facts: ReasonFacts, { because: words }: AccessExplanationWords): string {
  const { name, at } = facts
  if (because === 'inGoodStanding') return standingText(facts, words)
  if (because === 'heldOpen') return heldOpenText(facts, words)
  if (because === 'heldOpenByPerson' && at !== '') return words.heldOpenByPersonTill({ at })
  if (because === 'exceptionAllows' && name !== '') return words.exceptionAllowsFor({ name })
  if (because === 'exceptionDenies' && name !== '') return words.exceptionDeniesFor({ name })
  if (because === 'closedOnHoliday' && name !== '') return words.closedOnHolidayFor({ name })
  if (because === 'notYetValid' && at !== '') return words.notYetValidAt({ at })
  if (because === 'expired' && at !== '') return words.expiredAt({ at })
  return words[because]
}

function standingText({ codes, isCode }: ReasonFacts, words: AccessExplanationWords['because']): string {
  if (isCode) return words.inGoodStanding
  if (codes === null) return words.inGoodStandingPerson
  return codes === 0 ? words.inGoodStandingNoCode : words.inGoodStandingCodes({ count: codes })
}

function heldOpenText({ name, at }: ReasonFacts, words: AccessExplanationWords['because']): string {
  if (name === '') return at === '' ? words.heldOpen : words.heldOpenTill({ at })
  return at === '' ? words.heldOpenFor({ name }) : words.heldOpenUntil({ name, at })
}

/** The headline of an answer, by the deciding reason. A denied door may open at another time. */
function headlineText(isAllowed: boolean, because: AccessBecause, opensAgain: boolean, words: AccessExplanationWords): string {
  if (isAllowed) {
    if (because === 'fireAlarm') return words.allowedFireAlarm
    return because === 'heldOpen' || because === 'heldOpenByCode' || because === 'heldOpenByPerson' ? words.allowedHeldOpen : words.allowed
  }
  const denied: Partial<Record<string, string>> = words.denied
  return denied[because] ?? (opensAgain ? words.deniedThen : words.deniedAlways)
}

interface ReasonRowProps {
  number: number
  title: ReactNode
  result: AccessReason['result']
  /** The rule's result as one word. */
  word: string
  isDeciding: boolean
  children: ReactNode
}

const looks: Record<AccessReason['result'], { icon: IconComponent, tone: Tone }> = {
  allows: { icon: CircleCheck, tone: 'success' },
  denies: { icon: Ban, tone: 'danger' },
  passes: { icon: CircleMinus, tone: 'neutral' },
  notReached: { icon: CircleDashed, tone: 'neutral' },
}

/** One rule and its result. */
function ReasonRow({ number, title, result, word, isDeciding, children }: ReasonRowProps) {
  const { icon, tone } = looks[result]
  return (
    <Row data-deciding={isDeciding ? result : undefined} data-result={result} aria-current={isDeciding || undefined}>
      <Place>{number}</Place>
      <div>
        <Title>{title}</Title>
        <Reason>{children}</Reason>
      </div>
      <Result><Icon icon={icon} tone={tone} /> {word}</Result>
    </Row>
  )
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) auto;
  gap: 0 var(--portal-space-2);
  align-items: center;
  margin-inline: calc(-1 * var(--portal-space-4));
  padding-block: var(--portal-space-2);
  padding-inline: var(--portal-space-4);
  border-block-start: 1px solid var(--portal-border-subtle);

  &[data-result='notReached'] {
    color: var(--portal-text-muted);
  }
  &[data-deciding='denies'] {
    border-color: var(--portal-danger-border);
    background: var(--portal-danger-tint);
  }
  &[data-deciding='allows'] {
    border-color: var(--portal-success-border);
    background: var(--portal-success-tint);
  }
  ${media.forcedColors} {
    &[data-deciding] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

const Place = styled.span`
  align-self: start;
  color: var(--portal-text-muted);
  font-variant-numeric: tabular-nums;
`

const Title = styled.p`
  margin: 0;
  font-weight: var(--portal-weight-medium);

  [data-result='notReached'] & {
    font-weight: var(--portal-weight-regular);
  }
`

const Reason = styled.p`
  margin: 0;
  color: var(--portal-text-muted);
  font: var(--portal-type-small);
  overflow-wrap: anywhere;

  [data-deciding] & {
    color: var(--portal-text-default);
  }
`

const Result = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-1);
  white-space: nowrap;
`
