import { type ChangeField, changeFields } from '@portal/domain'
import { type AuditedTable, auditedTables } from './auditedTables.ts'
import { type HeldTable, type HeldTableName, heldTables, keyOfRow } from './heldTables.ts'
import { type Database, tables } from './schema.ts'

const events = ['insert', 'update', 'delete'] as const

/** One trigger of the audit trail, with the SQL of what it writes for a row of `table`. */
export interface AuditTrigger {
  name: string
  /** The event at which the trigger runs, such as `insert` or `update of name`. */
  when: string
  table: string
  event: (typeof events)[number]
  values: { subject: string; id: string; name: string; account: string; person: string; isRecord: number }
  /** Each recorded field with its column, and the old and new value as SQL; `null` without one, and for a secret. */
  fields: readonly { field: string; column: string; was: string; now: string }[]
}

/**
 * The triggers of the audit trail. While a change is open (trail.ts), each inserted, updated or deleted row of an audited table leaves a
 * row of `change_rows` in the same transaction. The triggers are recreated after every migration, so that they match the columns.
 */
export const auditTriggers: readonly AuditTrigger[] = Object.entries<AuditedTable>(auditedTables).flatMap(([name, table]) =>
  events.filter((event) => table.never?.includes(event) !== true).map((event) => triggerOf(name as keyof Database, table, event)))

/** The recorded columns of a table with their fields. */
export function recordedColumns(table: keyof Database): { column: string; field: ChangeField }[] {
  return Object.entries(tables[table].columns).flatMap(([column, { field }]) => (field === undefined ? [] : [{ column, field }]))
}

function triggerOf(name: keyof Database, table: AuditedTable, event: AuditTrigger['event']): AuditTrigger {
  const recorded = recordedColumns(name)
  const row = event === 'delete' ? 'old' : 'new'
  const at = (expression: string) => expression.replaceAll(/\brow\./g, `${row}.`)
  const held: HeldTable | undefined = heldTables[name as HeldTableName]
  const side = (field: ChangeField, of: 'old' | 'new', column: string, missing: AuditTrigger['event']) => {
    const kind = changeFields[field]
    if (event === missing || kind === 'secret') return 'null'
    return kind === 'picture' ? `case when ${of}.${column} is null then null else 'picture' end` : `${of}.${column}`
  }
  return {
    name: `audit_${name}_${event}`,
    when: event === 'update' ? `update of ${[...new Set([...recorded.map(({ column }) => column), ...(held?.decisive ?? [])])].join(', ')}` : event,
    table: name,
    event,
    values: {
      subject: table.subject, id: table.id.startsWith('(') ? at(table.id) : `${row}.${table.id}`, name: at(table.name), account: at(table.account),
      person: table.person ? at(table.person) : 'null', isRecord: Number(table.isRecord),
    },
    fields: recorded.map(({ column, field }) => ({
      field, column, was: side(field, 'old', column, 'insert'), now: side(field, 'new', column, 'delete'),
    })),
  }
}

interface Spelling {
  openChange: string
  /** The SQL function that makes a JSON object of names and values. */
  object: string
  differs: (column: string) => string
}

/** SQL that stores the old version of a row while a controller of the account isn't synced; empty for tables that controllers don't have. */
export function keepHeld({ table, event, values: { account } }: AuditTrigger, { openChange, object, differs }: Spelling): string {
  const held: HeldTable | undefined = heldTables[table as HeldTableName]
  if (held === undefined || (event === 'update' ? held.decisive.length === 0 : held.stays)) return ''
  const columns = held.stays ? [...held.key, ...held.decisive] : Object.keys(tables[table as HeldTableName].columns)
  const before = event === 'insert' ? 'null' : `${object}(${columns.map((column) => `'${column}', old.${column}`).join(', ')})`
  // If a row is deleted together with its owner, its account is unknown.
  const isWaitedFor = `exists (select 1 from controllers join modules on modules.id = controllers.module_id join properties on properties.id = modules.property_id
    where controllers.synced_to is not null and properties.account_id = coalesce(${account}, properties.account_id))`
  const isDecisive = event === 'update' ? `(${held.decisive.map(differs).join(' or ')}) and ` : ''
  return `insert into unsynced_changes (change_id, tbl, key, before, at, account_id)
    select ${openChange}, '${table}', ${keyOfRow(held, event === 'delete' ? 'old' : 'new')}, ${before}, (select at from changes where id = ${openChange}), ${account} where ${isDecisive}${isWaitedFor};`
}
