import type { CallGroupRecord } from '@portal/api-client/contract'
import { useToaster } from '@portal/ui'
import { useState } from 'react'
import { listScreen } from '#portal/app/listScreen.tsx'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { useFailureText } from '#portal/app/useFailureText.ts'
import { useRouteAction } from '#portal/app/useRouteAction.ts'
import { CallGroupsPage, type CallGroupsProps } from './CallGroupsPage.tsx'
import { callGroupsAddress } from './callGroupsQuery.ts'
import { callGroupListMessages } from './messages.ts'

interface Order {
  /** The ids of all groups of one property. */
  groups: number[]
}

/** The page `/site/callgroups`: all call groups. */
export function route(portal: Portal): ScreenRoute {
  return listScreen(portal, {
    address: callGroupsAddress,
    isWhole: true,
    load: async (_query, { api, signal }) => (await api.getCallGroups({}, { signal })).CallGroups,
    act: ({ groups }: Order, api) => api.saveCallGroupOrder({ CallGroups: groups }),
    words: callGroupListMessages,
    head: ({ title }) => ({ title }),
    Page: CallGroupsScreen,
  })
}

function CallGroupsScreen(list: CallGroupsProps) {
  const { answer: groups = [], isLoading, failure, reload } = list
  const t = callGroupListMessages.useWords()
  const textOf = useFailureText()
  const toaster = useToaster()
  const [moved, setMoved] = useState<{ name: string; place: number } | null>(null)
  const order = useRouteAction<Order, unknown>(() => moved && toaster.success(t.moved({ name: moved.name, place: String(moved.place) })))

  const move = (group: CallGroupRecord, by: 1 | -1) => {
    const ids = groups.filter(({ PropertyID }) => PropertyID === group.PropertyID).map(({ ID }) => ID)
    const from = ids.indexOf(group.ID)
    const place = from + by
    ids.splice(from, 1)
    ids.splice(place, 0, group.ID)
    setMoved({ name: group.Name, place: place + 1 })
    order.run({ groups: ids })
  }
  const notMoved = order.failure ? { detail: textOf(order.failure), onRetry: () => void reload(), isRetrying: isLoading } : undefined
  return <CallGroupsPage {...list} failure={failure ?? notMoved} onMove={move} />
}
