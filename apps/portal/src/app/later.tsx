import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react'
import { whenIdle } from './whenIdle.ts'

export interface LaterPart<Props extends object> {
  Part: ComponentType<Props>
  useComing: () => void
  /** For a loader of whose page it is a part from the start: nothing moves when the page is seen. Where it cannot be fetched, it comes later. */
  prepare: () => Promise<void>
}

/** A part of a page that is not there from the start, such as a dialog: its code comes while the browser rests. Show `Part` where it is wanted, and call `useComing` where it may be. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): LaterPart<Props> {
  const Loaded = lazy(async () => ({ default: await load() }))
  let prepared: ComponentType<Props> | null = null
  return {
    Part: function Part(props: Props) {
      // What it was at first, it stays: another would forget what it knows.
      const [Shown] = useState<ComponentType<Props>>(() => prepared ?? Loaded)
      return (
        <Suspense fallback={null}>
          <Shown {...props} />
        </Suspense>
      )
    },
    useComing() {
      useEffect(() => whenIdle(load, document), [])
    },
    async prepare() {
      prepared = await load().catch(() => null)
    },
  }
}
