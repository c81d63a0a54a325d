import { viewerTimeZone } from '@portal/domain'
import { useRouteLoaderData } from 'react-router-dom'
import type { UserDetails } from './Portal.ts'

/** The IANA zone in which the signed-in person reads times beside the property's: their own where one is set, else their machine's. */
export function useViewerTimeZone(): string {
  return useRouteLoaderData<UserDetails>('site')?.TimezoneID ?? viewerTimeZone()
}
