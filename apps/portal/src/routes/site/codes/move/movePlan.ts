import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isRowSelected, type TableSelection } from '@portal/ui'
import { readId } from '#portal/app/listAddress.ts'

export type MoveRequest = PayloadOf<typeof endpoints.migrateAccessCodes>
export type MoveResult = ResponseOf<typeof endpoints.migrateAccessCodes>
export type MovePreview = ResponseOf<typeof endpoints.previewMigrateAccessCodes>
export type MoveRow = MovePreview['Rows'][number]

/** The largest number of codes in a call that names them. */
export const mostCodes = 1000

export const noEffect: MoveEffect = { moving: [], already: 0, staying: 0, leftOut: 0, modules: [] }

/** The old and the new location and the kind of a move, from the address. */
export interface MoveQuery {
  from: number | null
  to: number | null
  isCopy: boolean
  /** The page of the table, from 1. */
  page: number
}

export function readMoveQuery(params: URLSearchParams): MoveQuery {
  return { from: readId(params.get('from')), to: readId(params.get('to')), isCopy: params.get('kind') === 'copy', page: readId(params.get('page')) ?? 1 }
}

export function writeMoveQuery({ from, to, isCopy, page }: MoveQuery): string {
  const params = new URLSearchParams()
  if (from !== null) params.set('from', String(from))
  if (to !== null) params.set('to', String(to))
  if (isCopy) params.set('kind', 'copy')
  if (page > 1) params.set('page', String(page))
  return params.toString()
}

/** Whether both locations are known and differ, so that a preview is possible. */
export function isWhole({ from, to }: MoveQuery): boolean {
  return from !== null && to !== null && from !== to
}

export interface ModuleEffect {
  id: number
  /** The name of a controller, with its hardware model. */
  name: string
  isOnline: boolean
  learns: number
  forgets: number
}

export interface MoveEffect {
  moving: MoveRow[]
  /** The number of chosen codes that are already at the new location; a copy skips them. */
  already: number
  /** The number of codes whose digits are taken at the new location, so they always stay. */
  staying: number
  leftOut: number
  modules: ModuleEffect[]
}

/** The effect of the move on the chosen codes and on controllers. */
export function toEffect({ Rows, Modules }: MovePreview, selection: TableSelection, isCopy: boolean): MoveEffect {
  const movable = Rows.filter(({ IsMovable }) => IsMovable)
  const chosen = movable.filter(({ AccessCodeID }) => isRowSelected(selection, String(AccessCodeID)))
  // A copy skips codes that are already there.
  const moving = isCopy ? chosen.filter(({ IsThere }) => !IsThere) : chosen
  const told = (part: 'Adds' | 'Removes', id: number) => moving.filter((row) => row[part].includes(id)).length
  const modules = Modules.map(({ ModuleID, ModuleName, HardwareModel, IsOnline }) => ({
    id: ModuleID, name: ModuleName.includes(HardwareModel) ? ModuleName : `${ModuleName}, ${HardwareModel}`, isOnline: IsOnline, learns: told('Adds', ModuleID), forgets: told('Removes', ModuleID),
  }))
  return {
    moving,
    already: chosen.filter(({ IsThere }) => IsThere).length,
    staying: Rows.length - movable.length,
    leftOut: movable.length - chosen.length,
    modules: modules.filter(({ learns, forgets }) => learns + forgets > 0),
  }
}

/** The request that moves the chosen codes. If none is deselected, it names no codes, and then codes that were added later move too. */
export function toMoveRequest({ from, to, isCopy }: MoveQuery, { moving, leftOut }: MoveEffect): MoveRequest {
  return {
    FromPropertyLocationID: from ?? 0,
    ToPropertyLocationID: to ?? 0,
    AccessCodeIDs: leftOut === 0 && moving.length > mostCodes ? null : moving.map(({ AccessCodeID }) => AccessCodeID),
    IsCopy: isCopy,
  }
}
