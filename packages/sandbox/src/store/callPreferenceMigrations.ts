/** Who changed last when calls ring a person; the hours themselves came with the call plans. */
export const callPreferenceStatements: Record<string, readonly string[]> = {
  '0018-quiet-hours': [
    `alter table users add column call_preferences_version integer not null default 1`,
    `alter table users add column call_preferences_by text not null default ''`,
  ],
}
