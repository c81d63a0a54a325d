import { dirname } from 'node:path'

/** The packages are linked from the parent folder. */
const root = dirname(import.meta.dirname)

export default { turbopack: { root }, outputFileTracingRoot: root }
