import { requireViewer } from '../../people/viewer.ts'
import type { Handler } from '../Handler.ts'

export const getPropertyEndpoints: Handler<'getPropertyEndpoints'> = async ({ AccountID }, call) => {
  const { accountId } = await requireViewer(call, 'devices.view', AccountID)
  const ports = await call.store
    .selectFrom('ports')
    .innerJoin('properties', 'properties.id', 'ports.property_id')
    .selectAll('ports')
    .where('properties.account_id', '=', accountId)
    .orderBy('ports.property_id')
    .orderBy('ports.position')
    .execute()
  return {
    Endpoints: ports.map((port) => ({
      PropertyID: port.property_id,
      PropertyLocationID: port.location_id,
      PortID: port.id,
      Name: port.name,
      HardwareModel: port.hardware_model,
      IsOnline: port.status !== 'Offline',
    })),
  }
}
