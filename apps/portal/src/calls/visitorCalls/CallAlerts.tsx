import { Button } from '@portal/ui'
import { BellRing } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { ringOnce, useCallSound } from './callSound.ts'
import { visitorCallsMessages } from './visitorCalls.messages.ts'

/** Milliseconds between two rings. */
const ringPause = 3000

export interface CallAlertsProps {
  /** The calls that are ringing. */
  ringing: readonly { id: number; title: string; text: string }[]
}

/** Turns sound and browser notifications on or off, and uses them while a call rings. Only one tab plays the sound. The browser asks for permission only on a press. */
export function CallAlerts({ ringing }: CallAlertsProps) {
  const t = visitorCallsMessages.useWords()
  const [isOn, setOn] = useCallSound()
  const isRinging = ringing.length > 0
  const newest = ringing.at(-1)?.id
  const notify = useEffectEvent(() => {
    const call = ringing.at(-1)
    if (call && document.visibilityState === 'hidden') showNotification(call)
  })
  useEffect(() => {
    if (isOn && newest !== undefined) notify()
  }, [isOn, newest])
  useEffect(() => {
    if (!isOn || !isRinging) return undefined
    const over = new AbortController()
    void soundUntil(over.signal)
    return () => over.abort()
  }, [isOn, isRinging])

  return (
    <Button size="compact" variant="quiet" icon={BellRing} onClick={() => setOn(!isOn)}>
      {isOn ? t.alertsOff : t.alertsOn}
    </Button>
  )
}

function showNotification({ id, title, text }: CallAlertsProps['ringing'][number]): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  try {
    // A notification with the same tag replaces one from another tab.
    const notification = new Notification(title, { body: text, tag: `call-${id}` })
    notification.addEventListener('click', () => {
      globalThis.focus()
      notification.close()
    })
  } catch {
    // On phones, browsers show only notifications of a service worker.
  }
}

/** Plays the ring in one tab until the signal aborts. If the browser does not allow sound yet, the tab stays silent. */
async function soundUntil(signal: AbortSignal): Promise<void> {
  const ring = async () => {
    const audio = new AudioContext()
    const timer = setInterval(() => ringOnce(audio), ringPause)
    ringOnce(audio)
    await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
    clearInterval(timer)
    await audio.close()
  }
  await ('locks' in navigator ? navigator.locks.request('portal-ring', { signal }, ring) : ring()).catch(() => {})
}
