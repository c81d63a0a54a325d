import { createContext, useContext } from 'react'
import type { ReactNode } from 'react'

/** What a scope puts around anything drawn at the end of the document. Null outside a scope. */
export const ScopeContext = createContext<((outside: ReactNode) => ReactNode) | null>(null)

/** Around what stands at the end of the document: the scope that it was rendered in holds there too. */
export function InScope({ children }: { children: ReactNode }) {
  const hold = useContext(ScopeContext)
  return hold ? hold(children) : children
}
