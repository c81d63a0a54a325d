import { callGroupPath, codePath, groupPath, importPath, migrationPath, invitePath, lockdownPath, paths, schedulePath, templatePath, userPath } from '../app/paths.ts'
import type { ChangeLine } from './logLine.ts'

/** The page of a record that a change is about; null where it has none of its own. */
export function recordPath({ Subject, SubjectID }: Pick<ChangeLine, 'Subject' | 'SubjectID'>): string | null {
  const id = Number(SubjectID)
  switch (Subject) {
    case 'person': return userPath(id)
    case 'group': return groupPath(id)
    case 'contact': return paths.contacts
    case 'code': return codePath(null, id)
    case 'template': return templatePath(id)
    case 'schedule': return schedulePath(id)
    case 'holiday': return paths.schedules
    case 'invite': return invitePath(SubjectID)
    case 'callGroup': return callGroupPath(id)
    case 'brand': return paths.brand
    case 'billing': return paths.billing
    case 'lockdown': return lockdownPath(id)
    case 'import': return importPath(id)
    case 'migration': return migrationPath(id)
    // An export is its maker's alone.
    case 'export':
    case 'account':
    case 'property': return null
    default: return Subject satisfies never
  }
}
