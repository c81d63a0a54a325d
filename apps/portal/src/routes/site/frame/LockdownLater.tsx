import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { whenIdle } from '#portal/app/whenIdle.ts'

const load = async () => (await import('#portal/lockdown/LockdownStrip.tsx')).LockdownStrip
const strip = lazyPart(load)

export interface LockdownLaterProps {
  isRunning: boolean
  mayRelease: boolean
}

/**
 * The lockdown banner. Its code loads at once during a lockdown, else when idle. A failed load is retried on the next page and when back
 * online.
 */
export function LockdownLater({ isRunning, mayRelease }: LockdownLaterProps) {
  const [isThere, setThere] = useState(isRunning)
  const { pathname } = useLocation()
  return isThere ? <strip.Part isRunning={isRunning} mayRelease={mayRelease} /> : <Fetching key={pathname} onThere={setThere} />
}

/** Retries on each page. */
function Fetching({ onThere }: { onThere: (isThere: true) => void }) {
  useEffect(() => {
    const fetchStrip = async () => {
      await load()
      onThere(true)
    }
    let callOff = whenIdle(fetchStrip, document)
    const again = () => (callOff = whenIdle(fetchStrip, document))
    globalThis.addEventListener('online', again)
    return () => {
      callOff()
      globalThis.removeEventListener('online', again)
    }
  }, [onThere])
  return null
}
