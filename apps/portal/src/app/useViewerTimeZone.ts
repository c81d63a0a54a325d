import { viewerTimeZone } from '@portal/domain'
import { useRouteLoaderData } from 'react-router-dom'
import type { UserDetails } from './Portal.ts'

/** The IANA zone of the signed-in user, for times beside the property's: the user's setting, or else the device's. */
export function useViewerTimeZone(): string {
  return useRouteLoaderData<UserDetails>('site')?.TimezoneID ?? viewerTimeZone()
}
