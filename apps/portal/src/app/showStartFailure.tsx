import { createRoot } from 'react-dom/client'

/** Says why the portal can't start, instead of a blank page. */
export function showStartFailure(element: HTMLElement, error: unknown): void {
  createRoot(element).render(<StartFailure cause={error instanceof Error ? error.message : String(error)} />)
}

export interface StartFailureProps {
  /** The error message, for the operator. */
  cause: string
}

/** Says that the portal could not start. It is plain markup, so that it needs no other code. */
export function StartFailure({ cause }: StartFailureProps) {
  return (
    <main role="alert">
      <h1>The portal cannot start</h1>
      <p>{cause}</p>
      <p>Load the page again. If this stays, tell the people who run the portal what it says above.</p>
    </main>
  )
}
