import { useEffect, useState } from 'react'
import { whenIdle } from '#portal/app/whenIdle.ts'

const load = () => import('./acting.ts')

export type Acting = Awaited<ReturnType<typeof load>>

/** What acts on the dashboard; null until the browser rests or somebody touches the page. */
export function useActing(): Acting | null {
  const [acting, setActing] = useState<Acting | null>(null)
  useEffect(() => whenIdle(async () => setActing(await load()), document), [])
  return acting
}
