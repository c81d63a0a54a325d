import { lintCallPlan } from '@portal/domain'
import type { CallWorld } from '@portal/domain'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useCallTexts } from '../internal/useCallTexts.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import type { CallGroupEditorProps, CallGroupPerson } from './CallGroupEditor.tsx'
import { callGroupEditorMessages } from './CallGroupEditor.messages.ts'
import type { EditorSetting } from './editorContext.ts'
import { lanesOf, moveMember, removeMember } from './planLanes.ts'
import type { Place } from './planLanes.ts'

type Given = Pick<CallGroupEditorProps, 'value' | 'onValueChange' | 'people' | 'options' | 'stationPhone' | 'mendFor' | 'itemsFor' | 'readOnly' | 'labels'> &
  Required<Pick<CallGroupEditorProps, 'timeZone' | 'now'>>

/** The state of the editor: the known users, the warnings, and all changes of the plan. */
export function usePlanEditor({ value, onValueChange, people, options = [], timeZone, now, stationPhone = null, mendFor, itemsFor, readOnly = false, labels }: Given) {
  const voice = useCallVoice()
  const words = useLabels('CallGroupEditor', callGroupEditorMessages, labels)
  const texts = useCallTexts()
  const [announcement, announce] = useAnnouncement()
  const [picks, setPicks] = useState<readonly CallGroupPerson[]>([])
  const [removed, setRemoved] = useState<{ plan: Given['value'], place: Place, text: string } | null>(null)
  const [focus, setFocus] = useState<{ place: Place, part: string } | null>(null)
  const root = useRef<HTMLElement>(null)

  // For duplicate ids, the caller's newest counts.
  const known = useMemo(() => [...new Map([...picks, ...options, ...people].map((person) => [person.id, person])).values()], [picks, options, people])
  const world: CallWorld = useMemo(() => ({ startedAt: now, timeZone, people: known, stationPhone }), [now, timeZone, known, stationPhone])
  const warnings = useMemo(() => lintCallPlan(value, world), [value, world])

  useEffect(() => {
    if (focus) root.current?.querySelector<HTMLElement>(`[data-place="${focus.place.lane} ${focus.place.index}"] [data-part="${focus.part}"]`)?.focus()
  }, [focus])

  const laneNames = value.kind === 'video' ? [words.tiers.first, words.tiers.second] : [words.numbers]
  const change: EditorSetting['change'] = (plan, said) => {
    setRemoved(null)
    if (said !== undefined) announce(said)
    onValueChange?.({ value: plan })
  }
  const setting: EditorSetting = {
    plan: value, world, people: known, warnings, readOnly, voice, words, laneNames, change, announce,
    say: (warning) => texts.warning(warning, value, known),
    sayRingHours: texts.ringHours,
    mendFor: mendFor ?? (() => null),
    itemsFor: itemsFor ?? (() => []),
    remove: (place, name) => {
      change(removeMember(value, place), words.removed({ name }))
      setRemoved({ plan: value, place, text: words.removed({ name }) })
    },
    move: (from, to, name) => {
      const plan = moveMember(value, from, to)
      if (!plan) return
      const count = lanesOf(plan)[to.lane]?.length ?? 0
      const index = Math.min(to.index, count - 1)
      change(plan, words.moved({ name, place: index + 1, count, tier: laneNames[to.lane] ?? '' }))
    },
    focusAt: (place, part) => setFocus({ place, part }),
  }
  const undo = removed && {
    ...removed,
    run: () => {
      change(removed.plan)
      setFocus({ place: removed.place, part: 'menu' })
    },
  }
  return { setting, root, announcement, undo, picked: (person: CallGroupPerson) => setPicks([...picks, person]) }
}
