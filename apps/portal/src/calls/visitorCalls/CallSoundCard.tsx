import { Button, Card, Stack, SwitchField } from '@portal/ui'
import { Volume2 } from 'lucide-react'
import { ringOnce, useCallSound } from './callSound.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'

/** The setting whether this browser rings and notifies for visitor calls, with a button that plays the sound. */
export function CallSoundCard() {
  const t = visitorCallsMessages.useWords()
  const [isOn, turn] = useCallSound()
  const isBlocked = isOn && 'Notification' in globalThis && Notification.permission === 'denied'
  return (
    <Card title={t.soundTitle}>
      <Stack gap={3} align="flex-start">
        <SwitchField label={t.soundLabel} help={isBlocked ? t.soundBlocked : t.soundHelp} checked={isOn} onChange={({ currentTarget }) => turn(currentTarget.checked)} />
        <Button icon={Volume2} onClick={playOnce}>{t.soundTry}</Button>
      </Stack>
    </Card>
  )
}

/** Milliseconds that the two tones last. */
const soundLasts = 1500

function playOnce(): void {
  const audio = new AudioContext()
  ringOnce(audio)
  setTimeout(() => void audio.close(), soundLasts)
}
