import type { PartnerMigrationAction } from '@portal/domain'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { migrationMessages, oneMigrationMessages } from './messages.ts'
import { MigrationPage } from './MigrationPage.tsx'

/** The action of the page. */
export interface MigrationAction {
  action: PartnerMigrationAction
  acknowledgesMissing: boolean
}

/** The page `/site/import/migrations/:id`: counts and comparison of both systems, records still to import, switch-over and rollback. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    load: async ({ api, signal, params }) => ({ record: await api.getPartnerMigration({ MigrationID: Number(params['id']) }, { signal }) }),
    act: ({ action, acknowledgesMissing }: MigrationAction, params) => portal.api.changePartnerMigration({ MigrationID: Number(params['id']), Action: action, AcknowledgesMissing: acknowledgesMissing }),
    useHead() {
      const t = oneMigrationMessages.useWords()
      const { title } = migrationMessages.useWords()
      return { title, breadcrumb: [{ label: title, href: paths.migrations }], failed: t.failed }
    },
    keyOf: ({ record }) => record.MigrationID,
    Page: MigrationPage,
  })
}
