import { createRoot } from 'react-dom/client'
import { StartFailure } from './StartFailure.tsx'

/** A portal that cannot start says why instead of staying blank. */
export function showStartFailure(element: HTMLElement, error: unknown): void {
  createRoot(element).render(<StartFailure cause={error instanceof Error ? error.message : String(error)} />)
}
