import { limits } from '@portal/domain'
import { type RefObject, useMemo } from 'react'
import { styled } from 'styled-components'
import { Card } from '../../elements/Card/index.ts'
import { Text } from '../../elements/Text/index.ts'
import { UndoNote } from '../../internal/UndoNote.tsx'
import { TierLanes } from '../internal/TierLanes.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'
import { useEditor } from './editorContext.ts'
import { NumberLane } from './NumberLane.tsx'
import { PeopleLane } from './PeopleLane.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import { isFull, lanesOf, type Place } from './planLanes.ts'
import { nameOfMember } from './nameOfMember.ts'
import { useDrag } from './useDrag.ts'
import { useLift } from './useLift.ts'
import { VoiceLane } from './VoiceLane.tsx'

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
