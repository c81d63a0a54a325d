import type { endpoints, ResponseOf } from '@portal/api-client/contract'

export type Unit = ResponseOf<typeof endpoints.getUnit>['Unit']
export type ListedUnits = ResponseOf<typeof endpoints.getUnits>
export type ListedUnit = ListedUnits['Units'][number]
