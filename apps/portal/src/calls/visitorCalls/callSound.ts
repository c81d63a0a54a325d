import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'

/** The name of the sound setting in the browser's storage. The setting is stored until sign-out, if the user turned sound on. */
const stored = 'callAlerts'

const isSoundOn = atom(read())

/** Whether this browser rings and notifies for visitor calls, and a function that changes the setting. The browser asks for permission only on a press. */
export function useCallSound(): [isOn: boolean, turn: (isOn: boolean) => void] {
  return [useStore(isSoundOn), turn]
}

function turn(isOn: boolean): void {
  isSoundOn.set(isOn)
  try {
    if (isOn) localStorage.setItem(stored, 'on')
    else localStorage.removeItem(stored)
  } catch {
    // If storage is refused, the setting lasts until the page reloads.
  }
  if (isOn && 'Notification' in globalThis && Notification.permission === 'default') void Notification.requestPermission()
}

/** Reads the setting; a browser may refuse storage. */
function read(): boolean {
  try {
    return localStorage.getItem(stored) === 'on'
  } catch {
    return false
  }
}

/** Plays two tones, like a door phone. */
export function ringOnce(audio: AudioContext): void {
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
