import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { later } from '../../../app/later.tsx'
import { whenIdle } from '../../../app/whenIdle.ts'

const load = async () => (await import('../../../lockdown/LockdownStrip.tsx')).LockdownStrip
const strip = later(load)

export interface LockdownLaterProps {
  isRunning: boolean
  mayRelease: boolean
}

/**
 * The strip of a lockdown: its code comes at once where one runs, and while the browser rests where none does. Where it did not come, it is fetched
 * again on the next page and once there is a connection.
 */
export function LockdownLater({ isRunning, mayRelease }: LockdownLaterProps) {
  const [isThere, setThere] = useState(isRunning)
  const { pathname } = useLocation()
  useEffect(() => {
    if (isThere) return undefined
    const show = async () => {
      await load()
      setThere(true)
    }
    let callOff = whenIdle(show, document)
    const again = () => (callOff = whenIdle(show, document))
    globalThis.addEventListener('online', again)
    return () => {
      callOff()
      globalThis.removeEventListener('online', again)
    }
  }, [isThere, pathname])
  return isThere && <strip.Part isRunning={isRunning} mayRelease={mayRelease} />
}
