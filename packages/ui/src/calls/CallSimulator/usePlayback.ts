import { useEffect, useState } from 'react'
import type { Clock } from '../../internal/clock.ts'
import { useLatest } from '../../internal/useLatest.ts'

export interface Playback {
  /** The position: milliseconds since the visitor rang. */
  at: number
  isPlaying: boolean
  speed: number
  play: () => void
  pause: () => void
  /** Goes to a position, in milliseconds since the visitor rang, and stops there. */
  seek: (at: number) => void
  setSpeed: (speed: number) => void
}

const tick = 100

/** Plays a call: a position that advances to the call's end, at a multiple of real time. */
export function usePlayback(length: number, clock: Clock): Playback {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(1)
  const end = useLatest(length)

  useEffect(() => {
    if (!isPlaying) return undefined
    let before = clock()
    const timer = setInterval(() => {
      const now = clock()
      const passed = (now - before) * speed
      before = now
      setAt((from) => Math.min(from + passed, end.current))
    }, tick)
    return () => clearInterval(timer)
  }, [isPlaying, speed, clock, end])

  const shown = Math.min(at, length)
  if (isPlaying && shown >= length) setPlaying(false)
  return {
    at: shown,
    isPlaying,
    speed,
    play: () => {
      if (shown >= length) setAt(0)
      setPlaying(true)
    },
    pause: () => setPlaying(false),
    seek: (moment) => {
      setPlaying(false)
      setAt(moment)
    },
    setSpeed,
  }
}
