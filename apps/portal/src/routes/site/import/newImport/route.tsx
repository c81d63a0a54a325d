import { useStore } from '@nanostores/react'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import type { KnownOfPlace } from '@portal/domain'
import { useLoaderData } from 'react-router-dom'
import { attempt, type Attempt } from '../../../../app/attempt.ts'
import { FailedPage } from '../../../../app/FailedPage.tsx'
import type { Portal } from '../../../../app/Portal.ts'
import type { ScreenRoute } from '../../../../app/ScreenRoute.ts'
import { signedIn } from '../../../../app/signedIn.ts'
import { newImportMessages } from '../messages.ts'
import { NewImportPage } from './NewImportPage.tsx'

export interface NewImportData {
  properties: ResponseOf<typeof endpoints.getPropertyLocations>['Properties']
  known: KnownOfPlace
}

/** `/site/import/new`: a file is read, its columns are named, and what is wrong in it is mended; nothing is written. */
export function newImportRoute(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request: { signal } }) => {
      const load = async (): Promise<NewImportData> => {
        const { AccountID } = await details
        const [{ Properties }, known] = await Promise.all([
          portal.api.getPropertyLocations({}, { signal }),
          portal.api.importValidatorUsers({ AccountID: Number(AccountID) }, { signal }),
        ])
        return { properties: Properties, known: { groups: known.UserGroups.map(({ Name }) => Name), pins: known.DirectoryPins, units: known.Units } }
      }
      return attempt(load())
    }),
    // The step and the page of rows are the page's own.
    shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) => defaultShouldRevalidate && currentUrl.search === nextUrl.search,
    Component: NewImportScreen,
  }
}

function NewImportScreen() {
  const answer = useLoaderData<Attempt<NewImportData>>()
  const t = useStore(newImportMessages)
  if (!answer.ok) return <FailedPage title={t.title} failure={answer.failure} failed={t.failed} />
  return <NewImportPage {...answer.value} />
}
