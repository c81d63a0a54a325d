import { createContext, useContext } from 'react'
import type { Portal } from './Portal.ts'

export const PortalContext = createContext<Portal | null>(null)

export function usePortal(): Portal {
  const portal = useContext(PortalContext)
  if (!portal) throw new Error('usePortal needs <PortalContext value={portal}> above it: render the screen inside PortalApp.')
  return portal
}
