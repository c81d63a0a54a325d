import { pageScreen, type Kept } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { importListMessages, importRunMessages } from '../messages.ts'
import type { ImportRecord } from '../importRecord.ts'
import { ImportRunPage } from './ImportRunPage.tsx'
import { readShow, rowsOnPage, type RowsShown } from './rowsShown.ts'

export interface ImportRunData {
  record: ImportRecord
  /** The rows on the page; absent before the import starts, while the preview is shown. */
  shown: RowsShown | null
}

/** The page `/site/import/:id`: an import's preview, progress, result and undo. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    async load({ api, signal, params, search }): Promise<ImportRunData> {
      const ImportID = Number(params['id'])
      const { show, page } = readShow(search)
      const record = await api.getImport({ ImportID }, { signal })
      if (record.State === 'draft') return { record, shown: null }
      const { Rows, Total } = await api.getImportRows({ ImportID, page, count: rowsOnPage, Show: show }, { signal })
      return { record, shown: { rows: Rows, total: Total, show, page } }
    },
    useHead() {
      const t = importRunMessages.useWords()
      const { title } = importListMessages.useWords()
      return { title, breadcrumb: [{ label: title, href: paths.imports }], failed: t.failed }
    },
    keyOf: ({ record }) => record.ImportID,
    Page: ({ lost, ...data }: ImportRunData & Kept) => <ImportRunPage {...data} lostSince={lost && new Date(lost.since).toISOString()} />,
    // The page sends its request again every few seconds, so one failed answer must not replace it.
    keeps: true,
  })
}
