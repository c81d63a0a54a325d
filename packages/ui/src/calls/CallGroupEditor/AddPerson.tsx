import { Plus } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../elements/Button/index.ts'
import { Spinner } from '../../elements/Spinner/index.ts'
import { addMember } from './planLanes.ts'
import { useEditor } from './editorContext.ts'
import type { AddingProps } from './PlanCard.tsx'
import type { ComboboxOption } from '../../forms/Combobox/index.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'

const Finder = lazy(async () => ({ default: (await import('./PersonFinder.tsx')).PersonFinder }))

/** A button that turns into a search field for users. */
export function AddPerson({ lane, options: people, onPick, onSearchChange, isSearching }: AddingProps & { lane: number }) {
  const { plan, words, laneNames, change } = useEditor()
  const [isOpen, setOpen] = useState(false)
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
    setOpen(false)
    if (!person || !next) return
    onPick(person)
    change(next, words.added({ name: person.name, tier }))
  }
  if (!isOpen) return <Button ref={button} icon={Plus} isFullWidth onClick={() => setOpen(true)}>{words.add}</Button>
  return (
    <Field>
      <Suspense fallback={<Spinner />}>
        <Finder label={words.addTo({ tier })} placeholder={words.find} options={options} onValueChange={choose} onSearchChange={onSearchChange} isBusy={isSearching} />
      </Suspense>
      <Button variant="quiet" onClick={() => setOpen(false)}>{words.cancel}</Button>
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
