import { type Labels, unrestricted, type WeekWindow } from '@portal/domain'
import { type ComponentPropsWithoutRef, forwardRef, useMemo } from 'react'
import { HoursEditor } from '../../access/RestrictionEditor/HoursEditor.tsx'
import { Card } from '../../elements/Card/Card.tsx'
import { InlineAlert } from '../../feedback/InlineAlert/InlineAlert.tsx'
import { SwitchField } from '../../forms/SwitchField/SwitchField.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { useLabels } from '../../words/useLabels.ts'
import { useTimes } from '../../words/useTimes.ts'
import { callPreferencesEditorMessages } from './CallPreferencesEditor.messages.ts'

export type CallPreferencesEditorLabels = Labels<typeof callPreferencesEditorMessages>

/** When visitor calls ring at a user's phone. */
export interface CallPreferences {
  /** The hours in which calls ring. Null: at any time. An empty list: never. */
  ringHours: readonly WeekWindow[] | null
  /** Whether the app may show a call while the phone is locked. */
  allowsNotifications: boolean
}

export interface CallPreferencesEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The choice being edited, even if unfinished. */
  value: CallPreferences
  /** Called with the whole value at every change. */
  onValueChange?: (change: { value: CallPreferences }) => void
  /** Called when the number of fields changes whose text isn't a time. Saving would lose that text. */
  onUnreadableChange?: (change: { unreadable: number }) => void
  /** IANA zone of the property, for all times. Default: the provider’s. */
  timeZone?: string
  /** The reader's zone. If its clock differs, both times show. */
  viewerTimeZone?: string
  /** The current time in epoch milliseconds. Default: the provider’s clock. */
  now?: number
  /** Whether calls reach the user through the app. Calls to a phone number need no permission. */
  hasApp?: boolean
  /** Shows the choice as text, for users who may not edit. */
  readOnly?: boolean
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: CallPreferencesEditorLabels
}

/** Edits when a user's phone rings for visitors, and whether the app may ring. */
export const CallPreferencesEditor = forwardRef<HTMLDivElement, CallPreferencesEditorProps>(function CallPreferencesEditor(props, ref) {
  const { value, onValueChange, onUnreadableChange, timeZone: givenZone, viewerTimeZone, now: givenNow, hasApp = true, readOnly = false, labels, ...rest } = props
  const { now, timeZone } = useTimes({ now: givenNow, timeZone: givenZone })
  const words = useLabels('CallPreferencesEditor', callPreferencesEditorMessages, labels)
  const { ringHours, allowsNotifications } = value
  const { sentence, hours, anyTime, anyTimeHelp, never, glance, mirror, rings, clockBack, clockForward, clockForwardWhole } = words
  const ofHours = useMemo(
    () => ({ sentence, hours, anyTime, anyTimeHelp, noHours: never, glance, mirror, clockBack, clockForward, clockForwardWhole }),
    [sentence, hours, anyTime, anyTimeHelp, never, glance, mirror, clockBack, clockForward, clockForwardWhole],
  )
  const ofWeek = useMemo(() => ({ allowed: rings }), [rings])
  const change = (changed: Partial<CallPreferences>) => onValueChange?.({ value: { ...value, ...changed } })
  return (
    <div ref={ref} {...rest}>
      <Stack gap={5}>
        {hasApp && (
          <Card>
            <Stack gap={3}>
              <SwitchField
                label={words.notifications} help={words.notificationsHelp} checked={allowsNotifications} disabled={readOnly}
                onChange={({ currentTarget }) => change({ allowsNotifications: currentTarget.checked })}
              />
              {!allowsNotifications && <InlineAlert tone="warning">{words.notNotified}</InlineAlert>}
            </Stack>
          </Card>
        )}
        {ringHours?.length === 0 && <InlineAlert tone="warning">{words.neverRings}</InlineAlert>}
        <HoursEditor
          value={{ ...unrestricted, windows: ringHours }} labels={ofHours} weekLabels={ofWeek}
          {...{ timeZone, viewerTimeZone, now, readOnly, onUnreadableChange }}
          onValueChange={({ value: { windows } }) => change({ ringHours: windows })}
        />
      </Stack>
    </div>
  )
})
