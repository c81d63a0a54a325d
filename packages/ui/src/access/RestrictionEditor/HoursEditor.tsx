import { describeRestriction, isTimeZone, type Labels, localDateAt, type Restriction, zoneName, zoneShift } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useCallback, useMemo, useRef } from 'react'
import { LiveRegion } from '../../feedback/LiveRegion/LiveRegion.tsx'
import { useAnnouncement } from '../../internal/useAnnouncement.ts'
import { EditorBody, type EditorCards } from './EditorBody.tsx'
import { EditorProvider } from './editorContext.ts'
import type { WeekGridLabels } from '../WeekGrid/WeekGrid.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useTimes } from '../../words/useTimes.ts'
import { restrictionEditorMessages } from './RestrictionEditor.messages.ts'
import { useRestrictionVoice } from '../../words/useRestrictionVoice.ts'

export type RestrictionEditorLabels = Labels<typeof restrictionEditorMessages>

export interface HoursEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The current restriction, even if unfinished. */
  value: Restriction
  /** Called with the whole value at every change. A typed time is reported when the field loses focus. */
  onValueChange?: (change: { value: Restriction }) => void
  /** Called when the number of fields changes whose text isn't a time or number. Saving would lose that text. */
  onUnreadableChange?: (change: { unreadable: number }) => void
  /** IANA zone of the property, for all times. Default: the provider’s. */
  timeZone?: string
  /** The reader's zone. If its clock differs, both times show. */
  viewerTimeZone?: string
  /** The current time in epoch milliseconds. Default: the provider’s clock. */
  now?: number
  /** The group's restriction; hours outside it never open. */
  groupRestriction?: Restriction | null
  /** Shows the restriction as text, for users who may not edit. */
  readOnly?: boolean
  /** Content below the picture of the week, such as the effect of saving. */
  side?: ReactNode
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: RestrictionEditorLabels
  /** Replaces individual texts of the picture of the week. */
  weekLabels?: WeekGridLabels
}

/** Edits the week of a restriction. `renderCards` adds the other parts, so that they are not loaded where only the week is edited. */
export const HoursEditor = forwardRef<HTMLDivElement, HoursEditorProps & { renderCards?: EditorCards }>(function HoursEditor(props, ref) {
  const {
    value, onValueChange, onUnreadableChange, timeZone: givenZone, viewerTimeZone, now: givenNow, groupRestriction = null, readOnly = false, side, labels, weekLabels,
    renderCards, ...rest
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
          {...{ value, timeZone, now, groupRestriction, readOnly, side, sentence, weekLabels, renderCards }} today={localDateAt(isTimeZone(timeZone) ? timeZone : 'UTC', now)}
          zone={words.propertyTime({ zone: zoneName(voice.locale, timeZone, now) })}
          onChange={(next) => onValueChange?.({ value: next })}
        />
        <LiveRegion><span key={announcement.turn}>{announcement.text}</span></LiveRegion>
      </EditorProvider>
    </div>
  )
})
