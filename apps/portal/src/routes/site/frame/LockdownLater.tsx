import { lazy, Suspense, useEffect, useState } from 'react'
import { whenIdle } from '../../../app/whenIdle.ts'

const load = () => import('../../../lockdown/LockdownStrip.tsx')
const Strip = lazy(async () => ({ default: (await load()).LockdownStrip }))

export interface LockdownLaterProps {
  isRunning: boolean
  mayRelease: boolean
}

/** The strip of a lockdown: its code comes at once where one runs, and while the browser rests where none does. */
export function LockdownLater({ isRunning, mayRelease }: LockdownLaterProps) {
  const [isThere, setThere] = useState(isRunning)
  useEffect(() => {
    if (isThere) return undefined
    const show = async () => {
      await load()
      setThere(true)
    }
    return whenIdle(show, document)
  }, [isThere])
  return isThere && <Suspense fallback={null}><Strip isRunning={isRunning} mayRelease={mayRelease} /></Suspense>
}
