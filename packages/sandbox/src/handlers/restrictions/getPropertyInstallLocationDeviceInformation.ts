import { readPlaces } from '../../access/places.ts'
import { requireRight } from '../../access/requireRight.ts'
import type { Handler } from '../Handler.ts'

export const getPropertyInstallLocationDeviceInformation: Handler<'getPropertyInstallLocationDeviceInformation'> = async (_request, call) => {
  const { account_id: accountId } = await requireRight(call, 'restrictions.view')
  const places = await readPlaces(call.store, accountId)
  return {
    Locations: places.map(({ locationId, propertyId, name, timeZone, modules }) => ({
      PropertyLocationID: locationId,
      PropertyID: propertyId,
      Name: name,
      TimeZone: timeZone,
      Modules: modules.map((module) => ({
        ModuleID: module.id,
        Name: module.name,
        HardwareModel: module.hardwareModel,
        HardwareID: module.hardware?.id ?? null,
        IsOnline: module.isOnline,
        Ports: module.ports.map((port) => ({ PortID: port.id, PortNumber: port.number, Name: port.name, Status: port.status })),
      })),
    })),
  }
}
