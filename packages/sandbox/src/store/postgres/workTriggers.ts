interface WorkTrigger {
  table: string
  when: 'insert' | 'update' | 'insert or update'
  condition: string
  /** The name of the work (work/works.ts). */
  work: string
  /** When it is due, as SQL; at once if omitted. */
  at?: string
}

/** An epoch in milliseconds as a moment. */
const moment = (value: string) => `to_timestamp(${value} / 1000.0)`

/**
 * What announces work to the queue: the row that asks for it, in its own transaction, so that no work is announced that was not written, and none
 * written that was not announced. Work that waits for a controller or for its hour is looked for once a minute besides (openPostgresQueue.ts).
 */
const triggers: readonly WorkTrigger[] = [
  { table: 'imports', when: 'insert or update', condition: `new.state = 'running' or new.undo_by_user_id is not null`, work: 'imports' },
  // The next import of a migration that is rolled back comes when the last one has been taken back.
  { table: 'imports', when: 'update', condition: `new.migration_id is not null and old.undo_by_user_id is not null and new.undo_by_user_id is null`, work: 'rollbacks' },
  { table: 'partner_migrations', when: 'insert or update', condition: `new.state = 'rollingBack'`, work: 'rollbacks' },
  { table: 'exports', when: 'insert', condition: `new.state = 'running'`, work: 'exports' },
  { table: 'deletion_requests', when: 'insert or update', condition: `new.due_at is not null and new.ending is null`, work: 'deletions', at: moment('new.due_at') },
  { table: 'lockdowns', when: 'insert', condition: 'true', work: 'lockdowns' },
  { table: 'lockdowns', when: 'insert', condition: 'new.ends_at is not null', work: 'lockdowns', at: moment('new.ends_at') },
  { table: 'device_commands', when: 'insert', condition: `new.status = 'waiting'`, work: 'devices', at: moment('new.next_at') },
  { table: 'calls', when: 'insert', condition: 'new.ended_at is null', work: 'calls' },
]

export const workTriggers: readonly string[] = triggers.map(({ table, when, condition, work, at }, index) => {
  const name = `work_${table}_${work}_${index}`
  return `create or replace function ${name}() returns trigger language plpgsql as $work$ begin
    if ${condition} then perform graphile_worker.add_job('${work}'${at === undefined ? '' : `, run_at := ${at}`}); end if;
    return null; end $work$;
    create or replace trigger ${name} after ${when} on ${table} for each row execute function ${name}()`
})
