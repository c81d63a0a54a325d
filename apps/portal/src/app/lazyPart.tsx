import { Button } from '@portal/ui'
import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { failureMessages } from './failure.messages.ts'
import { whenIdle } from './whenIdle.ts'

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>
  usePreload: () => void
  /** Loads the part, for the loader of a page that shows it at once, so that nothing moves. A failure is ignored; the part then loads when it renders. */
  prepare: () => Promise<void>
}

/**
 * A part of a page whose code loads when the browser is idle, such as a dialog. Render `Part` where it is shown, and call `usePreload` on
 * pages that may show it.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let failed: unknown
  /** Each retry creates a new lazy component, because React caches the failure of the old one. */
  const lazily = () => lazy(async () => ({
    default: await load().catch((error: unknown) => {
      failed = error
      throw error
    }),
  }))
  let prepared: ComponentType<Props> | null = null
  const first = lazily()
  return {
    Part: function Part(props: Props) {
      // The component is fixed at the first render, because a new component would lose its state.
      const [Shown, setShown] = useState<ComponentType<Props>>(() => prepared ?? first)
      return (
        <Boundary key={keyOf(Shown)} isOwn={(error) => error === failed} onRetry={() => setShown(() => lazily())}>
          <Suspense fallback={null}>
            <Shown {...props} />
          </Suspense>
        </Boundary>
      )
    },
    usePreload() {
      useEffect(() => whenIdle(load, document), [])
    },
    async prepare() {
      prepared = await load().catch(() => null)
    },
  }
}

const keys = new WeakMap<object, number>()
let count = 0

/** The key of a component. A new component means a new attempt. */
function keyOf(component: object): number {
  const known = keys.get(component) ?? (count += 1)
  keys.set(component, known)
  return known
}

/** Shows a failed load instead of the part. Other errors of the part are left to the page. */
class Boundary extends Component<{ children: ReactNode; isOwn: (error: unknown) => boolean; onRetry: () => void }, { error: unknown }> {
  override state = { error: undefined as unknown }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    if (!this.props.isOwn(error)) throw error
    return <NotLoaded onRetry={this.props.onRetry} />
  }
}

/** Replaces a part whose script failed to load. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = failureMessages.useWords()
  return <p role="alert">{t.unreachable} <Button onClick={onRetry}>{t.tryAgain}</Button></p>
}
