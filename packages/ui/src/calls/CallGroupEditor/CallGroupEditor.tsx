import { type CallPerson, type CallPlan, type CallWarning, type Labels, lintCallPlan, type CallWorld } from '@portal/domain'
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Clock } from '../../internal/clock.ts'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { PageColumns } from '../../layout/Grid/Grid.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import type { MenuItem } from '../../overlays/Menu/MenuPanel.tsx'
import { CallSimulator } from '../CallSimulator/CallSimulator.tsx'
import { callGroupEditorMessages } from './CallGroupEditor.messages.ts'
import { EditorProvider, type CallMend, type EditorSetting } from './editorContext.ts'
import { PlanCard } from './PlanCard.tsx'
import { useTimes } from '../../words/useTimes.ts'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useCallTexts } from '../internal/useCallTexts.ts'
import { useCallVoice } from '../internal/useCallVoice.ts'
import { lanesOf, moveMember, removeMember, type Place } from './planLanes.ts'

export type CallGroupEditorLabels = Labels<typeof callGroupEditorMessages>

/** A user who is called, or can be added. */
export interface CallGroupPerson extends CallPerson {
  /** A short fact below the name: 'Unit 1407 · iPhone, seen today'. Default: whether the user has the app. */
  fact?: string
}

export interface CallGroupEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The plan being edited, even if unfinished. */
  value: CallPlan
  /** Called with the whole value at every change. */
  onValueChange?: (change: { value: CallPlan }) => void
  /** The users in the plan. */
  people: readonly CallGroupPerson[]
  /** The users who can be added; with `onSearchChange`, the results. */
  options?: readonly CallGroupPerson[]
  /** Called at each key, if the service searches. Omit if `options` is complete. */
  onSearchChange?: (change: { search: string }) => void
  /** Search results are loading. */
  isSearching?: boolean
  /** IANA zone of the property, for quiet hours. The provider’s, if omitted. */
  timeZone?: string
  /** The current time in epoch milliseconds. Default: the provider’s clock. */
  now?: number
  /** Phone number of the station that calls. The plan can't contain it. */
  stationPhone?: string | null
  /** The visitor's station: 'Main Gate'. */
  station?: string
  /** A fix for a warning besides the editor's own: 'Send app link'. */
  mendFor?: (about: { warning: CallWarning }) => CallMend | null
  /** Further entries of a user's menu, such as 'When it rings'. */
  itemsFor?: (about: { person: CallGroupPerson }) => readonly MenuItem[]
  /** Shows the plan without controls, for users who may not edit. */
  readOnly?: boolean
  /** Content beside the simulator, such as the effect of saving. */
  side?: ReactNode
  /** The clock of the simulator's playback, for tests. */
  clock?: Clock
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CallGroupEditorLabels
}

/** Edits who gets called when a visitor rings, and in which order, with a simulator. */
export const CallGroupEditor = forwardRef<HTMLDivElement, CallGroupEditorProps>(function CallGroupEditor(props, ref) {
  const {
    value, onValueChange, people, options, onSearchChange, isSearching, timeZone: givenZone, now: givenNow, stationPhone, station, mendFor, itemsFor, readOnly = false, side, clock, labels,
    ...rest
  } = props
  const { now, timeZone } = useTimes({ now: givenNow, timeZone: givenZone })
  const { setting, root, announcement, undo, picked } = usePlanEditor({ value, onValueChange, people, options, timeZone, now, stationPhone, mendFor, itemsFor, readOnly, labels })
  const simulator = <CallSimulator plan={value} world={setting.world} station={station} clock={clock} />
  return (
    <div ref={ref} {...rest}>
      <EditorProvider value={setting}>
        <Stack gap={5}>
          <PlanCard {...{ root, undo, onSearchChange, isSearching }} options={options ?? people} onPick={picked} />
          {side === undefined ? simulator : <PageColumns side={side}>{simulator}</PageColumns>}
        </Stack>
        <LiveRegion><span key={announcement.turn}>{announcement.text}</span></LiveRegion>
      </EditorProvider>
    </div>
  )
})

type Given = Pick<CallGroupEditorProps, 'value' | 'onValueChange' | 'people' | 'options' | 'stationPhone' | 'mendFor' | 'itemsFor' | 'readOnly' | 'labels'> &
  Required<Pick<CallGroupEditorProps, 'timeZone' | 'now'>>

/** The state of the editor: the known users, the warnings, and all changes of the plan. */
function usePlanEditor({ value, onValueChange, people, options = [], timeZone, now, stationPhone = null, mendFor, itemsFor, readOnly = false, labels }: Given) {
  const voice = useCallVoice()
  const words = useLabels('CallGroupEditor', callGroupEditorMessages, labels)
  const texts = useCallTexts()
  const [announcement, announce] = useAnnouncement()
  const [picks, setPicks] = useState<readonly CallGroupPerson[]>([])
  const [removed, setRemoved] = useState<{ plan: Given['value'], place: Place, text: string } | null>(null)
  const [focus, setFocus] = useState<{ place: Place, part: string } | null>(null)
  const root = useRef<HTMLElement>(null)

  // If an id occurs twice, the last entry counts, because `people` is the newest list.
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
