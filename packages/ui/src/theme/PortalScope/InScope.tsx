import { createContext, type ReactNode, useContext } from 'react'

/** Wraps elements that are rendered at the end of the document in the current scope. Null outside a scope. */
export const ScopeContext = createContext<((outside: ReactNode) => ReactNode) | null>(null)

/** Wraps an element that is rendered at the end of the document in the scope that its component is in. */
export function InScope({ children }: { children: ReactNode }) {
  const hold = useContext(ScopeContext)
  return hold ? hold(children) : children
}
