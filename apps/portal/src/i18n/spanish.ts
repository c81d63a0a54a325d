import { es as ui } from '@portal/ui/es'
import type { Language } from './catalogue.ts'

const files = import.meta.glob<Record<string, never>>(['./*messages.es.ts', '../*/**/*messages.es.ts'], { eager: true, import: 'es' })
const tables: Record<string, never> = Object.assign({}, ...Object.values(files))

export const spanish: Language = { translate: (name) => tables[name], ui }
