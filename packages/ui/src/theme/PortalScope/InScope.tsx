import { createContext, type ReactNode, useContext } from 'react'

/** Wraps elements at the end of the document in the scope. Null outside a scope. */
export const ScopeContext = createContext<((outside: ReactNode) => ReactNode) | null>(null)

/** Wraps an element at the end of the document in the scope that it was rendered in. */
export function InScope({ children }: { children: ReactNode }) {
  const hold = useContext(ScopeContext)
  return hold ? hold(children) : children
}
