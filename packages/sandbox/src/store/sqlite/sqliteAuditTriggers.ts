import { type AuditTrigger, auditTriggers, keepHeld } from '../auditTriggers.ts'

const openChange = '(select id from changes where is_open = 1)'

const differs = {
  insert: (column: string) => `coalesce(new.${column}, '') not in ('', '[]')`,
  update: (column: string) => `old.${column} is not new.${column}`,
  delete: (column: string) => `coalesce(old.${column}, '') not in ('', '[]')`,
}

/** The triggers of the audit trail in SQLite's SQL. */
export const sqliteAuditTriggers: readonly string[] = auditTriggers.map(toStatement)

function toStatement(trigger: AuditTrigger): string {
  const { name, when, table, event, values, fields } = trigger
  const kept = fields.map(({ field, column, was, now }) => `select '${field}', ${was}, ${now} where ${differs[event](column)}`)
  return `create trigger ${name} after ${when} on ${table} when ${openChange} is not null begin
      insert into change_rows (change_id, subject, subject_id, name, account_id, person_id, is_record, event, fields)
      select ${openChange}, '${values.subject}', ${values.id}, coalesce(${values.name}, ''), ${values.account}, ${values.person},
        ${values.isRecord}, '${event}', json_group_object(field, json_array(was, now))
      from (select null as field, null as was, null as now where 0 union all ${kept.join(' union all ')})
      having count(*) > 0;
      ${keepHeld(trigger, { openChange, object: 'json_object', differs: differs.update })} end`
}
