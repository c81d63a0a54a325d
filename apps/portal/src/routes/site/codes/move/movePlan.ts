import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { isRowSelected, type TableSelection } from '@portal/ui'
import { readId } from '#portal/app/listAddress.ts'

export type MoveRequest = PayloadOf<typeof endpoints.migrateAccessCodes>
export type MoveResult = ResponseOf<typeof endpoints.migrateAccessCodes>
export type MovePreview = ResponseOf<typeof endpoints.previewMigrateAccessCodes>
export type MoveRow = MovePreview['Rows'][number]

/** How many codes one call names, unless it means all. */
export const mostCodes = 1000

export const noEffect: MoveEffect = { moving: [], already: 0, staying: 0, leftOut: 0, modules: [] }

/** Where from, where to and how, as the address has it. */
export interface MoveQuery {
  from: number | null
  to: number | null
  isCopy: boolean
  /** Of the table, from 1. */
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

/** Both ends are known and differ: then it can be said what would happen. */
export function isWhole({ from, to }: MoveQuery): boolean {
  return from !== null && to !== null && from !== to
}

export interface ModuleEffect {
  id: number
  /** With its hardware model. */
  name: string
  isOnline: boolean
  learns: number
  forgets: number
}

export interface MoveEffect {
  moving: MoveRow[]
  /** How many of the chosen open at the other place already; a copy leaves those alone. */
  already: number
  /** Taken at the other place: they stay whatever is chosen. */
  staying: number
  leftOut: number
  modules: ModuleEffect[]
}

/** What happens to the chosen codes, and which controllers are told. */
export function toEffect({ Rows, Modules }: MovePreview, selection: TableSelection, isCopy: boolean): MoveEffect {
  const movable = Rows.filter(({ IsMovable }) => IsMovable)
  const chosen = movable.filter(({ AccessCodeID }) => isRowSelected(selection, String(AccessCodeID)))
  // A copy of what is there already changes nothing.
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

/** Names each chosen code, or means all where none is left out: those that come meanwhile go along then. */
export function toMoveRequest({ from, to, isCopy }: MoveQuery, { moving, leftOut }: MoveEffect): MoveRequest {
  return {
    FromPropertyLocationID: from ?? 0,
    ToPropertyLocationID: to ?? 0,
    AccessCodeIDs: leftOut === 0 && moving.length > mostCodes ? null : moving.map(({ AccessCodeID }) => AccessCodeID),
    IsCopy: isCopy,
  }
}
