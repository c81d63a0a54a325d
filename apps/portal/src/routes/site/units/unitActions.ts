import type { ApiClient, PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type Unit = ResponseOf<typeof endpoints.getUnit>['Unit']
export type ListedUnits = ResponseOf<typeof endpoints.getUnits>
export type ListedUnit = ListedUnits['Units'][number]

/** The actions of the pages of units. */
export type UnitAction =
  | { intent: 'save'; payload: PayloadOf<typeof endpoints.saveUnit> }
  | { intent: 'delete'; payload: PayloadOf<typeof endpoints.deleteUnit> }
  | { intent: 'add'; payload: PayloadOf<typeof endpoints.addUnitResident> }
  | { intent: 'remove'; payload: PayloadOf<typeof endpoints.removeUnitResident> }
  | { intent: 'move'; payload: PayloadOf<typeof endpoints.saveUnitMove> }
  | { intent: 'cancelMove'; payload: PayloadOf<typeof endpoints.cancelUnitMove> }

export function runUnitAction(action: UnitAction, api: ApiClient) {
  switch (action.intent) {
    case 'save': return api.saveUnit(action.payload)
    case 'delete': return api.deleteUnit(action.payload)
    case 'add': return api.addUnitResident(action.payload)
    case 'remove': return api.removeUnitResident(action.payload)
    case 'move': return api.saveUnitMove(action.payload)
    case 'cancelMove': return api.cancelUnitMove(action.payload)
    default: return action satisfies never
  }
}
