import { mayDo, type Right } from '@portal/domain'
import { useRouteLoaderData } from 'react-router-dom'
import type { UserDetails } from './Portal.ts'

/** What the signed-in user may do; a page shows no button the service would refuse. */
export function useRights(): (right: Right) => boolean {
  const details = useRouteLoaderData<UserDetails>('site')
  return (right) => details !== undefined && mayDo(details, right)
}
