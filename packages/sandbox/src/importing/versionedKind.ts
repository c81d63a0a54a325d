import type { ImportCells } from '@portal/domain'
import { invalid, Refusal } from '../Refusal.ts'
import type { Viewer } from '../people/viewer.ts'
import type { Store } from '../store/openStore.ts'
import type { FieldChange, ImportContext, ImportedKind, ImportedRecord } from './ImportedKind.ts'
import { noRefusal, wroteNothing } from './writeRow.ts'
import type { Sentence } from '../words/sentence.ts'

/** The values of a row for a record, before it is written. */
interface ReadRow<Known, Values> {
  /** The records with the row's name, oldest first. */
  named: readonly Known[]
  /** The refusal if several records have the row's name. */
  several: Sentence
  /** The fields that the row may change, with their values in the file's notation. */
  fields: readonly (readonly [field: FieldChange['Field'], show: (values: Values) => string])[]
  /** The record's new values. `before` is null for a new record. Throws a refusal. */
  settle(before: Values | null): Values | Promise<Values>
  /** Refuses the row's change of a record, if it isn't allowed. */
  requireChange?(known: Known, before: Values, after: Values): Promise<unknown>
  /** Creates a record with version 1, and returns its id. */
  insert(values: Values, by: { updated_by: string }): Promise<number>
}

interface VersionedKind<Known extends ImportedRecord, Values extends object> extends Pick<ImportedKind, 'right' | 'find'> {
  /** Reads a row. Refuses invalid values (400 `VALIDATION`), and what the page that saves such a record refuses. */
  read(trx: Store, context: ImportContext, cells: ImportCells & { Name: string }): Promise<ReadRow<Known, Values>>
  /** The values of a record that an import sets and restores. */
  valuesOf(trx: Store, known: Known): Values | Promise<Values>
  /** Finds a record that the viewer may change. Refuses with 403 or 404. */
  findToChange(trx: Store, viewer: Viewer, id: number): Promise<Pick<ImportedRecord, 'id' | 'version'>>
  update(trx: Store, context: ImportContext, id: number, values: Values & { version: number; updated_by: string }): Promise<unknown>
  remove(trx: Store, id: number): Promise<unknown>
}

/** Makes a kind of import whose records are found by name, and whose undo only a later change of the record can prevent. */
export function versionedKind<Known extends ImportedRecord, Values extends object>({ right, find, ...kind }: VersionedKind<Known, Values>): ImportedKind {
  return {
    right, find,
    nameOf: ({ Name = '' }) => Name,
    writer: (_store, context) => Promise.resolve(async (trx, { choice, cells }) => {
      const { Name = '' } = cells
      if (Name === '') throw invalid('Name', 'The row has no name.')
      const { named: [known, second], several, fields, settle, requireChange, insert } = await kind.read(trx, context, { ...cells, Name })
      if (second && choice !== 'keepBoth') throw new Refusal(409, 'AMBIGUOUS', several, { field: 'Name' })
      const by = { updated_by: context.viewer.user.name }
      const changesOf = (was: Values | null, is: Values): FieldChange[] => fields.flatMap(([Field, show]) => {
        const [From, To] = [was ? show(was) : '', show(is)]
        return From === To ? [] : [{ Field, From, To }]
      })
      if (!known || choice === 'keepBoth') {
        const values = await settle(null)
        const recordId = await insert(values, by)
        return { outcome: 'created', name: Name, ...noRefusal, recordId, changes: changesOf(null, values), before: null, versionBefore: null, versionAfter: 1 }
      }
      if (choice === 'skip') return wroteNothing('skipped', known)
      const before = await kind.valuesOf(trx, known)
      const values = await settle(before)
      const changes = changesOf(before, values)
      if (changes.length === 0) return wroteNothing('unchanged', known)
      await requireChange?.(known, before, values)
      const version = known.version + 1
      await kind.update(trx, context, known.id, { ...values, ...by, version })
      return { outcome: 'changed', name: known.name, ...noRefusal, recordId: known.id, changes, before, versionBefore: known.version, versionAfter: version }
    }),
    takeBack: async (trx, context, row) => {
      const { viewer } = context
      const { id, version: last } = await kind.findToChange(trx, viewer, row.record_id ?? 0)
      if (row.before === null) {
        await kind.remove(trx, id)
        return null
      }
      const version = last + 1
      await kind.update(trx, context, id, { ...(JSON.parse(row.before) as Values), version, updated_by: viewer.user.name })
      return version
    },
  }
}
