import type { build, Rolldown } from 'vite'

/** The scripts that a build wrote. */
export function chunksOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : []
  return outputs.flatMap(({ output }) => output.filter((part) => part.type === 'chunk'))
}
