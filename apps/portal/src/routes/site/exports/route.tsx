import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { listAddress } from '#portal/app/listAddress.ts'
import { listScreen } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { ExportsPage } from './ExportsPage.tsx'
import { exportsMessages } from './messages.ts'

export type ExportsAnswer = ResponseOf<typeof endpoints.getExports>
export type ExportRecord = ExportsAnswer['Exports'][number]

/** The page `/site/exports`: exports a list as a file, with progress and the files of the last 24 hours. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: listAddress(paths.exports, {}),
    load: (_query, { api, signal }) => api.getExports({}, { signal }),
    words: exportsMessages,
    head: ({ title, failed }) => ({ title, failed }),
    Page: ({ answer, ...list }) => answer && <ExportsPage {...list} {...answer} />,
  })
}
