import { codeTypeById } from '@portal/domain'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { useToaster } from '@portal/ui'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router-dom'
import type { Location } from '#portal/access/places.ts'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import type { ListedCode } from '#portal/access/codes/codeRow.ts'
import type { Attempt } from '#portal/app/attempt.ts'
import { listScreen } from '#portal/app/listScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { asJson, toJson } from '#portal/app/sentJson.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useRights } from '#portal/app/useRights.ts'
import { CodesPage, type CodesPageProps } from './CodesPage.tsx'
import { codesAddress, toCodesRequest } from './codesQuery.ts'
import { allCodesMessages } from './messages.ts'

type SwitchRequest = PayloadOf<typeof endpoints.setAccessCodeActivation>
type SwitchAnswer = Attempt<ResponseOf<typeof endpoints.setAccessCodeActivation>>

/** The page `/site/users/codes`: all entry methods of the account, filtered by the address. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: codesAddress,
    async load(query, { api, signal }) {
      const [codes, { Locations: places }] = await Promise.all([
        api.getAccessCodes(toCodesRequest(query), { signal }),
        api.getPropertyInstallLocationDeviceInformation({}, { signal }),
      ])
      return { codes, places }
    },
    act: (request: SwitchRequest, api) => api.setAccessCodeActivation(request),
    words: allCodesMessages,
    head: (t) => ({ title: t.title, breadcrumb: [{ label: t.users, href: paths.users }] }),
    Page: CodesScreen,
  })
}

function CodesScreen(list: Omit<CodesPageProps, 'mayEdit' | 'mayMove' | 'onSwitch'>) {
  const mayDo = useRights()
  return <CodesPage {...list} mayEdit={mayDo('codes.edit')} mayMove={mayDo('codes.move')} onSwitch={useSwitch()} />
}

interface Switch {
  code: ListedCode
  place: Location
  isActive: boolean
}

/** Activates or suspends a code at a location, and shows the result. */
function useSwitch(): (change: Switch) => void {
  const t = allCodesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const fetcher = useFetcher<SwitchAnswer>()
  const toaster = useToaster()
  const textOf = useFailureText()
  const asked = useRef<Switch>(null)
  const told = useRef<SwitchAnswer>(undefined)
  useEffect(() => {
    const change = asked.current
    // The result shows as soon as the answer arrives, while the list reloads.
    if (fetcher.state === 'submitting' || !fetcher.data || fetcher.data === told.current || !change) return
    told.current = fetcher.data
    asked.current = null
    if (!fetcher.data.ok) {
      toaster.error(t.switchFailed, { description: textOf(fetcher.data.failure) })
      return
    }
    const words = { code: change.code.Label || types[codeTypeById(change.code.AccessCodeTypeID).name], place: change.place.Name }
    const waiting = fetcher.data.value.Pushes.filter(({ Status }) => Status === 'waiting').map(({ ModuleName }) => ModuleName)
    toaster.success(change.isActive ? t.switchedOn(words) : t.switchedOff(words), {
      description: waiting.length > 0 ? t.waits({ modules: waiting.join(', ') }) : undefined,
    })
  }, [fetcher.state, fetcher.data, t, types, textOf, toaster])
  return (change) => {
    asked.current = change
    const request: SwitchRequest = { ID: change.code.ID, PropertyLocationID: change.place.PropertyLocationID, IsActive: change.isActive }
    void fetcher.submit(toJson(request), asJson)
  }
}
