import { inspect } from 'node:util'
import type { Log } from '../../hostInterfaces.ts'

export const stderrLog: Log = {
  error: (message, cause) => void process.stderr.write(`${message}\n${inspect(cause)}\n`),
}
