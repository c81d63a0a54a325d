import { describeRestriction, isTimeZone, localDateAt, zoneName, zoneShift } from '@portal/domain'
import type { Labels, Restriction } from '@portal/domain'
import { forwardRef, useCallback, useMemo, useRef } from 'react'
import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import { LiveRegion } from '../../feedback/LiveRegion/index.ts'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import { EditorBody } from './EditorBody.tsx'
import { EditorProvider } from './editorContext.ts'
import { everyPart } from './restrictionParts.ts'
import type { RestrictionPart } from './restrictionParts.ts'
import type { WeekGridLabels } from '../WeekGrid/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useTimes } from '../../words/useTimes.ts'
import { restrictionEditorMessages } from './RestrictionEditor.messages.ts'
import { useRestrictionVoice } from '../../words/useRestrictionVoice.ts'

export type RestrictionEditorLabels = Labels<typeof restrictionEditorMessages>

export interface RestrictionEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The rule as it stands, also while it is unfinished. */
  value: Restriction
  /** Every change, whole. What is typed into a time is told when the field is left. */
  onValueChange?: (change: { value: Restriction }) => void
  /** How many fields hold text that is no time or number: saving would lose it. */
  onUnreadableChange?: (change: { unreadable: number }) => void
  /** IANA zone of the property, which all times are in. The provider’s, if omitted. */
  timeZone?: string
  /** Where its clock shows another hour, both stand there. */
  viewerTimeZone?: string
  /** Milliseconds since 1970. By the provider’s clock, if omitted. */
  now?: number
  /** What the group allows at most: hours beyond it are never reached. */
  groupRestriction?: Restriction | null
  /** A user who may only look gets the same in words. */
  readOnly?: boolean
  /** What can be edited beside the week; everything if omitted. An invite has no exceptions, a schedule no uses. */
  parts?: readonly RestrictionPart[]
  /** Below the week at a glance: what saving would do. */
  side?: ReactNode
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: RestrictionEditorLabels
  /** The same for the week at a glance. */
  weekLabels?: WeekGridLabels
}

/** When someone may pass, and how often: a list to edit, a sentence that says it, a week that shows it. */
export const RestrictionEditor = forwardRef<HTMLDivElement, RestrictionEditorProps>(function RestrictionEditor(props, ref) {
  const {
    value, onValueChange, onUnreadableChange, timeZone: givenZone, viewerTimeZone, now: givenNow, groupRestriction = null, readOnly = false, parts = everyPart, side,
    labels, weekLabels, ...rest
  } = props
  const { now, timeZone } = useTimes({ now: givenNow, timeZone: givenZone })
  const voice = useRestrictionVoice()
  const words = useLabels('RestrictionEditor', restrictionEditorMessages, labels)
  const [announcement, announce] = useAnnouncement()
  const unreadable = useRef(new Set<string>())
  const shift = viewerTimeZone === undefined ? 0 : zoneShift(now, timeZone, viewerTimeZone)
  const setReadable = useCallback((field: string, isReadable: boolean) => {
    if (isReadable) unreadable.current.delete(field)
    else unreadable.current.add(field)
    onUnreadableChange?.({ unreadable: unreadable.current.size })
  }, [onUnreadableChange])
  const setting = useMemo(() => ({ voice, words, shift, announce, setReadable }), [voice, words, shift, announce, setReadable])
  const sentence = describeRestriction(value, { ...voice, timeZone, viewerTimeZone, now })
  return (
    <div ref={ref} {...rest}>
      <EditorProvider value={setting}>
        <EditorBody
          {...{ value, timeZone, now, groupRestriction, readOnly, parts, side, sentence, weekLabels }} today={localDateAt(isTimeZone(timeZone) ? timeZone : 'UTC', now)}
          zone={words.propertyTime({ zone: zoneName(voice.locale, timeZone, now) })}
          onChange={(next) => onValueChange?.({ value: next })}
        />
        <LiveRegion key={announcement.turn}>{announcement.text}</LiveRegion>
      </EditorProvider>
    </div>
  )
})
