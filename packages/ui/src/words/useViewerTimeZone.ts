import { viewerTimeZone } from '@portal/domain'
import { useHydrated } from '../internal/useHydrated.ts'
import { useSetting } from './PortalProvider.tsx'

/** The reader's zone: the caller's, the provider's, else the machine's. That one only after hydration, as the server's is another. */
export function useViewerTimeZone(given: string | undefined): string | undefined {
  const setting = useSetting()
  const isHydrated = useHydrated()
  return given ?? setting.viewerTimeZone ?? (isHydrated ? viewerTimeZone() : undefined)
}
