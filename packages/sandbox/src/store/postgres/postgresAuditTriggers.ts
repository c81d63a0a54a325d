import { type AuditTrigger, auditTriggers, keepHeld } from '../auditTriggers.ts'

/** SQL for the id of the change that this transaction has open (trail.ts); null without one. */
export const openChange = `nullif(current_setting('portal.change', true), '')::bigint`

const differs = {
  insert: (column: string) => `coalesce(new.${column}::text, '') not in ('', '[]')`,
  update: (column: string) => `old.${column} is distinct from new.${column}`,
  delete: (column: string) => `coalesce(old.${column}::text, '') not in ('', '[]')`,
}

/** The triggers of the audit trail in PostgreSQL's SQL, each with its function. */
export const postgresAuditTriggers: readonly string[] = auditTriggers.map(toStatement)

function toStatement(trigger: AuditTrigger): string {
  const { name, when, table, event, values, fields } = trigger
  const json = (side: string) => (side === 'null' ? 'null::json' : `to_json(${side})`)
  const kept = fields.map(({ field, column, was, now }) => `select '${field}' as field, ${json(was)} as was, ${json(now)} as now where ${differs[event](column)}`)
  return `create or replace function ${name}() returns trigger language plpgsql as $audit$ begin
    if ${openChange} is not null then
      insert into change_rows (change_id, subject, subject_id, name, account_id, person_id, is_record, event, fields)
      select ${openChange}, '${values.subject}', ${values.id}, coalesce(${values.name}, ''), ${values.account}, ${values.person},
        ${values.isRecord}, '${event}', json_object_agg(field, json_build_array(was, now))
      from (${kept.join(' union all ')}) as kept having count(*) > 0;
      ${keepHeld(trigger, { openChange, object: 'json_build_object', differs: differs.update })}
    end if;
    return null; end $audit$;
    create or replace trigger ${name} after ${when} on ${table} for each row execute function ${name}()`
}
