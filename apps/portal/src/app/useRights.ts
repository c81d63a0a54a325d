import { useRouteLoaderData } from 'react-router-dom'
import { mayManageAccess } from '../access/rights.ts'
import type { UserDetails } from './Portal.ts'

export type Right = 'users.edit' | 'users.delete' | 'users.setPassword' | 'groups.edit'

/** What the signed-in user may do; a page shows no button the service would refuse. */
export function useRights(): (right: Right) => boolean {
  const details = useRouteLoaderData<UserDetails>('site')
  return () => details !== undefined && mayManageAccess(details)
}
