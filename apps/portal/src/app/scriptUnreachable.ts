const name = 'ScriptUnreachable'

/** A script of the portal did not come because nobody answered, and not because a new version has replaced it. */
export function scriptUnreachable(cause: unknown): Error {
  return Object.assign(new Error('A part of the portal could not be loaded.', { cause }), { name })
}

export const isScriptUnreachable = (error: unknown): boolean => error instanceof Error && error.name === name
