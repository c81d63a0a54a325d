import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui'
import { BellRing } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { visitorCallsMessages } from './visitorCalls.messages.ts'

/** Stored in the browser until the sign-out, only if the user turned it on. */
const stored = 'callAlerts'

/** Milliseconds between two rings. */
const ringPause = 3000

export interface CallAlertsProps {
  /** The calls that ring. */
  ringing: readonly { id: number; title: string; text: string }[]
}

/** Turns sound and browser notifications on or off, and uses them while a call rings. Only one tab plays the sound. The browser asks for permission only on a press. */
export function CallAlerts({ ringing }: CallAlertsProps) {
  const t = useStore(visitorCallsMessages)
  const [isOn, setOn] = useState(() => read() === 'on')
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

  const turn = async () => {
    write(isOn ? null : 'on')
    setOn(!isOn)
    if (!isOn && 'Notification' in globalThis && Notification.permission === 'default') await Notification.requestPermission()
  }
  return (
    <Button size="compact" variant="quiet" icon={BellRing} onClick={() => void turn()}>
      {isOn ? t.alertsOff : t.alertsOn}
    </Button>
  )
}

/** A browser may refuse storage. */
function read(): string | null {
  try {
    return localStorage.getItem(stored)
  } catch {
    return null
  }
}

function write(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(stored)
    else localStorage.setItem(stored, value)
  } catch {
    // Then the setting lasts until the page reloads.
  }
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
    // Phone browsers show only notifications of a service worker.
  }
}

/** Rings in one tab until the signal aborts. A browser that does not allow sound yet stays silent. */
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

/** Two tones, as a door phone has. */
function ringOnce(audio: AudioContext): void {
  for (const [index, frequency] of [660, 550].entries()) {
    const [tone, loudness] = [audio.createOscillator(), audio.createGain()]
    const at = audio.currentTime + index * 0.35
    tone.frequency.value = frequency
    loudness.gain.setValueAtTime(0.2, at)
    loudness.gain.exponentialRampToValueAtTime(0.001, at + 0.6)
    tone.connect(loudness).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 0.6)
  }
}
