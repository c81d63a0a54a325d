import '../../../packages/ui/src/theme/tokens.css'
import { filters } from './filters.ts'
import { seals } from './seals.ts'
import { tables } from './tables.tsx'

/** Each run returns the milliseconds of one operation; an operation too short for the clock is repeated and the time divided. */
export type Contenders = Record<string, () => Promise<Record<string, number>>>

const subjects: Record<string, Contenders> = { tables, seals, filters }
Object.assign(globalThis, {
  names: (subject: string) => Object.keys(subjects[subject] ?? {}),
  run: (subject: string, name: string) => subjects[subject]?.[name]?.(),
})
