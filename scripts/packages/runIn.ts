import { spawn } from 'node:child_process'
import { once } from 'node:events'

interface RunOptions {
  /** Environment variables to add to the current ones. */
  env?: NodeJS.ProcessEnv
  /** Whether output on the error stream is a failure. */
  isQuiet?: boolean
}

/** Runs a command in a folder and returns its output. Rejects with all output if the command fails, or if it warns although `isQuiet`. */
export async function runIn(folder: string, [command, ...commandArguments]: readonly [string, ...string[]], { env = {}, isQuiet = true }: RunOptions = {}): Promise<string> {
  const child = spawn(command, commandArguments, { cwd: folder, env: { ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  let warned = ''
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (warned += chunk.toString()))
  const [status] = (await once(child, 'close')) as [number | null]
  if (status !== 0 || (isQuiet && warned !== '')) throw new Error(`${commandArguments.join(' ')}:\n${said}${warned}`)
  return said
}
