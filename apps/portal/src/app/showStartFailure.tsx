import { createRoot } from 'react-dom/client'

/** A portal that cannot start says why instead of staying blank. */
export function showStartFailure(element: HTMLElement, error: unknown): void {
  createRoot(element).render(<StartFailure cause={error instanceof Error ? error.message : String(error)} />)
}

export interface StartFailureProps {
  /** What went wrong, for the operator. */
  cause: string
}

/** The portal could not start. Plain markup: nothing else may be needed to say so. */
export function StartFailure({ cause }: StartFailureProps) {
  return (
    <main role="alert">
      <h1>The portal cannot start</h1>
      <p>{cause}</p>
      <p>Load the page again. If this stays, tell the people who run the portal what it says above.</p>
    </main>
  )
}
