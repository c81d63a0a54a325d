import { LockOpen } from 'lucide-react'
import { Text } from '../../elements/Text/Text.tsx'
import { ConfirmDialog } from '../../overlays/ConfirmDialog/ConfirmDialog.tsx'
import { useSetting } from '../../words/PortalProvider.tsx'
import { type LockdownWords, timeText } from './lockdownTexts.ts'
import type { LockdownView } from './lockdownView.ts'

export interface ReleaseDialogProps {
  lockdown: LockdownView
  words: LockdownWords
  now: number
  isOpen: boolean
  onOpenChange: (change: { isOpen: boolean }) => void
  onRelease: () => void
}

/** Asks to confirm a release: the user types a word or holds a button. */
export function ReleaseDialog({ lockdown, words, now, isOpen, onOpenChange, onRelease }: ReleaseDialogProps) {
  const { locale } = useSetting()
  const count = lockdown.doors.length
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={words.releaseTitle}
      icon={LockOpen}
      consequences={[{ count, effect: words.releaseEffect({ count }) }]}
      confirmLabel={words.release({ count })}
      word={words.releaseWord}
      onConfirm={() => {
        onOpenChange({ isOpen: false })
        onRelease()
      }}
    >
      {returnTexts(lockdown, words, now, locale).map((sentence) => <Text key={sentence}>{sentence}</Text>)}
    </ConfirmDialog>
  )
}

/** Says which doors open at once after a release, and which stay closed. */
export function returnTexts({ doors, timeZone }: LockdownView, words: LockdownWords, now: number, locale: string): string[] {
  const opening = doors.flatMap(({ name, heldBySchedule, until }) => {
    if (heldBySchedule === null) return []
    const named = { door: name, schedule: heldBySchedule }
    return [until === null ? words.opensAtOnceForGood(named) : words.opensAtOnce({ ...named, time: timeText(until, now, { locale, timeZone }) })]
  })
  return [...opening, ...doors.filter(({ endedHold }) => endedHold).map(({ name }) => words.staysShut({ door: name }))]
}
