import { CallGroupEditor, InlineAlert, Stack, type CallEffectProps, type CallGroupEditorProps } from '@portal/ui'
import { useMemo, type ReactNode } from 'react'
import { lazyPart } from '../app/lazyPart.tsx'
import { callWorldOf, type CallGroupRecord } from './callGroupRecord.ts'
import { callGroupMessages } from './callGroups.messages.ts'
import type { CallGroupEditing } from './callGroupEdit.ts'
import type { CallPeople } from './useCallPeople.ts'

/** The effect of a plan's changes. It loads late, because nothing is changed when the page opens. */
const effect = lazyPart<CallEffectProps>(async () => (await import('./shownEffect.ts')).CallEffect)

export interface CallPlanEditorProps extends Pick<CallGroupEditorProps, 'itemsFor'> {
  /** The saved plan, with which the edited plan is compared. */
  group: CallGroupRecord
  editing: CallGroupEditing
  people: CallPeople
  /** The current time in milliseconds on the server's clock. */
  now: number
  readOnly?: boolean
  /** Content below the effect. */
  side?: ReactNode
}

/** Edits who gets called by a call group, with the simulator and the effect of saving. */
export function CallPlanEditor({ group, editing, people, now, itemsFor, readOnly = false, side }: CallPlanEditorProps) {
  effect.usePreload()
  const t = callGroupMessages.useWords()
  const { edit: { values, base }, changed, change } = editing
  const world = useMemo(() => ({ ...callWorldOf(group, now), people: people.people }), [group, now, people.people])
  const [first] = group.Stations
  const isNew = group.Version === 0
  return (
    <Stack gap={3}>
      {people.hasFailed && <InlineAlert tone="warning" role="status">{t.searchFailed}</InlineAlert>}
      <CallGroupEditor
        value={values.plan}
        onValueChange={({ value }) => change({ plan: value, acknowledgesEnd: false })}
        people={people.people}
        options={people.options}
        onSearchChange={({ search }) => people.search(search)}
        isSearching={people.isSearching}
        timeZone={group.TimeZone}
        now={now}
        stationPhone={world.stationPhone}
        station={first?.Name}
        itemsFor={itemsFor}
        readOnly={readOnly}
        side={
          <Stack gap={5}>
            {changed.length > 0 && <effect.Part saved={isNew ? null : base.plan} plan={values.plan} world={world} station={first?.Name} />}
            {side}
          </Stack>
        }
      />
    </Stack>
  )
}
