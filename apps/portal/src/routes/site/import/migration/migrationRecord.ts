import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { TriangleAlert } from 'lucide-react'
import { activeStatus, processingStatus, type Status, unchangedStatus } from '@portal/ui'

/** A migration of the service, and one kind of its records. */
export type MigrationRecord = ResponseOf<typeof endpoints.getPartnerMigration>
export type MigrationPart = MigrationRecord['Parts'][number]
export type PartnerSite = ResponseOf<typeof endpoints.getPartnerSites>['Sites'][number]

export const migrationStatus: Record<MigrationRecord['State'], Status> = {
  open: processingStatus, cutOver: activeStatus, rollingBack: processingStatus, partlyRolledBack: { icon: TriangleAlert, tone: 'warning' }, rolledBack: unchangedStatus,
}

/** How many records of the other system are missing here, or changed there since. */
export function behindOf({ Parts }: MigrationRecord): number {
  return Parts.reduce((sum, { There, Here, ChangedSince }) => sum + There - Here + ChangedSince, 0)
}

/** How many records the rollback couldn't remove. */
export function stayingOf({ Parts }: MigrationRecord): number {
  return Parts.reduce((sum, { Staying }) => sum + Staying, 0)
}

/** How many of the compared records differ. */
export function differingOf({ Parts }: MigrationRecord): number {
  return Parts.reduce((sum, { Sample }) => sum + Sample.filter(({ Differences, message }) => Differences.length > 0 || message !== '').length, 0)
}
