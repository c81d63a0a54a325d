import { useToaster } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { readId } from '#portal/app/listAddress.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { doorsInViewPath, paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import { askNow } from '#portal/app/Question.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { dashboardQuestion, type Port } from '#portal/doors/doorsQuestion.ts'
import { sitePlanQuestion, type SitePlanRecord } from '#portal/doors/sitePlanQuestion.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval } from '#portal/forms/useRemoval.ts'
import { useSaved } from '#portal/forms/useSaved.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { sitePlanEditorMessages } from './messages.ts'
import { sitePlanKindOf, type SitePlanField, type SitePlanValues } from './sitePlanForm.ts'
import { SitePlanPage } from './SitePlanPage.tsx'

interface SitePlanData {
  plan: SitePlanRecord
  ports: Port[]
}

/** The page `/site/site-plan/:id`: the picture of a property and the positions of its doors. */
export function route(portal: Portal): ScreenRoute {
  return pageScreen(portal, {
    right: 'devices.push',
    async load({ params }): Promise<SitePlanData | null> {
      const property = readId(params['id'] ?? null)
      if (property === null) return null
      const [plan, { Ports: ports }] = await Promise.all([askNow(portal, sitePlanQuestion(property)), askNow(portal, dashboardQuestion(property))])
      return { plan, ports }
    },
    useHead() {
      const t = sitePlanEditorMessages.useWords()
      return { title: t.title, breadcrumb: [{ label: t.doors, href: paths.doors }], failed: t.failed, mayNot: t.mayNot }
    },
    keyOf: ({ plan }) => plan.PropertyID,
    Page: LoadedSitePlan,
  })
}

function LoadedSitePlan({ plan, ports }: SitePlanData) {
  const t = sitePlanEditorMessages.useWords()
  const toaster = useToaster()
  const navigate = useNavigate()
  const back = doorsInViewPath('plan', plan.PropertyID)
  const editing = useRecordEdit(plan, sitePlanKindOf(plan.PropertyID), (api, payload) => api.saveSitePlan(payload))
  const words = useSitePlanWords(ports)
  useSaved(editing, () => {
    toaster.success(t.saved)
    void navigate(back)
  })
  const removal = useRemoval(editing, (api) => api.deleteSitePlan({ PropertyID: plan.PropertyID }), back, () => toaster.success(t.removed))
  return <SitePlanPage {...{ plan, ports, editing, words, removal }} />
}

/** A plan's parts and values as text. */
function useSitePlanWords(ports: readonly Port[]): EditWords<SitePlanValues, SitePlanField> {
  const t = sitePlanEditorMessages.useWords()
  const list = useFormatsList()
  const names: Record<SitePlanField, string> = { Picture: t.picture, Places: t.doors }
  const nameOf = (id: string) => ports.find(({ ID }) => String(ID) === id)?.Name ?? id
  return {
    nameOf: (field) => names[field],
    textOf: (field, { Picture, Places }) => ({
      Picture: Picture === null ? '' : t.pictureOne({ width: String(Picture.Width), height: String(Picture.Height) }),
      Places: list(Places.map(({ PortID, X, Y }) => `${nameOf(PortID)} (${Math.round(X / 100)}%, ${Math.round(Y / 100)}%)`)),
    })[field],
  }
}
