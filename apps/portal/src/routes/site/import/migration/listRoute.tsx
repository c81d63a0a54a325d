import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { migrationMessages } from './messages.ts'
import type { MigrationRecord, PartnerSite } from './migrationRecord.ts'
import { MigrationsPage } from './MigrationsPage.tsx'

export interface MigrationsData {
  sites: PartnerSite[]
  migrations: MigrationRecord[]
  properties: ResponseOf<typeof endpoints.getPropertyLocations>['Properties']
}

/** The action of the page. */
export interface StartAction {
  siteId: number
  propertyId: number
}

/** The page `/site/import/migrations`: the account's properties in other systems, and its migrations. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal }): Promise<MigrationsData> {
      const [{ Sites }, { Migrations }, { Properties }] = await Promise.all([api.getPartnerSites({}, { signal }), api.getPartnerMigrations({}, { signal }), api.getPropertyLocations({}, { signal })])
      return { sites: Sites, migrations: Migrations, properties: Properties }
    },
    act: ({ siteId, propertyId }: StartAction) => portal.api.startPartnerMigration({ SiteID: siteId, PropertyID: propertyId }),
    useHead() {
      const t = migrationMessages.useWords()
      return { title: t.title, failed: t.failed }
    },
    Page: MigrationsPage,
  })
}
