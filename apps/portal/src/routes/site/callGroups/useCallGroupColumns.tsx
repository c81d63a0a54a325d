import { type CallGroupRecord, type endpoints, type ResponseOf, toCallPlan, toCallWorld } from '@portal/api-client/contract'
import { type CallWarning, lintCallPlan, outlineCall } from '@portal/domain'
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

/** Shows who gets called by a group, with times; or the sentence that visitors reach no one. */
function Rings({ group, now }: { group: CallGroupRecord; now: number }) {
  const { reach } = useCallTexts()
  const [plan, world] = [toCallPlan(group), worldOf(group, now)]
  const { sentence, detail } = reach(plan, world, group.Stations[0]?.Name)
  return outlineCall(plan, world).steps.some(({ rings }) => rings.length > 0) ? detail : sentence
}

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
