import { mayDo } from '@portal/domain'
import { notFound } from '../Refusal.ts'
import type { Store } from '../store/openStore.ts'
import type { Viewer } from './viewer.ts'

type Property = Awaited<ReturnType<typeof propertiesOf>>[number]

/** The properties of the viewer's account, for viewers who may see all of its users; empty for other viewers. */
export async function propertiesOf(store: Store, { accountId, standing }: Viewer) {
  if (!mayDo(standing, 'users.view')) return []
  return store.selectFrom('properties').select(['id as property_id', 'name as property_name', 'time_zone']).where('account_id', '=', accountId).orderBy('id').execute()
}

/** The viewer working at one of these properties, or without an id at their own. 404 for any other. */
export function atProperty(viewer: Viewer, properties: readonly Property[], id: number | undefined): Viewer {
  if (id === undefined || id === viewer.user.property_id) return viewer
  const property = properties.find(({ property_id: one }) => one === id)
  if (!property) throw notFound('property', 'PropertyID')
  return { ...viewer, user: { ...viewer.user, ...property } }
}
