import { createContext, type ReactNode, useContext, useState } from 'react'
import { createToaster, type ToasterStore } from './createToaster.ts'
import { Toaster, type ToasterLabels } from './Toaster.tsx'

const ToasterContext = createContext<ToasterStore | undefined>(undefined)

export interface ToasterProviderProps {
  /** The components that may show a toast. */
  children: ReactNode
  /** A store made by `createToaster`, which code outside React can use too. Default: its own. */
  toaster?: ToasterStore
  /** Replaces individual texts; the others come from `PortalProvider`. */
  labels?: ToasterLabels
}

/** Renders the toaster and makes `useToaster` work in its children. */
export function ToasterProvider({ children, toaster, labels }: ToasterProviderProps) {
  const [own] = useState(createToaster)
  const store = toaster ?? own
  return (
    <ToasterContext.Provider value={store}>
      {children}
      <Toaster toaster={store} labels={labels} />
    </ToasterContext.Provider>
  )
}

export function useToaster(): ToasterStore {
  const store = useContext(ToasterContext)
  if (!store) throw new Error('useToaster needs a ToasterProvider above it. Wrap the application in <ToasterProvider>.')
  return store
}
