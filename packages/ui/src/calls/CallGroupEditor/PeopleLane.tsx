import { limits } from '@portal/domain'
import { TierLane } from '../internal/TierLane.tsx'
import { Text } from '../../elements/Text/index.ts'
import { AddPerson } from './AddPerson.tsx'
import { useEditor } from './editorContext.ts'
import { MemberCard } from './MemberCard.tsx'
import { MemberList } from './MemberList.ts'
import type { AddingProps } from './PlanCard.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import { isFull, mostIn, type Place } from './planLanes.ts'
import { uniqueKeys } from './uniqueKeys.ts'
import type { useLift } from './useLift.ts'
import { useMends } from './useMends.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'

interface PeopleLaneProps {
  ids: readonly number[]
  lane: number
  lift: ReturnType<typeof useLift>
  over: Place | null
  adding: AddingProps
}

const step = limits.watchman.nextGroupAfter / 1000

/** A step: users whose apps ring together. */
export function PeopleLane({ ids, lane, lift, over, adding }: PeopleLaneProps) {
  const { plan, words, laneNames, people, warnings, readOnly, itemsFor } = useEditor()
  const mends = useMends()
  const keys = uniqueKeys(ids)
  const own = warnings.filter((warning) => mends.laneOf(warning) === lane)
  const alone = ids.length === 1 && own.length === 0 ? people.find(({ id }) => id === ids[0]) : undefined
  const isOver = over?.lane === lane
  return (
    <TierLane
      at={words.seconds({ count: lane * step })} kind={laneNames[lane] ?? ''} count={words.count({ count: ids.length, most: mostIn(plan) })}
      data-lane={lane} data-over={isOver || undefined}
    >
      <MemberList aria-label={laneNames[lane]} data-end={(isOver && over.index >= ids.length) || undefined}>
        {ids.map((id, index) => {
          const person = people.find((one) => one.id === id)
          return (
            <MemberCard
              key={keys[index]} place={{ lane, index }} {...{ lift }} isBefore={isOver && over.index === index} hasRemove
              facts={<PersonFacts person={person} />} items={person && itemsFor({ person })}
            />
          )
        })}
      </MemberList>
      <PlanWarnings warnings={own} />
      {alone && <Text size="small" tone="muted">{words.alone({ name: alone.name, seconds: (lane + 1) * step })}</Text>}
      {!readOnly && !isFull(plan, lane) && <AddPerson lane={lane} {...adding} />}
    </TierLane>
  )
}

/** The line below a user: a problem, else a fact. */
function PersonFacts({ person }: { person: CallGroupPerson | undefined }) {
  const { words, world, sayRingHours } = useEditor()
  if (!person || (person.goneSince !== null && person.goneSince <= world.startedAt)) return <>{words.gone}</>
  if (!person.hasApp) return <>{person.fact ? `${person.fact} · ${words.noApp}` : words.noApp}</>
  if (!person.allowsNotifications) return <>{words.notNotified}</>
  const fact = person.fact ?? words.app
  return <>{person.quietHours.length === 0 ? fact : `${fact} · ${words.rings({ hours: sayRingHours(person.quietHours) })}`}</>
}
