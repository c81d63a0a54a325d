import { unrestricted } from '@portal/domain'
import type { Labels, WeekWindow } from '@portal/domain'
import { forwardRef, useMemo } from 'react'
import type { ComponentPropsWithoutRef } from 'react'
import { RestrictionEditor } from '../../access/RestrictionEditor/index.ts'
import { Card } from '../../elements/Card/index.ts'
import { InlineAlert } from '../../feedback/InlineAlert/index.ts'
import { SwitchField } from '../../forms/SwitchField/index.ts'
import { Stack } from '../../layout/Stack/index.ts'
import { useLabels } from '../../words/useLabels.ts'
import { useTimes } from '../../words/useTimes.ts'
import { callPreferencesEditorMessages } from './CallPreferencesEditor.messages.ts'

export type CallPreferencesEditorLabels = Labels<typeof callPreferencesEditorMessages>

/** When calls ring a person. */
export interface CallPreferences {
  /** Null: at any time. An empty list: never. */
  ringHours: readonly WeekWindow[] | null
  /** Whether the app may show a call while the phone is locked. */
  allowsNotifications: boolean
}

export interface CallPreferencesEditorProps extends Omit<ComponentPropsWithoutRef<'div'>, 'onChange' | 'children'> {
  /** The choice as it stands, also while it is unfinished. */
  value: CallPreferences
  /** Every change, whole. */
  onValueChange?: (change: { value: CallPreferences }) => void
  /** How many fields hold text that is no time: saving would lose it. */
  onUnreadableChange?: (change: { unreadable: number }) => void
  /** IANA zone of the property, which all times are in. The provider’s, if omitted. */
  timeZone?: string
  /** Where its clock shows another hour, both stand there. */
  viewerTimeZone?: string
  /** Milliseconds since 1970. By the provider’s clock, if omitted. */
  now?: number
  /** Whether calls reach the person by the app. A telephone asks for no permission. */
  hasApp?: boolean
  /** A user who may only look gets the same in words. */
  readOnly?: boolean
  /** Other words for single texts; what is left out stays the provider's. */
  labels?: CallPreferencesEditorLabels
}

const hoursAlone = [] as const

/** When someone's phone rings for visitors, and whether the app may ring at all. */
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
        <RestrictionEditor
          value={{ ...unrestricted, windows: ringHours }} parts={hoursAlone} labels={ofHours} weekLabels={ofWeek}
          {...{ timeZone, viewerTimeZone, now, readOnly, onUnreadableChange }}
          onValueChange={({ value: { windows } }) => change({ ringHours: windows })}
        />
      </Stack>
    </div>
  )
})
