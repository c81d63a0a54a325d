import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { listScreen, type ListProps } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { usePolling } from '#portal/app/usePolling.ts'
import { useRights } from '#portal/app/useRights.ts'
import { useCall } from '#portal/app/useCall.ts'
import { controllersAddress, type ControllersAnswer, type ControllersQuery } from '#portal/controllers/controllersView.ts'
import { ControllersPage, type SendAgain } from './ControllersPage.tsx'
import { devicesMessages } from '#portal/controllers/controllers.messages.ts'

/** Milliseconds between two requests: while changes are pending, and otherwise. */
const pauses = { behind: 2000, inStep: 15_000 }

/** The page `/site/devices`: the controllers, their unsynced changes, and a button that sends them again. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: controllersAddress,
    isWhole: true,
    load: (_query, { api, signal }) => api.getControllers({}, { signal }),
    words: devicesMessages,
    head: ({ title, loadFailed: failed }) => ({ title, failed }),
    Page: DevicesScreen,
  })
}

function DevicesScreen({ answer, failure, reload, ...list }: ListProps<ControllersQuery, ControllersAnswer>) {
  const t = devicesMessages.useWords()
  const textOf = useFailureText()
  const toaster = useToaster()
  const mayPush = useRights()('devices.push')
  const [isRefreshing, setRefreshing] = useState(false)
  const sending = useCall((api, wanted: SendAgain) => api.sendDevicePushesAgain(wanted), ({ SentCount }) => toaster.success(SentCount === 0 ? t.nothingToSend : t.sentAgain({ count: SentCount })))
  const isBehind = answer?.Controllers.some(({ WaitingCount }) => WaitingCount > 0) ?? false
  usePolling(answer !== undefined, isBehind ? pauses.behind : pauses.inStep, reload)
  const refresh = async () => {
    setRefreshing(true)
    await reload()
    setRefreshing(false)
  }
  return (
    answer && (
      <ControllersPage
        {...list}
        {...{ answer, mayPush, isRefreshing }}
        isOld={failure !== undefined}
        isSending={sending.isBusy}
        sendFailure={sending.failure && textOf(sending.failure)}
        onRefresh={() => void refresh()}
        onSend={sending.run}
      />
    )
  )
}
