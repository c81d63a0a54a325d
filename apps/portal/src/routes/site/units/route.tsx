import { useNavigate } from 'react-router-dom'
import { listScreen } from '#portal/app/listScreen.tsx'
import { unitPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { toSortText } from '#portal/app/listAddress.ts'
import { useOpenInAddress } from '#portal/app/useOpenInAddress.ts'
import { useRights } from '#portal/app/useRights.ts'
import { unitsMessages } from './messages.ts'
import { UnitDialog } from './UnitDialog.tsx'
import { pageSize, unitsAddress, UnitsPage, type UnitsPageProps } from './UnitsPage.tsx'

/** The page `/site/units`: the households and addresses of the account. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: unitsAddress,
    load: ({ search, status, sort, page }, { api, signal }) =>
      api.getUnits({ searchText: search.trim(), ...(status && { status }), sort: toSortText(sort), page, count: pageSize }, { signal }),
    words: unitsMessages,
    head: ({ title }) => ({ title }),
    Page: UnitsScreen,
  })
}

function UnitsScreen(list: Omit<UnitsPageProps, 'onAdd'>) {
  const navigate = useNavigate()
  const mayEdit = useRights()('users.edit')
  const [opened, open] = useOpenInAddress('add')
  return (
    <>
      <UnitsPage {...list} onAdd={() => open('unit')} />
      {mayEdit && opened === 'unit' && <UnitDialog unit={null} onClose={() => open(null)} onSaved={({ ID }) => void navigate(unitPath(ID))} />}
    </>
  )
}
