import { useEditor } from './editorContext.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'

/** The line below a user: a problem, else a fact. */
export function PersonFacts({ person }: { person: CallGroupPerson | undefined }) {
  const { words, world, sayRingHours } = useEditor()
  if (!person || (person.goneSince !== null && person.goneSince <= world.startedAt)) return <>{words.gone}</>
  if (!person.hasApp) return <>{person.fact ? `${person.fact} · ${words.noApp}` : words.noApp}</>
  if (!person.allowsNotifications) return <>{words.notNotified}</>
  const fact = person.fact ?? words.app
  return <>{person.quietHours.length === 0 ? fact : `${fact} · ${words.rings({ hours: sayRingHours(person.quietHours) })}`}</>
}
