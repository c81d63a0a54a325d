import type { ChangeLine, ChangedRow } from './logLine.ts'

/**
 * The summary of a change, if its first record would be misleading. `people`: the users it was about; null if there are too many to name.
 */
export type ChangeHead =
  | { kind: 'movedOut' | 'movedBack'; people: string[] | null }
  | { kind: 'paid' | 'payingFailed' }

/** Null: the record and its event are summary enough. */
export function changeHead(line: Pick<ChangeLine, 'Call' | 'Rows' | 'MoreRows'>): ChangeHead | null {
  const { Call, Rows, MoreRows } = line
  const people = [...new Set(Rows.flatMap(({ Subject, IsRecord, Name }) => (Subject === 'person' && IsRecord ? [Name] : [])))]
  const named = { people: MoreRows > 0 ? null : people }
  if (Call === 'moveOutUser' || (Call === 'saveBulkUserAction' && Rows.some(isCodeOff))) return people.length === 0 ? null : { kind: 'movedOut', ...named }
  if (Call === 'undoMoveOut') return people.length === 0 ? null : { kind: 'movedBack', ...named }
  if (Call !== 'chargeInvoice') return null
  const problem = Rows.flatMap(({ Fields }) => Fields).find(({ Field }) => Field === 'problem')?.To
  return { kind: problem === undefined || problem === null || problem === '' ? 'paid' : 'payingFailed' }
}

/** Of the bulk actions only a move-out suspends codes. */
const isCodeOff = ({ Subject, Event, Fields }: ChangedRow) => Subject === 'code' && Event === 'update' && Fields.some(({ Field }) => Field === 'isActive')
