import type { ImportKind } from '@portal/domain'
import { callGroupPath, codePath, paths, userPath } from '#portal/app/paths.ts'

const pathOf: Record<ImportKind, (id: number) => string> = { users: userPath, callGroups: callGroupPath, accessCodes: (id) => codePath(null, id), contacts: () => paths.contacts, holidays: () => paths.schedules, schedules: () => paths.schedules }

/** The page of a record that a row created or changed. */
export function recordPath(kind: ImportKind, id: number): string {
  return pathOf[kind](id)
}
