import { useEditor } from './editorContext.ts'
import type { CallGroupPerson } from './CallGroupEditor.tsx'

/** The short line below a person: what is wrong, else what is known. */
export function PersonFacts({ person }: { person: CallGroupPerson | undefined }) {
  const { words, world, sayRingHours } = useEditor()
  if (!person || (person.goneSince !== null && person.goneSince <= world.startedAt)) return <>{words.gone}</>
  if (!person.hasApp) return <>{person.fact ? `${person.fact} · ${words.noApp}` : words.noApp}</>
  if (!person.allowsNotifications) return <>{words.notNotified}</>
  const fact = person.fact ?? words.app
  return <>{person.quietHours.length === 0 ? fact : `${fact} · ${words.rings({ hours: sayRingHours(person.quietHours) })}`}</>
}
