import { useStore } from '@nanostores/react'
import type { PayloadOf } from '@portal/api-client'
import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { PageHeader, useToaster } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useLoaderData, useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import type { Location } from '../../../access/places.ts'
import { codeTypeMessages } from '../../../access/codes/codes.messages.ts'
import { codeTypeOf } from '../../../access/codes/codeTypes.ts'
import type { ListedCode } from '../../../access/codes/codeRow.ts'
import { attempt, type Attempt } from '../../../app/attempt.ts'
import { createPageTurner } from '../../../app/createPageTurner.ts'
import { FailurePanel } from '../../../app/FailurePanel.tsx'
import { paths } from '../../../app/paths.ts'
import type { Portal } from '../../../app/Portal.ts'
import type { ScreenRoute } from '../../../app/ScreenRoute.ts'
import { asJson, sentJson, toJson } from '../../../app/sentJson.ts'
import { signedIn, signedInAction } from '../../../app/signedIn.ts'
import { useFailureText } from '../../../app/useFailureText.ts'
import { usePortal } from '../../../app/PortalContext.tsx'
import { useRights } from '../../../app/useRights.ts'
import { useComingPlace } from '../../../app/useComingPlace.ts'
import { addressOf, CodesPage } from './CodesPage.tsx'
import { readCodesQuery, toCodesRequest, type CodesAnswer } from './codesQuery.ts'
import { allCodesMessages } from './messages.ts'

interface Loaded {
  codes: CodesAnswer
  places: Location[]
}
type SwitchRequest = PayloadOf<typeof endpoints.setAccessCodeActivation>
type SwitchAnswer = Attempt<ResponseOf<typeof endpoints.setAccessCodeActivation>>

/** `/site/users/codes`: every code of the account, narrowed by what the address says. */
export function codesRoute(portal: Portal): ScreenRoute {
  const turnPage = createPageTurner()
  return {
    loader: signedIn(portal, (_details, { request: { url, signal } }) => {
      const query = readCodesQuery(new URL(url).searchParams)
      const load = async (): Promise<Loaded> => {
        const [codes, places] = await Promise.all([
          turnPage(toCodesRequest(query), (asked) => portal.api.getAccessCodes(asked, { signal }), ({ AccessCodes }) => AccessCodes.map(({ ID }) => ID)),
          portal.api.getPropertyInstallLocationDeviceInformation({}, { signal }),
        ])
        return { codes, places: places.Locations }
      }
      return attempt(load())
    }),
    action: signedInAction(async ({ request }) => attempt(portal.api.setAccessCodeActivation(await sentJson<SwitchRequest>(request)))),
    Component: CodesScreen,
  }
}

function CodesScreen() {
  const asked = useLoaderData<Attempt<Loaded>>()
  const t = useStore(allCodesMessages)
  const { api } = usePortal()
  const { search } = useLocation()
  const navigate = useNavigate()
  const coming = useComingPlace()
  const { revalidate, state } = useRevalidator()
  const textOf = useFailureText()
  const mayDo = useRights()
  const onSwitch = useSwitch()
  // The newest that came stays on screen while a later one fails.
  const [newest, setNewest] = useState<Loaded | undefined>(asked.ok ? asked.value : undefined)
  if (asked.ok && asked.value !== newest) setNewest(asked.value)
  const shown = asked.ok ? asked.value : newest
  const isLoading = state === 'loading' || coming?.pathname === paths.codes
  if (!asked.ok && (!shown || asked.failure.kind === 'forbidden')) {
    return (
      <>
        <PageHeader title={t.title} breadcrumb={[{ label: t.users, href: paths.users }]} />
        <FailurePanel failure={asked.failure} title={t.failed} onRetry={() => void revalidate()} isRetrying={isLoading} />
      </>
    )
  }
  return (
    <CodesPage
      answer={shown?.codes}
      places={shown?.places ?? []}
      query={readCodesQuery(new URLSearchParams(search))}
      now={api.serverNow()}
      mayEdit={mayDo('codes.edit')}
      mayMove={mayDo('codes.move')}
      isLoading={isLoading}
      failure={asked.ok ? undefined : { detail: textOf(asked.failure), onRetry: () => void revalidate(), isRetrying: isLoading }}
      onQuery={(query) => void navigate(addressOf(query), { replace: true, preventScrollReset: true })}
      onSwitch={onSwitch}
    />
  )
}

interface Switch {
  code: ListedCode
  place: Location
  isActive: boolean
}

/** Switches a code on or off at a place, and says what became of it. */
function useSwitch(): (change: Switch) => void {
  const t = useStore(allCodesMessages)
  const types = useStore(codeTypeMessages)
  const fetcher = useFetcher<SwitchAnswer>()
  const toaster = useToaster()
  const textOf = useFailureText()
  const asked = useRef<Switch>(null)
  const told = useRef<SwitchAnswer>(undefined)
  useEffect(() => {
    const change = asked.current
    // Told as soon as it is answered; the list is read anew meanwhile.
    if (fetcher.state === 'submitting' || !fetcher.data || fetcher.data === told.current || !change) return
    told.current = fetcher.data
    asked.current = null
    if (!fetcher.data.ok) {
      toaster.error(t.switchFailed, { description: textOf(fetcher.data.failure) })
      return
    }
    const words = { code: change.code.Label || types[codeTypeOf(change.code.AccessCodeTypeID).name], place: change.place.Name }
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
