import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { whenIdle } from './whenIdle.ts'

/** A part of a page that is not there from the start, such as a dialog: its code comes while the browser rests. Show `Part` where it is wanted, and call `useComing` where it may be. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): { Part: ComponentType<Props>; useComing: () => void } {
  const Loaded = lazy(async () => ({ default: await load() }))
  return {
    Part: function Part(props: Props) {
      return (
        <Suspense fallback={null}>
          <Loaded {...props} />
        </Suspense>
      )
    },
    useComing() {
      useEffect(() => whenIdle(load, document), [])
    },
  }
}
