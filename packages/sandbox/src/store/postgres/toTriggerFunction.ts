const trigger = /^create trigger (\w+) after (insert|update of [\w, ]+|delete|update) on (\w+)(?: when ([\s\S]+?))? begin\s+([\s\S]+); end$/i

/** A trigger of SQLite for PostgreSQL, where a trigger's condition cannot read tables: the function checks it. */
export function toTriggerFunction(statement: string): string {
  const [, name, event, table, when = 'true', body] = trigger.exec(statement) ?? []
  if (name === undefined || event === undefined || table === undefined || body === undefined) throw new Error(`This is not a trigger in the form that can be translated: ${statement}`)
  const spoken = (text: string) => text.replaceAll(/\bis not (new|old)\./gi, 'is distinct from $1.').replaceAll('json_object(', 'json_build_object(')
  return `create function ${name}() returns trigger language plpgsql as $trigger$ begin
    if ${spoken(when)} then ${spoken(body)}; end if; return null; end $trigger$;
    create trigger ${name} after ${event} on ${table} for each row execute function ${name}()`
}
