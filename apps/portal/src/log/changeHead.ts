import type { ChangeLine, ChangedRow } from './logLine.ts'

/** The summary of a change, if its first record would be misleading. `people` are the names of the users it was about; null if there are too many to name. */
export type ChangeHead =
  | { kind: 'movedOut' | 'movedBack'; people: string[] | null }
  | { kind: 'undidImport'; records: number }
  | { kind: 'paid' | 'payingFailed' | 'paidAutomatically' | 'payingFailedAutomatically' | 'extended' | 'lost' | 'suspended' | 'reactivated' }

/** The summary of a change; null if the record and its event say enough. */
export function changeHead(line: Pick<ChangeLine, 'Call' | 'Rows' | 'MoreRows' | 'Subject' | 'Subjects'>): ChangeHead | null {
  const { Call, Rows, MoreRows, Subject, Subjects } = line
  const people = [...new Set(Rows.flatMap(({ Subject, IsRecord, Name }) => (Subject === 'person' && IsRecord ? [Name] : [])))]
  const named = { people: MoreRows > 0 ? null : people }
  if (Call === 'moveOutUser' || (Call === 'saveBulkUserAction' && Rows.some(isCodeOff))) return people.length === 0 ? null : { kind: 'movedOut', ...named }
  if (Call === 'undoMoveOut') return people.length === 0 ? null : { kind: 'movedBack', ...named }
  if (Call === 'undoImport') return Subject === 'import' ? null : { kind: 'undidImport', records: Subjects }
  const isAutomatic = Call === '' && Rows.some(({ Subject, Fields }) => Subject === 'billing' && Fields.some(({ Field }) => Field === 'paidWith'))
  if (Call !== 'chargeInvoice' && !isAutomatic) {
    // A replacement of an entry method has rows of its own.
    const edited = Call === 'setAccessCodeState' ? Rows.find(({ Event, IsRecord }) => Event === 'update' && IsRecord) : Rows.length === 1 && Subjects === 1 ? Rows[0] : undefined
    return edited ? ofEdit(edited) : null
  }
  const problem = Rows.flatMap(({ Fields }) => Fields).find(({ Field }) => Field === 'problem')?.To
  const kind = problem === undefined || problem === null || problem === '' ? 'paid' : 'payingFailed'
  return { kind: isAutomatic ? `${kind}Automatically` : kind }
}

/** The event that one edit of one record means. */
function ofEdit({ Subject, Event, IsRecord, Fields }: ChangedRow): ChangeHead | null {
  if (Event !== 'update' || !IsRecord) return null
  const [field] = Fields
  if (Subject === 'code' && Fields.every(({ Field }) => Field === 'isActive' || Field === 'lost')) {
    if (Fields.some(({ Field, To }) => Field === 'lost' && To !== null)) return { kind: 'lost' }
    return { kind: Fields.some(({ Field, To }) => Field === 'isActive' && Number(To) === 1) ? 'reactivated' : 'suspended' }
  }
  const isLater = Fields.length === 1 && field && (field.Field === 'end' || field.Field === 'validUntil') && field.From !== null && field.To !== null && field.To > field.From
  return isLater ? { kind: 'extended' } : null
}

/** Whether a row is a suspended code. Move-outs are the only bulk actions that suspend codes. */
const isCodeOff = ({ Subject, Event, Fields }: ChangedRow) => Subject === 'code' && Event === 'update' && Fields.some(({ Field }) => Field === 'isActive')
