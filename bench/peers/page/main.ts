import '../../../packages/ui/src/theme/tokens.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { GlobalStyles } from '../../../packages/ui/src/index.ts'
import { filters } from './filters.ts'
import { forms } from './forms.tsx'
import { mounted } from './mounted.tsx'
import { seals } from './seals.ts'
import { tables } from './tables.tsx'

/** The compared implementations. Each run returns the milliseconds of one operation. An operation that is too short for the clock is repeated, and its total time is divided. */
export type Contenders = Record<string, () => Promise<Record<string, number>>>

// The global styles are rendered once, so that all tables have the same.
createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(GlobalStyles))

const subjects: Record<string, Contenders> = { tables, seals, filters, forms, mounted }
Object.assign(globalThis, {
  names: (subject: string) => Object.keys(subjects[subject] ?? {}),
  run: (subject: string, name: string) => subjects[subject]?.[name]?.(),
})
