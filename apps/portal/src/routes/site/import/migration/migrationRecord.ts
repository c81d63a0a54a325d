import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { TriangleAlert } from 'lucide-react'
import { activeStatus, processingStatus, type Status, unchangedStatus } from '@portal/ui'

/** A migration as the service answers it, and its records of one kind. */
export type MigrationRecord = ResponseOf<typeof endpoints.getPartnerMigration>
export type MigrationPart = MigrationRecord['Parts'][number]
export type PartnerSite = ResponseOf<typeof endpoints.getPartnerSites>['Sites'][number]

export const migrationStatus: Record<MigrationRecord['State'], Status> = {
  open: processingStatus, cutOver: activeStatus, rollingBack: processingStatus, partlyRolledBack: { icon: TriangleAlert, tone: 'warning' }, rolledBack: unchangedStatus,
}

/** The number of records that are missing in the portal, or were changed in the other system since. */
export function behindOf({ Parts }: MigrationRecord): number {
  return Parts.reduce((sum, { There, Here, ChangedSince }) => sum + There - Here + ChangedSince, 0)
}

/** The number of records that the rollback couldn't remove. */
export function stayingOf({ Parts }: MigrationRecord): number {
  return Parts.reduce((sum, { Staying }) => sum + Staying, 0)
}

/** The number of compared records that differ. */
export function differingOf({ Parts }: MigrationRecord): number {
  return Parts.reduce((sum, { Sample }) => sum + Sample.filter(({ Differences, message }) => Differences.length > 0 || message !== '').length, 0)
}
