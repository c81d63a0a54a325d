import type { CallPerson, CallPlan, CallWarning, Labels } from '@portal/domain'
import { forwardRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { Clock } from '../../internal/clock.ts'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { PageColumns } from '../../layout/Grid/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import type { MenuItem } from '../../overlays/Menu/index.ts'
import { CallSimulator } from '../CallSimulator/index.ts'
import type { callGroupEditorMessages } from './CallGroupEditor.messages.ts'
import { EditorProvider } from './editorContext.ts'
import type { CallMend } from './editorContext.ts'
import { PlanCard } from './PlanCard.tsx'
import { usePlanEditor } from './usePlanEditor.ts'
import { useTimes } from '../../words/useTimes.ts'

export type CallGroupEditorLabels = Labels<typeof callGroupEditorMessages>

/** A user who is called, or can be added. */
export interface CallGroupPerson extends CallPerson {
  /** A short fact below the name: 'Unit 1407 · iPhone, seen today'. Default: whether the user has the app. */
  fact?: string
}

export interface CallGroupEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The current plan, even if unfinished. */
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
  /** Milliseconds since 1970. Default: the provider’s clock. */
  now?: number
  /** The number of the station that calls, which cannot call itself. */
  stationPhone?: string | null
  /** The visitor's station: 'Main Gate'. */
  station?: string
  /** A fix for a warning besides the editor's own: 'Send app link'. */
  mendFor?: (about: { warning: CallWarning }) => CallMend | null
  /** Further entries of a user's menu: 'When it rings'. */
  itemsFor?: (about: { person: CallGroupPerson }) => readonly MenuItem[]
  /** Shows the same without tools, for users who may not edit. */
  readOnly?: boolean
  /** Beside the simulator: the effect of saving. */
  side?: ReactNode
  /** For tests: the clock of the playback. */
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
        <LiveRegion key={announcement.turn}>{announcement.text}</LiveRegion>
      </EditorProvider>
    </div>
  )
})
