import { viewerTimeZone } from '@portal/domain'
import { useHydrated } from '../internal/useHydrated.ts'
import { useSetting } from './PortalProvider.tsx'

/** The reader's time zone: the caller's, else the provider's, else the machine's, which is read only after hydration. */
export function useViewerTimeZone(given: string | undefined): string | undefined {
  const setting = useSetting()
  const isHydrated = useHydrated()
  return given ?? setting.viewerTimeZone ?? (isHydrated ? viewerTimeZone() : undefined)
}
