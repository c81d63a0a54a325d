import type { ComboboxOption } from '../../forms/Combobox/index.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'
import { useEditor } from './editorContext.ts'

/** Users as options. Those in the plan name their step and are disabled. */
export function usePersonOptions(people: readonly CallGroupPerson[]): ComboboxOption[] {
  const { plan, world, words, laneNames } = useEditor()
  const tiers = plan.kind === 'video' ? plan.tiers : []
  return people.filter(({ goneSince }) => goneSince === null || goneSince > world.startedAt).map(({ id, name, fact, hasApp, allowsNotifications }) => {
    const lane = tiers.findIndex((ids) => ids.includes(id))
    const known = [fact, hasApp ? null : words.noApp, hasApp && !allowsNotifications ? words.notNotified : null].filter(Boolean).join(' · ')
    return { value: String(id), label: name, fact: lane === -1 ? known || words.app : words.alreadyIn({ tier: laneNames[lane] ?? '' }), isDisabled: lane !== -1 }
  })
}
