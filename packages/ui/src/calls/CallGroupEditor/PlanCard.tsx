import { type CallNumber, limits, readPhoneNumber, showPhoneNumber, type VideoCallPlan, type VoiceCallPlan, withOwnPhones } from '@portal/domain'
import { Pencil, Plus } from 'lucide-react'
import { type RefObject, useMemo, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { TextField } from '../../forms/TextField/TextField.tsx'
import { UndoNote } from '../../internal/UndoNote.tsx'
import { listNames, nameOfPhone } from '../internal/callVoice.ts'
import { TierLane } from '../internal/TierLane.tsx'
import { TierLanes } from '../internal/TierLanes.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'
import { useEditor } from './editorContext.ts'
import { isAboutNumber } from './isAboutNumber.ts'
import { MemberCard } from './MemberCard.tsx'
import { MemberList } from './MemberList.ts'
import { NumberFields } from './NumberFields.tsx'
import { PeopleLane } from './PeopleLane.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import { addMember, isFull, lanesOf, type Place } from './planLanes.ts'
import { nameOfMember } from './nameOfMember.ts'
import { uniqueKeys } from './uniqueKeys.ts'
import { useDrag } from './useDrag.ts'
import { useLift } from './useLift.ts'

export interface AddingProps {
  /** The users who can be added. */
  options: readonly CallGroupPerson[]
  onPick: (person: CallGroupPerson) => void
  onSearchChange?: (change: { search: string }) => void
  isSearching?: boolean
}

interface PlanCardProps extends AddingProps {
  root: RefObject<HTMLElement | null>
  undo: { text: string, run: () => void } | null
}

/** The steps of a plan: two steps of users and a voice number, or phone numbers one after another. */
export function PlanCard({ root, undo, ...adding }: PlanCardProps) {
  const setting = useEditor()
  const { plan, words, warnings, readOnly, move, focusAt } = setting
  const lift = useLift()
  const members = useMemo(() => lanesOf(plan), [plan])
  const moveTo = (from: Place, to: Place) => move(from, to, nameOfMember(setting, from))
  const over = useDrag(root, members, !readOnly, {
    mayDrop: (from, lane) => lane === from.lane || !isFull(plan, lane),
    onDrop: (from, to) => {
      moveTo(from, to)
      focusAt(to, 'menu')
    },
  })
  const seconds = limits.watchman.nextGroupAfter / 1000
  const fact = plan.kind === 'video' ? words.eachTier({ seconds }) : words.eachNumber({ seconds })
  const general = warnings.filter(({ code }) => code === 'nobodyNotified' || code === 'quietAllDay' || code === 'silentHours')
  return (
    <Card ref={root} title={words.title} actions={<Text as="span" size="small" tone="muted"><bdi>{fact}</bdi></Text>} padding="none">
      {readOnly && <Above><Text size="small" tone="muted">{words.readOnly}</Text></Above>}
      {general.length > 0 && <Above><PlanWarnings warnings={general} /></Above>}
      {plan.kind === 'video'
        ? (
          <TierLanes>
            {plan.tiers.map((ids, lane) => <PeopleLane key={lane === 0 ? 'first' : 'second'} {...{ ids, lane, lift, over, adding }} />)}
            <VoiceLane plan={plan} />
          </TierLanes>
        )
        : <NumberLane {...{ plan, lift, over }} />}
      {undo && <UndoNote key={undo.text} text={undo.text} label={words.undo} onUndo={undo.run} />}
    </Card>
  )
}

const Above = styled.div`
  padding-block: var(--portal-space-3);
  padding-inline: var(--portal-space-4);
  border-block-end: 1px solid var(--portal-border-subtle);
`

interface NumberLaneProps {
  plan: VoiceCallPlan
  lift: ReturnType<typeof useLift>
  over: Place | null
}

const step = limits.watchman.nextGroupAfter / 1000
const noNumber: CallNumber = { phone: '', label: '', personId: null }

/** Phone numbers that ring one after another. */
function NumberLane({ plan, lift, over }: NumberLaneProps) {
  const { words, warnings, readOnly, people, change, focusAt, itemsFor } = useEditor()
  const [edited, setEdited] = useState<number | 'new' | null>(null)
  const { numbers } = plan
  const keys = uniqueKeys(numbers.map(({ phone }) => phone))

  const keep = (number: CallNumber) => {
    const isNew = edited === 'new'
    const next = isNew ? addMember(plan, 0, number) : { ...plan, numbers: numbers.map((one, index) => (index === edited ? number : one)) }
    const index = isNew ? numbers.length : Number(edited)
    setEdited(null)
    if (!next) return
    change(next, isNew ? words.added({ name: number.label || showPhoneNumber(number.phone), tier: words.numbers }) : undefined)
    focusAt({ lane: 0, index }, 'menu')
  }
  const itemsOf = (personId: number | null) => people.filter(({ id }) => id === personId).flatMap((person) => itemsFor({ person }))
  const giveUp = () => {
    if (typeof edited === 'number') focusAt({ lane: 0, index: edited }, 'menu')
    setEdited(null)
  }
  return (
    <Lane data-lane={0}>
      {numbers.length === 0 && <Text tone="muted">{words.noNumbers}</Text>}
      <MemberList aria-label={words.numbers} data-end={(over && over.index >= numbers.length) || undefined}>
        {numbers.map((number, index) => edited === index
          ? <li key={keys[index]}><NumberFields number={number} onKeep={keep} onCancel={giveUp} /></li>
          : (
            <MemberCard
              key={keys[index]} place={{ lane: 0, index }} lift={lift} isBefore={over?.index === index}
              mark={<Order>{index + 1}</Order>}
              facts={<NumberFacts number={number} seconds={index * step} />}
              items={[{ id: 'change', label: words.changeNumber, icon: Pencil, onSelect: () => setEdited(index) }, ...itemsOf(number.personId)]}
            />
          ))}
      </MemberList>
      {!readOnly && edited === 'new' && <NumberFields number={noNumber} onKeep={keep} onCancel={giveUp} />}
      {!readOnly && edited !== 'new' && !isFull(plan, 0) && <Button icon={Plus} isFullWidth onClick={() => setEdited('new')}>{words.addNumber}</Button>}
      <PlanWarnings warnings={warnings.filter(isAboutNumber)} />
    </Lane>
  )
}

function NumberFacts({ number: { phone, label, personId }, seconds }: { number: CallNumber, seconds: number }) {
  const { words, people, sayRingHours } = useEditor()
  const quietHours = people.find(({ id }) => id === personId)?.quietHours ?? []
  const at = words.ringsAt({ seconds })
  const when = quietHours.length === 0 ? at : `${at} · ${words.rings({ hours: sayRingHours(quietHours) })}`
  return label.trim() === '' ? <>{when}</> : <><bdi>{showPhoneNumber(phone)}</bdi> · {when}</>
}

const Lane = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--portal-space-3);
  padding: var(--portal-space-4);
`

const Order = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 1px solid var(--portal-border-default);
  border-radius: var(--portal-radius-small);
  font: var(--portal-type-meta);
  font-variant-numeric: tabular-nums;
`

const starts = (2 * limits.watchman.nextGroupAfter) / 1000

/** The voice step: the users' own phones, then a number. */
function VoiceLane({ plan }: { plan: VideoCallPlan }) {
  const { words, warnings, readOnly, change, people, voice } = useEditor()
  const called = withOwnPhones(plan, people)
  const owners = called.kind === 'video' ? called.ownPhones ?? [] : []
  /** The number when the field got the focus; null without focus. */
  const [entered, setEntered] = useState<string | null>(null)
  const isTyping = entered !== null
  const { voiceNumber } = plan
  const typed = voiceNumber?.phone ?? ''
  const isBad = !isTyping && typed !== '' && readPhoneNumber(typed) === null
  const own = warnings.filter((warning) => isAboutNumber(warning) && !(warning.code === 'badNumber' || (isTyping && warning.code === 'ownStation')))
  const typePhone = (phone: string) => change({ ...plan, voiceNumber: phone === '' ? null : { personId: null, label: '', ...voiceNumber, phone } })
  const leave = () => {
    setEntered(null)
    const read = readPhoneNumber(typed)
    // A number that was focused but not edited stays as it is stored.
    if (entered !== typed && read && read.e164 !== typed) typePhone(read.e164)
  }
  return (
    <TierLane at={words.seconds({ count: starts })} kind={words.voice} count={words.count({ count: voiceNumber ? 1 : 0, most: 1 })}>
      {owners.length > 0 && (
        <Text size="small">
          {words.ownPhones({
            count: owners.length, names: listNames(owners.map((personId) => nameOfPhone({ personId, number: null }, people, voice)), voice),
            seconds: (Math.ceil(owners.length / limits.watchman.peopleAtOnce) * limits.watchman.nextGroupAfter) / 1000,
          })}
        </Text>
      )}
      <PlanWarnings warnings={own.filter(({ severity }) => severity !== 'note')} />
      {readOnly && voiceNumber && <Text><bdi>{showPhoneNumber(typed)}</bdi>{voiceNumber.label !== '' && <> · {voiceNumber.label}</>}</Text>}
      {!readOnly && (
        <>
          <TextField
            label={words.phone} type="tel" autoComplete="off" help={words.phoneHelp} error={isBad ? words.badNumber : undefined}
            value={isTyping ? typed : showPhoneNumber(typed)} onFocus={() => setEntered(typed)} onBlur={leave} onChange={({ currentTarget }) => typePhone(currentTarget.value)}
          />
          {voiceNumber && (
            <TextField
              label={words.label} isOptional value={voiceNumber.label}
              onChange={({ currentTarget }) => change({ ...plan, voiceNumber: { ...voiceNumber, label: currentTarget.value } })}
            />
          )}
        </>
      )}
      {own.filter((warning) => warning.severity === 'note').map((warning) => 'after' in warning && (
        <Text key={warning.code} size="small" tone="muted">{words.soundsOnly({ seconds: warning.after / 1000 })}</Text>
      ))}
    </TierLane>
  )
}
