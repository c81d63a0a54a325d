import { type ControllerState, controllerStates } from '@portal/domain'
import { Button, Card, EmptyState, FilterBar, FilterSelect, InlineAlert, PageHeader, SearchField, Stack, Text } from '@portal/ui'
import { RefreshCw, Send } from 'lucide-react'
import type { ListProps } from '#portal/app/listScreen.tsx'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { ControllerRow } from './ControllerRow.tsx'
import { byProperty, type ControllersAnswer, type ControllersQuery, summarize } from '#portal/controllers/controllersView.ts'
import { devicesMessages } from '#portal/controllers/controllers.messages.ts'
import { QueueCard } from './QueueCard.tsx'
import { Rows } from '#portal/app/Rows.ts'

/** What to send again: single changes, or all changes of some controllers. Without both, everything that waits or was refused. */
export interface SendAgain {
  PushIDs?: number[]
  ModuleIDs?: number[]
}

export interface ControllersPageProps extends Pick<ListProps<ControllersQuery, ControllersAnswer>, 'query' | 'search' | 'narrow' | 'clear'> {
  answer: ControllersAnswer
  mayPush: boolean
  isRefreshing: boolean
  /** Whether the last request had no answer. */
  isOld: boolean
  isSending: boolean
  sendFailure: string | null
  onRefresh: () => void
  onSend: (what: SendAgain) => void
}

/** Lists all controllers with their doors and unsynced changes, and one action. */
export function ControllersPage(props: ControllersPageProps) {
  const { answer: { Controllers, Now }, query, search, narrow, clear, mayPush, isRefreshing, isOld, isSending, sendFailure, onRefresh, onSend } = props
  const t = devicesMessages.useWords()
  const formats = useFormats(Controllers[0]?.TimeZone ?? 'UTC')
  const stateNames: Record<ControllerState, string> = { failed: t.failed, offline: t.offline, sending: t.sendingState, online: t.online }
  const doors = Controllers.reduce((total, { Ports }) => total + Ports.length, 0)
  const shown = byProperty(Controllers, query)
  return (
    <Stack gap={4}>
      <PageHeader
        title={t.title}
        facts={Controllers.length > 0 && [t.controllers({ count: Controllers.length }), t.doorCount({ count: doors }), formats.time(Now)].join(' · ')}
        actions={
          <>
            <Button icon={RefreshCw} isBusy={isRefreshing} onClick={onRefresh}>{t.refresh}</Button>
            {mayPush && Controllers.length > 0 && (
              <Button icon={Send} isBusy={isSending} onClick={() => onSend({ ModuleIDs: Controllers.map(({ ModuleID }) => ModuleID) })}>{t.everything}</Button>
            )}
          </>
        }
      />
      {isOld && <InlineAlert tone="warning" role="status">{t.old}</InlineAlert>}
      {sendFailure !== null && <InlineAlert tone="danger" role="alert">{sendFailure}</InlineAlert>}
      {Controllers.length === 0 ? (
        <Card><EmptyState title={t.emptyTitle}>{t.emptyText}</EmptyState></Card>
      ) : (
        <>
          <QueueCard summary={summarize(Controllers)} now={Now} formats={formats} isSending={isSending} onSend={mayPush ? () => onSend({}) : undefined} />
          <FilterBar
            search={<SearchField label={t.search} maxLength={80} {...search} />}
            active={query.state === null ? [] : [{ id: 'state', label: stateNames[query.state] }]}
            isSearching={search.value !== ''}
            onRemove={() => narrow({ state: null })}
            onClear={clear}
          >
            {query.state === null && (
              <FilterSelect
                label={t.state}
                value=""
                options={controllerStates.map((state) => ({ value: state, label: stateNames[state] }))}
                onValueChange={({ value }) => narrow({ state: controllerStates.find((state) => state === value) ?? null })}
              />
            )}
          </FilterBar>
          {shown.length === 0 && (
            <Card>
              <EmptyState title={t.noMatchTitle} actions={<Button onClick={clear}>{t.clear}</Button>}>{t.noMatchText}</EmptyState>
            </Card>
          )}
          {shown.map(({ id, name, controllers }) => (
            <Card key={id} title={name} fact={String(controllers.length)} padding="none" aria-busy={isRefreshing || undefined}>
              <Rows>
                {controllers.map((controller) => (
                  <ControllerRow
                    key={controller.ModuleID}
                    controller={controller}
                    now={Now}
                    isOpen={query.open === String(controller.ModuleID)}
                    isSending={isSending}
                    onToggle={({ isOpen }) => narrow({ open: isOpen ? String(controller.ModuleID) : null })}
                    onSend={mayPush ? onSend : undefined}
                  />
                ))}
              </Rows>
            </Card>
          ))}
          <Text size="small" tone="muted">{t.foot}</Text>
        </>
      )}
    </Stack>
  )
}
