import { readPicture } from '@portal/domain'
import type { SignedInCall } from '../Call.ts'
import { doorsOfViewer } from '../gate/dashboardDoors.ts'
import { atProperty, propertiesOf } from '../people/viewer.ts'
import { conflict, invalid, notFound } from '../Refusal.ts'
import type { Answer, Handler } from './Handler.ts'

export const getSitePlan: Handler<'getSitePlan'> = async ({ PropertyID }, call) => ({ Plan: (await planFor(call, PropertyID)).plan })

export const saveSitePlan: Handler<'saveSitePlan'> = async ({ PropertyID, Picture, Places, Version }, call) => {
  const { store, user } = call
  const { plan, doors } = await planFor(call, PropertyID, Version)
  if (plan.Picture === null && Picture === undefined) throw invalid('Picture', 'Choose a picture of the property.')
  const size = Picture === undefined ? null : readPicture(Picture)
  const row = { ...(Picture !== undefined && size && { picture: Picture, width: size.width, height: size.height }), version: plan.Version + 1, updated_by: user.name }
  await store.insertInto('site_plans').values({ property_id: PropertyID, ...row }).onConflict((known) => known.column('property_id').doUpdateSet(row)).execute()
  if (Places) {
    const places = new Map(Places.map((place) => [place.PortID, place]))
    if ([...places.keys()].some((id) => !doors.has(id))) throw notFound('door', 'Places')
    const gone = plan.Places.filter(({ PortID }) => !places.has(PortID)).map(({ PortID }) => PortID)
    if (gone.length > 0) await store.deleteFrom('site_plan_doors').where('port_id', 'in', gone).execute()
    for (const { PortID, X, Y } of places.values()) {
      await store.insertInto('site_plan_doors').values({ port_id: PortID, property_id: PropertyID, x: X, y: Y }).onConflict((known) => known.column('port_id').doUpdateSet({ x: X, y: Y })).execute()
    }
  }
  return { message: 'Site plan saved.', Version: row.version }
}

export const deleteSitePlan: Handler<'deleteSitePlan'> = async ({ PropertyID, Version }, call) => {
  const { store, user } = call
  const { plan } = await planFor(call, PropertyID, Version)
  if (plan.Picture === null) throw notFound('site plan')
  await store.deleteFrom('site_plan_doors').where('property_id', '=', PropertyID).execute()
  await store.updateTable('site_plans').set({ picture: null, width: 0, height: 0, version: plan.Version + 1, updated_by: user.name }).where('property_id', '=', PropertyID).execute()
  return { message: 'Site plan deleted.' }
}

/** A property's site plan as the user may see it, and the ids of the property's doors. A deleted plan keeps its version. 409 for another version. */
async function planFor({ store, now, viewer: own }: SignedInCall, propertyId: number | undefined, version: number | null = null) {
  const viewer = atProperty(own, await propertiesOf(store, own), propertyId)
  const { property_id: id, property_name: name } = viewer.user
  const doors = new Set((await doorsOfViewer(store, viewer, now)).map(({ port }) => port.id))
  const row = await store.selectFrom('site_plans').selectAll().where('property_id', '=', id).executeTakeFirst()
  const places = await store.selectFrom('site_plan_doors').select(['port_id as PortID', 'x as X', 'y as Y']).where('property_id', '=', id).orderBy('port_id').execute()
  const plan: Answer<'getSitePlan'>['Plan'] = {
    PropertyID: id,
    PropertyName: name,
    Picture: row && row.picture !== null ? { Source: row.picture, Width: row.width, Height: row.height } : null,
    Places: places.filter(({ PortID }) => doors.has(PortID)),
    Version: row?.version ?? 0,
    UpdatedBy: row?.updated_by ?? '',
  }
  if (version !== null && version !== plan.Version) throw conflict(plan)
  return { plan, doors }
}
