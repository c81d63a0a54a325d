import { type CallNumber, limits, showPhoneNumber, type VoiceCallPlan } from '@portal/domain'
import { Pencil, Plus } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { useEditor } from './editorContext.ts'
import { MemberCard } from './MemberCard.tsx'
import { MemberList } from './MemberList.ts'
import { NumberFields } from './NumberFields.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import { addMember, isFull, type Place } from './planLanes.ts'
import { isAboutNumber } from './isAboutNumber.ts'
import { uniqueKeys } from './uniqueKeys.ts'
import type { useLift } from './useLift.ts'

interface NumberLaneProps {
  plan: VoiceCallPlan
  lift: ReturnType<typeof useLift>
  over: Place | null
}

const step = limits.watchman.nextGroupAfter / 1000
const noNumber: CallNumber = { phone: '', label: '', personId: null }

/** Phone numbers that ring one after another. */
export function NumberLane({ plan, lift, over }: NumberLaneProps) {
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
