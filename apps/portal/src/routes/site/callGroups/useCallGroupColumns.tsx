import { type CallGroupRecord, type endpoints, type ResponseOf, toCallPlan, toCallWorld } from '@portal/api-client/contract'
import { type CallWarning, lintCallPlan } from '@portal/domain'
import { CellLines, Icon, Inline, Meter, Text, TextLink, useCallTexts, type DataTableColumn } from '@portal/ui'
import { PhoneOff, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { activityPath, callGroupPath } from '#portal/app/paths.ts'
import type { Question } from '#portal/app/Question.ts'
import { useQuestion } from '#portal/app/useAsk.ts'
import { useRights } from '#portal/app/useRights.ts'
import { callGroupListMessages } from './messages.ts'

/** The columns of the list. `now` is in milliseconds on the server's clock. */
export function useCallGroupColumns(now: number): DataTableColumn<CallGroupRecord>[] {
  const t = callGroupListMessages.useWords()
  const { answer: outcomes, failure } = useQuestion(outcomesQuestion)
  return [
    {
      id: 'group',
      header: t.group,
      phone: 'title',
      width: '17%',
      cell: ({ ID, Name, IsVideo, DirectoryPin }) => (
        <CellLines second={[IsVideo ? t.video : t.voice, DirectoryPin && t.pin({ pin: DirectoryPin })].filter(Boolean).join(' · ')}>
          <TextLink href={callGroupPath(ID)}>
            {Name}
          </TextLink>
        </CellLines>
      ),
    },
    {
      id: 'rings',
      header: t.rings,
      phone: 'line',
      cell: (group) => <Rings group={group} now={now} />,
    },
    {
      id: 'warnings',
      header: t.warnings,
      phone: 'line',
      width: '20%',
      isEmpty: (group) => group.OpenInvitations === 0 && warningsOf(group, now).length === 0,
      cell: (group) => <Warnings group={group} now={now} />,
    },
    {
      id: 'calls',
      header: t.calls,
      phone: 'line',
      phonePrefix: t.calls,
      width: '9rem',
      isEmpty: ({ ID }) => outcomes !== undefined && !outcomes.Groups.some(({ callgroupId }) => callgroupId === ID),
      cell: ({ ID }) => (outcomes ? <Outcomes id={ID} of={outcomes} /> : failure && t.callsFailed),
    },
    { id: 'stations', header: t.stations, align: 'end', width: '5.5rem', phonePrefix: t.stations, phone: 'fact', cell: ({ Stations }) => Stations.length },
  ]
}

/** The length of a call with all its steps, in seconds. The bars of all groups have this scale. */
const longestCall = 90

/** Draws who gets called by a group, and when; or says that visitors reach no one. */
function Rings({ group, now }: { group: CallGroupRecord; now: number }) {
  const t = callGroupListMessages.useWords()
  const { sentence, steps, end } = useCallTexts().reach(toCallPlan(group), worldOf(group, now), group.Stations[0]?.Name)
  if (steps.every(({ isEmpty }) => isEmpty)) return sentence
  const scale = Math.max(longestCall, ...steps.map(({ until }) => until))
  const share = (seconds: number) => `${(seconds / scale) * 100}%`
  return (
    <>
      <Steps>
        {steps.map(({ names, isEmpty, from, until }) => (
          <li key={from} data-empty={isEmpty || undefined}>
            <Track aria-hidden>
              <i style={{ insetInlineStart: share(from), inlineSize: share(until - from) }} />
            </Track>
            <Text as="span" size="small" tone="muted" isTabular>{t.second({ count: from })}</Text>
            <span>{names}</span>
          </li>
        ))}
      </Steps>
      <Text as="p" size="small" tone="muted">{end}</Text>
    </>
  )
}

const Steps = styled.ol`
  list-style: none;
  margin: 0;
  padding: 0;

  li {
    display: grid;
    grid-template-columns: 72px 32px minmax(0, 1fr);
    column-gap: var(--portal-space-2);
    align-items: baseline;
  }
  li[data-empty] {
    color: var(--portal-text-muted);
  }
`

/* A step without a phone is an outline, so that readers who see no colors can tell it. */
const Track = styled.span`
  position: relative;
  align-self: start;
  block-size: var(--portal-space-2);
  margin-block-start: calc((1lh - var(--portal-space-2)) / 2);
  border-radius: var(--portal-radius-small);
  background: var(--portal-border-subtle);
  forced-color-adjust: none;

  i {
    position: absolute;
    inset-block: 0;
    border-radius: inherit;
    background: var(--portal-accent-fill);
  }
  li[data-empty] & i {
    border: 1px solid var(--portal-border-control);
    background: none;
  }
`

/** Shows the worst warning, the number of others, and invitations without an answer. */
function Warnings({ group, now }: { group: CallGroupRecord; now: number }) {
  const t = callGroupListMessages.useWords()
  const texts = useCallTexts()
  const [worst, ...others] = warningsOf(group, now)
  const invited = group.OpenInvitations > 0 && <Text as="p" size="small" tone="muted">{t.unanswered({ count: group.OpenInvitations })}</Text>
  if (!worst) return invited || t.noWarning
  const { people } = worldOf(group, now)
  const isDrop = worst.severity === 'drop'
  return (
    <>
      <CellLines second={others.length > 0 ? t.moreWarnings({ count: others.length }) : ''}>
        <Inline>
          <Icon icon={isDrop ? PhoneOff : TriangleAlert} tone={isDrop ? 'danger' : 'warning'} />
          <Text as="span" size="small">
            {texts.warning(worst, toCallPlan(group), people)}
          </Text>
        </Inline>
      </CellLines>
      {invited}
    </>
  )
}

type OutcomesAnswer = ResponseOf<typeof endpoints.getCallOutcomes>

const outcomesQuestion: Question<OutcomesAnswer> = { key: 'callOutcomes', changesWith: ['calls'], ask: (api, signal) => api.getCallOutcomes(undefined, { signal }) }

/** How many calls of the last 30 days were answered; the missed ones lead to their list. */
function Outcomes({ id, of: { From: from, Until: until, Groups } }: { id: number; of: OutcomesAnswer }) {
  const t = callGroupListMessages.useWords()
  const mayRead = useRights()('log.view')
  const counted = Groups.find(({ callgroupId }) => callgroupId === id)
  if (!counted) return t.noCalls
  const { Answered, Unanswered } = counted
  const all = Answered + Unanswered
  const missed = t.missed({ count: Unanswered })
  return (
    <Bar>
      <Meter
        label={t.answered} value={Answered} max={all} valueText={t.answeredOf({ answered: String(Answered), all: String(all) })}
        help={Unanswered === 0 ? undefined : mayRead ? <TextLink href={activityPath({ callGroup: String(id), kind: 'call', outcome: 'unanswered', from, until })}>{missed}</TextLink> : missed}
      />
    </Bar>
  )
}

/* The element is a `section`, because the cards of a phone show every `div` in a cell as text. */
const Bar = styled.section`
  max-inline-size: 12rem;
`

function worldOf(group: CallGroupRecord, now: number) {
  return toCallWorld(group, now, group.Stations[0])
}

/** The rank of a warning. No answer at any hour is worse than no answer at some hours. */
function rankOf({ severity, code }: CallWarning): number {
  if (severity !== 'drop') return 2
  return code === 'silentHours' || code === 'quietAllDay' ? 1 : 0
}

/** A plan's warnings, the worst first, without hints. */
function warningsOf(group: CallGroupRecord, now: number): CallWarning[] {
  const warnings = lintCallPlan(toCallPlan(group), worldOf(group, now)).filter(({ severity }) => severity !== 'note')
  return warnings.sort((one, other) => rankOf(one) - rankOf(other))
}
