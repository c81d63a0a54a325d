/** Whether the store is in PostgreSQL: `postgres://…` or `postgresql://…`; every other text is the path of a file. */
export function isPostgresAddress(text: string): boolean {
  return /^postgres(ql)?:\/\//.test(text)
}
