import { type CallGroupRecord, type endpoints, type ResponseOf, toCallPlan, toCallWorld } from '@portal/api-client/contract'
import { ButtonLink, FilterBar, FilterSelect, Icon, Menu, PageHeader, SearchField, Stack, CellLines, Inline, Meter, Text, TextLink, useCallTexts, type DataTableColumn } from '@portal/ui'
import { Ellipsis, Plus, Upload, PhoneOff, TriangleAlert } from 'lucide-react'
import { useRouteLoaderData } from 'react-router-dom'
import { type ListProps, listScreen } from '#portal/app/listScreen.tsx'
import { ListTable } from '#portal/app/ListTable.tsx'
import { newCallGroupPath, newImportPath, paths, activityPath, callGroupPath } from '#portal/app/paths.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { useCall } from '#portal/app/useCall.ts'
import { useRights } from '#portal/app/useRights.ts'
import { callGroupListMessages } from './messages.ts'
import { foldText, type CallWarning, lintCallPlan } from '@portal/domain'
import { listAddress, oneOfPart, searchPart } from '#portal/app/listAddress.ts'
import { styled } from 'styled-components'
import { type Question, useQuestion } from '#portal/app/asking.tsx'

const callGroupKinds = ['video', 'voice'] as const
type CallGroupKind = (typeof callGroupKinds)[number]

/** The parameters in the list's address. `kind` null is both kinds. */
export const callGroupsAddress = listAddress(paths.callGroups, { search: searchPart(80), kind: oneOfPart(callGroupKinds, null) })
type CallGroupsQuery = typeof callGroupsAddress.whole

/** The call groups that match an address. Every word of the search must occur in the name, the PIN or a member's name. */
export function matchCallGroups(groups: readonly CallGroupRecord[], { search, kind }: CallGroupsQuery): CallGroupRecord[] {
  const wanted = foldText(search).split(/\s+/).filter(Boolean)
  return groups.filter((group) => {
    if (kind !== null && group.IsVideo !== (kind === 'video')) return false
    const text = foldText(textOf(group))
    return wanted.every((word) => text.includes(word))
  })
}

function textOf({ Name, DirectoryPin, PropertyName, People, Numbers }: CallGroupRecord): string {
  const numbers = Numbers.flatMap(({ Label, Phone }) => [Label, Phone, Phone.replaceAll(/\D/g, '')])
  return [Name, DirectoryPin, PropertyName, ...People.flatMap((person) => [person.Name, person.Unit]), ...numbers].join(' ')
}

/** The page `/site/callgroups`: all call groups. */
export const route = listScreen({
  address: callGroupsAddress,
  isWhole: true,
  load: async (_query, { api, signal }) => (await api.getCallGroups({}, { signal })).CallGroups,
  words: callGroupListMessages,
  head: ({ title }) => ({ title }),
  Page: CallGroupsPage,
})

/** Lists all call groups: who gets called, from which stations, and warnings. */
function CallGroupsPage(list: ListProps<CallGroupsQuery, readonly CallGroupRecord[]>) {
  const t = callGroupListMessages.useWords()
  const { query, answer: groups, now, isLoading, failure, search, narrow, clear, reload } = list
  const order = useCall(
    (api, { ids }: { ids: number[]; name: string; place: string }) => api.saveCallGroupOrder({ CallGroups: ids }),
    (_answer, moved) => t.moved(moved),
  )
  const details = useRouteLoaderData<UserDetails>('site')
  const mayEdit = useRights()('callGroups.edit')
  /** The kinds of call groups that the user may see. */
  const kinds: CallGroupKind[] = [...(details?.ShowVideoGroup ? ['video' as const] : []), ...(details?.ShowVoiceGroup ? ['voice' as const] : [])]
  const columns = useCallGroupColumns(now)
  const shown = groups?.filter(({ IsVideo }) => kinds.includes(IsVideo ? 'video' : 'voice'))
  const add = mayEdit && kinds.map((kind, index) => (
    <ButtonLink key={kind} variant={index === 0 ? 'primary' : undefined} icon={Plus} href={newCallGroupPath(kind)}>
      {kind === 'video' ? t.addVideo : t.addVoice}
    </ButtonLink>
  ))
  const beside = ({ PropertyID }: CallGroupRecord) => (groups ?? []).filter((other) => other.PropertyID === PropertyID)
  const move = (group: CallGroupRecord, by: 1 | -1) => {
    const ids = beside(group).map(({ ID }) => ID)
    const from = ids.indexOf(group.ID)
    const place = from + by
    ids.splice(from, 1)
    ids.splice(place, 0, group.ID)
    order.run({ ids, name: group.Name, place: String(place + 1) })
  }
  const notMoved = order.error === null ? undefined : { detail: order.error, onRetry: () => void reload(), isRetrying: isLoading }
  const menuOf = (group: CallGroupRecord) => {
    const near = beside(group)
    return (
      <Menu
        label={t.more({ name: group.Name })}
        items={[
          ...(near[0]?.ID === group.ID ? [] : [{ id: 'earlier', label: t.earlier, onSelect: () => move(group, -1) }]),
          ...(near.at(-1)?.ID === group.ID ? [] : [{ id: 'later', label: t.later, onSelect: () => move(group, 1) }]),
        ]}
      >
        <Icon icon={Ellipsis} />
      </Menu>
    )
  }
  const kindNames = { video: t.video, voice: t.voice }
  return (
    <Stack gap={4}>
      <PageHeader title={t.title} facts={shown && t.facts({ count: shown.length })} actions={<>{details?.showImportVoiceGroup && <ButtonLink icon={Upload} href={newImportPath('callGroups')}>{t.import}</ButtonLink>}{add}</>} />
      <FilterBar
        search={<SearchField label={t.search} maxLength={80} {...search} />}
        chosen={query.kind === null ? 0 : 1}
        isSearching={search.value !== ''}
        onClear={clear}
      >
        {(query.kind !== null || kinds.length > 1) && (
          <FilterSelect
            label={t.kind}
            value={query.kind ?? ''}
            options={callGroupKinds.map((kind) => ({ value: kind, label: kindNames[kind] }))}
            onValueChange={({ value }) => narrow({ kind: callGroupKinds.find((kind) => kind === value) ?? null })}
          />
        )}
      </FilterBar>
      <ListTable
        list={{ ...list, failure: failure ?? notMoved }}
        words={t}
        columns={columns}
        rows={shown && matchCallGroups(shown, query)}
        getRowId={({ ID }) => String(ID)}
        getRowName={({ Name }) => Name}
        add={add}
        rowActions={mayEdit ? menuOf : undefined}
      />
    </Stack>
  )
}

/** The columns of the list. `now` is in milliseconds on the server's clock. */
function useCallGroupColumns(now: number): DataTableColumn<CallGroupRecord>[] {
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
