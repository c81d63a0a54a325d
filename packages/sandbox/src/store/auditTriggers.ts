import { changeFields } from '@portal/domain'
import { type AuditedTable, auditedTables } from './auditedTables.ts'

const openChange = '(select id from changes where is_open = 1)'

const sides = {
  insert: { differs: (column: string) => `coalesce(new.${column}, '') not in ('', '[]')`, was: () => 'null', now: (column: string) => `new.${column}` },
  update: {
    differs: (column: string) => `old.${column} is not new.${column}`, was: (column: string) => `old.${column}`, now: (column: string) => `new.${column}`,
  },
  delete: { differs: (column: string) => `coalesce(old.${column}, '') not in ('', '[]')`, was: (column: string) => `old.${column}`, now: () => 'null' },
}

/**
 * The statements that make the triggers of the audit trail anew: while a change is open (trail.ts), each inserted, updated or deleted row of
 * an audited table leaves a row of `change_rows` in the same transaction. They run after every migration, so that they name the columns that
 * the tables have then.
 */
export const auditTriggers: readonly string[] = Object.entries(auditedTables).flatMap(([name, table]) => triggersOf(name, table))

function triggersOf(name: string, table: AuditedTable): string[] {
  const trigger = (event: 'insert' | 'update' | 'delete') => {
    const row = event === 'delete' ? 'old' : 'new'
    const at = (expression: string) => expression.replaceAll(/\brow\./g, `${row}.`)
    const id = table.id.startsWith('(') ? at(table.id) : `${row}.${table.id}`
    const { differs, was, now } = sides[event]
    const fields = Object.entries(table.fields).map(([column, field]) => {
      const isSecret = changeFields[field] === 'secret'
      return `select '${field}', ${isSecret ? 'null' : was(column)}, ${isSecret ? 'null' : now(column)} where ${differs(column)}`
    })
    return `create trigger audit_${name}_${event} after ${event === 'update' ? `update of ${Object.keys(table.fields).join(', ')}` : event} on ${name} when ${openChange} is not null begin
        insert into change_rows (change_id, subject, subject_id, name, account_id, person_id, is_record, event, fields)
        select ${openChange}, '${table.subject}', ${id}, coalesce(${at(table.name)}, ''), ${at(table.account)}, ${table.person ? at(table.person) : 'null'},
          ${Number(table.isRecord)}, '${event}', json_group_object(field, json_array(was, now))
        from (select null as field, null as was, null as now where 0 union all ${fields.join(' union all ')})
        having count(*) > 0; end`
  }
  return [trigger('insert'), trigger('update'), trigger('delete')]
}
