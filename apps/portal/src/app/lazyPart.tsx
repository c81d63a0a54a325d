import { Button } from '@portal/ui'
import { useStore } from '@nanostores/react'
import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { failureMessages } from './failure.messages.ts'
import { whenIdle } from './whenIdle.ts'

export interface LazyPart<Props extends object> {
  Part: ComponentType<Props>
  usePreload: () => void
  /** For the loader of a page that shows it from the start, so that nothing moves. A failure is ignored; the part then loads on render. */
  prepare: () => Promise<void>
}

/** A part of a page whose code loads when idle, such as a dialog. Render `Part` where it is shown, and call `usePreload` on pages that may show it. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
  let failed: unknown
  /** React keeps the failure of a lazy component: each try needs another one. */
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
      // What it was at first, it stays: another would forget what it knows.
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

/** Another component is another try. */
function keyOf(component: object): number {
  const known = keys.get(component) ?? (count += 1)
  keys.set(component, known)
  return known
}

/** Says in the part's place that it did not come. What breaks inside the part is the page's to show. */
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

/** In the place of a part whose script did not come. */
export function NotLoaded({ onRetry }: { onRetry: () => void }) {
  const t = useStore(failureMessages)
  return <p role="alert">{t.unreachable} <Button onClick={onRetry}>{t.tryAgain}</Button></p>
}
