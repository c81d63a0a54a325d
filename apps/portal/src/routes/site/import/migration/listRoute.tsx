import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { migrationMessages } from './messages.ts'
import type { MigrationRecord, PartnerSite } from './migrationRecord.ts'
import { MigrationsPage } from './MigrationsPage.tsx'

export interface MigrationsData {
  sites: PartnerSite[]
  migrations: MigrationRecord[]
  properties: ResponseOf<typeof endpoints.getPropertyLocations>['Properties']
}

/** Actions of the page's route. */
export interface StartAction {
  siteId: number
  propertyId: number
}

/** `/site/import/migrations`: the account's properties in other systems, and its migrations. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request: { signal } }) => {
      const load = async (): Promise<MigrationsData> => {
        const [{ Sites }, { Migrations }, { Properties }] = await Promise.all([
          portal.api.getPartnerSites({}, { signal }), portal.api.getPartnerMigrations({}, { signal }), portal.api.getPropertyLocations({}, { signal }),
        ])
        return { sites: Sites, migrations: Migrations, properties: Properties }
      }
      return attempt(load())
    }),
    action: signedInAction(async ({ request }) => {
      const { siteId, propertyId } = await sentJson<StartAction>(request)
      return attempt(portal.api.startPartnerMigration({ SiteID: siteId, PropertyID: propertyId }))
    }),
    Component: MigrationsScreen,
  }
}

function MigrationsScreen() {
  const answer = useLoaderData<Attempt<MigrationsData>>()
  const t = useStore(migrationMessages)
  if (!answer.ok) return <FailedPage title={t.title} failure={answer.failure} failed={t.failed} />
  return <MigrationsPage {...answer.value} />
}
