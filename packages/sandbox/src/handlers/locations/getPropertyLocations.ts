import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getPropertyLocations: Handler<'getPropertyLocations'> = async ({ AccountID }, call) => {
  const { store } = call
  const { accountId } = await requireViewer(call, 'users.view', AccountID)
  const properties = await store.selectFrom('properties').selectAll().where('account_id', '=', accountId).orderBy('id').execute()
  const counts = await store
    .selectFrom('users')
    .select(({ fn }) => ['property_id', fn.countAll<number>().as('total')])
    .where('account_id', '=', accountId)
    .where('removed_at', 'is', null)
    .groupBy('property_id')
    .execute()
  const locations = await store
    .selectFrom('property_locations')
    .innerJoin('properties', 'properties.id', 'property_locations.property_id')
    .selectAll('property_locations')
    .where('properties.account_id', '=', accountId)
    .orderBy('property_locations.property_id')
    .orderBy('property_locations.position')
    .execute()
  const ports = await store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .selectAll('ports')
    .where('properties.account_id', '=', accountId)
    .orderBy('ports.position')
    .execute()
  return {
    Properties: properties.map(({ id, name, address, time_zone: timeZone }) => ({
      ID: id, Name: name, Address: address, TimeZone: timeZone,
      UserCount: counts.find(({ property_id: property }) => property === id)?.total ?? 0,
    })),
    PropertyLocations: locations.map(({ id, property_id: propertyId, name }) => ({
      ID: id,
      PropertyID: propertyId,
      Name: name,
      Ports: ports.filter((port) => port.location_id === id).map((port) => ({
        ID: port.id, Name: port.name, HardwareModel: port.hardware_model, Status: port.status,
      })),
    })),
  }
}
