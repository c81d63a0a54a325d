import { useStore } from '@nanostores/react'
import type { PartnerMigrationAction } from '@portal/domain'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import { migrationMessages, oneMigrationMessages } from './messages.ts'
import { MigrationPage } from './MigrationPage.tsx'
import type { MigrationRecord } from './migrationRecord.ts'

/** Actions of the page's route. */
export interface MigrationAction {
  action: PartnerMigrationAction
  acknowledgesMissing: boolean
}

/** `/site/import/migrations/:id`: counts and comparison of both sides, records still to import, switch-over and rollback. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, (_details, { request: { signal }, params }) => attempt(portal.api.getPartnerMigration({ MigrationID: Number(params['id']) }, { signal }))),
    action: signedInAction(async ({ request, params }) => {
      const { action, acknowledgesMissing } = await sentJson<MigrationAction>(request)
      return attempt(portal.api.changePartnerMigration({ MigrationID: Number(params['id']), Action: action, AcknowledgesMissing: acknowledgesMissing }))
    }),
    Component: MigrationScreen,
  }
}

function MigrationScreen() {
  const answer = useLoaderData<Attempt<MigrationRecord>>()
  const t = useStore(oneMigrationMessages)
  const { title } = useStore(migrationMessages)
  if (!answer.ok) return <FailedPage title={title} breadcrumb={[{ label: title, href: paths.migrations }]} failure={answer.failure} failed={t.failed} />
  return <MigrationPage key={answer.value.MigrationID} record={answer.value} />
}
