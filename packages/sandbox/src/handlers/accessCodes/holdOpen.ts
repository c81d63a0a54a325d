import { AccessCodeType, DoorOutputMode } from '@portal/domain'
import { moduleOf, notFound, placeOf, readPlaces } from '../../access/places.ts'
import { readCodeLocations } from '../../accessCodes/codeLocations.ts'
import { saveCode } from '../../accessCodes/saveCode.ts'
import { findUser, findUserToChange } from '../../people/findUser.ts'
import { requireViewer } from '../../people/viewer.ts'
import { Refusal } from '../../Refusal.ts'
import type { Store } from '../../store/openStore.ts'
import type { Handler } from '../Handler.ts'

export const checkHoldOpenCodeForModule: Handler<'checkHoldOpenCodeForModule'> = async (request, call) => {
  const viewer = await requireViewer(call, 'codes.view')
  const { accountId } = viewer
  const { PropertyLocationID, ModuleID, UserID } = request
  await findUser(call.store, viewer, UserID, 'UserID')
  const ports = await portsAt(call.store, accountId, PropertyLocationID, ModuleID)
  const id = await findHoldOpenCode(call.store, UserID, PropertyLocationID, ports)
  const message = id === null ? 'This user has no hold-open code there.' : 'This user has a hold-open code there.'
  return { HasHoldOpenCode: id !== null, AccessCodeID: id, message }
}

export const createHoldOpenUser: Handler<'createHoldOpenUser'> = async (request, call) => {
  const viewer = await requireViewer(call, 'gate.holdOpen')
  const { accountId } = viewer
  const { PropertyLocationID, ModuleID, UserID, Code, Label } = request
  const saved = await call.store.transaction().execute(async (trx) => {
    await findUserToChange(trx, viewer, UserID, 'UserID')
    const ports = await portsAt(trx, accountId, PropertyLocationID, ModuleID)
    if ((await findHoldOpenCode(trx, UserID, PropertyLocationID, ports)) !== null) {
      throw new Refusal(409, 'HOLD_OPEN_EXISTS', 'This user has a hold-open code there already.')
    }
    return saveCode(trx, { viewer, now: call.clock.now() }, UserID, {
      ID: null, AccessCodeTypeID: AccessCodeType.GateCode, Label: Label === '' ? 'Hold open' : Label, Code, PhoneCode: '',
      WiegandFormat: null, FacilityCodeMode: null, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null,
      DoorOutputMode: DoorOutputMode.HoldOpen, ValidFrom: null, ValidUntil: null, IsActive: true, Restriction: null,
      PropertyLocations: [{ PropertyLocationID, IsActive: true, Ports: ports }], Version: null,
    })
  })
  return { ID: saved.id, Version: saved.version, message: 'Hold-open code saved.', Pushes: saved.pushes }
}

async function portsAt(store: Store, accountId: number, locationId: number, moduleId: number): Promise<string[]> {
  const places = await readPlaces(store, accountId)
  const place = placeOf(places, locationId)
  moduleOf(places, moduleId)
  const module = place.modules.find(({ id }) => id === moduleId)
  if (!module) throw notFound('controller at this location', 'ModuleID')
  return module.ports.map(({ id }) => id)
}

type Ports = readonly string[]

async function findHoldOpenCode(store: Store, userId: number, locationId: number, ports: Ports): Promise<number | null> {
  const codes = await store
    .selectFrom('access_codes')
    .select('id')
    .where('user_id', '=', userId)
    .where('is_active', '=', 1)
    .where('output_mode', 'in', [DoorOutputMode.HoldOpen, DoorOutputMode.Both])
    .execute()
  for (const { id } of codes) {
    const there = (await readCodeLocations(store, id)).find((location) => location.locationId === locationId && location.isActive)
    if (there && (there.ports === null || there.ports.some((port) => ports.includes(port)))) return id
  }
  return null
}
