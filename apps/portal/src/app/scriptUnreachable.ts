const name = 'ScriptUnreachable'

/** The error for a script that failed to load because the server didn't answer, not because a new version replaced it. */
export function scriptUnreachable(cause: unknown): Error {
  return Object.assign(new Error('A part of the portal could not be loaded.', { cause }), { name })
}

export const isScriptUnreachable = (error: unknown): boolean => error instanceof Error && error.name === name
