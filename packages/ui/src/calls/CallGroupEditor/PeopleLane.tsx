import { limits } from '@portal/domain'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/Button.tsx'
import { Spinner } from '../../elements/Spinner/Spinner.tsx'
import type { ComboboxOption } from '../../forms/Combobox/Combobox.tsx'
import { TierLane } from '../internal/TierLane.tsx'
import { Text } from '../../elements/Text/Text.tsx'
import { useEditor } from './editorContext.ts'
import { MemberCard } from './MemberCard.tsx'
import { MemberList } from './MemberList.ts'
import type { AddingProps } from './PlanCard.tsx'
import { PlanWarnings } from './PlanWarnings.tsx'
import { addMember, isFull, mostIn, type Place } from './planLanes.ts'
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

const Finder = lazy(async () => ({ default: (await import('./PersonFinder.tsx')).PersonFinder }))

/** A button that turns into a search field for users, which stays for the next one. */
function AddPerson({ lane, options: people, onPick, onSearchChange, isSearching }: AddingProps & { lane: number }) {
  const { plan, words, laneNames, change } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const [hasAdded, setAdded] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(false)
  const options = usePersonOptions(people)
  const tier = laneNames[lane] ?? ''

  useEffect(() => {
    if (!isOpen && wasOpen.current) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  const choose = ({ value }: { value: string }) => {
    const person = people.find(({ id }) => String(id) === value)
    const next = person && addMember(plan, lane, person.id)
    if (!person || !next) return
    setAdded(true)
    onPick(person)
    change(next, words.added({ name: person.name, tier }))
  }
  if (!isOpen) return <Button ref={button} icon={Plus} isFullWidth onClick={() => { setOpen(true); setAdded(false) }}>{words.add}</Button>
  return (
    <Field>
      <Suspense fallback={<Spinner />}>
        <Finder label={words.addTo({ tier })} placeholder={words.find} options={options} onValueChange={choose} onSearchChange={onSearchChange} isBusy={isSearching} />
      </Suspense>
      <Button variant="quiet" onClick={() => setOpen(false)}>{hasAdded ? words.done : words.cancel}</Button>
    </Field>
  )
}

const Field = styled.div`
  display: flex;
  align-items: center;
  gap: var(--portal-space-2);

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`

/** Users as options. Those in the plan name their step and are disabled. */
function usePersonOptions(people: readonly CallGroupPerson[]): ComboboxOption[] {
  const { plan, world, words, laneNames } = useEditor()
  const tiers = plan.kind === 'video' ? plan.tiers : []
  return people.filter(({ goneSince }) => goneSince === null || goneSince > world.startedAt).map(({ id, name, fact, hasApp, allowsNotifications }) => {
    const lane = tiers.findIndex((ids) => ids.includes(id))
    const known = [fact, hasApp ? null : words.noApp, hasApp && !allowsNotifications ? words.notNotified : null].filter(Boolean).join(' · ')
    return { value: String(id), label: name, fact: lane === -1 ? known || words.app : words.alreadyIn({ tier: laneNames[lane] ?? '' }), isDisabled: lane !== -1 }
  })
}
