import { type GrantedFlag, mayDo, mayGrant, type Right } from '@portal/domain'
import { useRouteLoaderData } from 'react-router-dom'
import type { UserDetails } from './Portal.ts'

/** Returns whether the signed-in user has a right, so that a page shows no button that the service would refuse. */
export function useRights(): (right: Right) => boolean {
  const details = useRouteLoaderData<UserDetails>('site')
  return (right) => details !== undefined && mayDo(details, right)
}

/** The id of the signed-in user; NaN outside of their pages. */
export function useOwnId(): number {
  return Number(useRouteLoaderData<UserDetails>('site')?.ID)
}

/** Returns whether the signed-in user may give a right to others and remove it. */
export function useGrants(): (flag: GrantedFlag) => boolean {
  const details = useRouteLoaderData<UserDetails>('site')
  return (flag) => details !== undefined && mayGrant(details, flag)
}
