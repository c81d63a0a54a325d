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

/** Someone who is called, or may be. */
export interface CallGroupPerson extends CallPerson {
  /** One short fact below the name: 'Unit 1407 · iPhone, seen today'. Omit for whether the app is there. */
  fact?: string
}

export interface CallGroupEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The plan as it stands, also while it is unfinished. */
  value: CallPlan
  /** Every change, whole. */
  onValueChange?: (change: { value: CallPlan }) => void
  /** Those who are in the plan. */
  people: readonly CallGroupPerson[]
  /** Those who may be added; with `onSearchChange` what was found. */
  options?: readonly CallGroupPerson[]
  /** Asked at each key, where the service searches. Omit where `options` is whole. */
  onSearchChange?: (change: { search: string }) => void
  /** An answer to a search is on its way. */
  isSearching?: boolean
  /** IANA zone of the property, for quiet hours. The provider’s, if omitted. */
  timeZone?: string
  /** Milliseconds since 1970. By the provider’s clock, if omitted. */
  now?: number
  /** The number of the station that calls, which cannot call itself. */
  stationPhone?: string | null
  /** Where the visitor stands: 'Main Gate'. */
  station?: string
  /** What helps against a warning beside what the editor offers itself: 'Send app link'. */
  mendFor?: (about: { warning: CallWarning }) => CallMend | null
  /** Further entries of a person's menu: 'When it rings'. */
  itemsFor?: (about: { person: CallGroupPerson }) => readonly MenuItem[]
  /** A user who may only look gets the same without its tools. */
  readOnly?: boolean
  /** Beside the simulator: what saving would change. */
  side?: ReactNode
  /** For tests: the time that playing goes by. */
  clock?: Clock
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: CallGroupEditorLabels
}

/** Who rings when a visitor calls, and in which order, with a simulator that plays it. */
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
