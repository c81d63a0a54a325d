import { quietHoursOf, ringHoursOf, type WeekWindow } from '@portal/domain'
import { Button, type CallPreferences, CallPreferencesEditor, InlineAlert, Stack } from '@portal/ui'
import { BellRing } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Dialog } from '#portal/app/dialogs.tsx'
import { useViewerTimeZone } from '#portal/app/useViewerTimeZone.ts'
import { lacksDay } from '#portal/calls/callPreferences.ts'
import { callPreferencesMessages } from '#portal/calls/callPreferences.messages.ts'
import { editMessages } from '#portal/forms/edit.messages.ts'
import { callGroupEditorMessages } from '../messages.ts'

export interface GroupHoursDialogProps {
  quietHours: readonly WeekWindow[]
  /** IANA zone of the property. */
  timeZone: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  onUse: (quietHours: WeekWindow[]) => void
  onClose: () => void
}

/** Edits the hours in which a call group rings; they are saved with the group. */
export function GroupHoursDialog({ quietHours, timeZone, now, onUse, onClose }: GroupHoursDialogProps) {
  const t = callGroupEditorMessages.useWords()
  const { unreadable: notATime, noDay } = callPreferencesMessages.useWords()
  const { cancel } = editMessages.useWords()
  const viewerTimeZone = useViewerTimeZone()
  const [value, setValue] = useState<CallPreferences>(() => ({ ringHours: ringHoursOf(quietHours), allowsNotifications: true }))
  const [unreadable, setUnreadable] = useState(0)
  const [error, setError] = useState<string | null>(null)
  const use = () => {
    const missing = unreadable > 0 ? notATime : lacksDay(value) ? noDay : null
    setError(missing)
    if (missing !== null) return
    onUse(quietHoursOf(value.ringHours))
    onClose()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t.hoursTitle}
      icon={BellRing}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="primary" onClick={use}>{t.useHours}</Button>
        </>
      }
    >
      <Column>
        <Stack gap={4}>
          <CallPreferencesEditor
            hasApp={false}
            value={value}
            onValueChange={(change) => setValue(change.value)}
            onUnreadableChange={(change) => setUnreadable(change.unreadable)}
            timeZone={timeZone}
            viewerTimeZone={viewerTimeZone}
            now={now}
            labels={{ sentence: t.hoursSentence, never: t.hoursNever, neverRings: t.hoursNever }}
          />
          {error !== null && <InlineAlert tone="danger" role="alert">{error}</InlineAlert>}
        </Stack>
      </Column>
    </Dialog>
  )
}

/** One column of fields at every width of the page. */
const Column = styled.div`
  container-type: inline-size;
`
