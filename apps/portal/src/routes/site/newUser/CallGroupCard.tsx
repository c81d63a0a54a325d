import { managesCallGroup, UserType } from '@portal/domain'
import { Card, ChoiceField, ErrorPanel, RadioGroup, Stack, SwitchField } from '@portal/ui'
import { useCallback } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { useAsk } from '#portal/app/useAsk.ts'
import type { UserDetails } from '#portal/app/Portal.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { UniqueField } from '#portal/people/UniqueField.tsx'
import type { Uniqueness } from '#portal/people/useUnique.ts'
import type { UserValues } from '#portal/people/userValues.ts'
import { newUserMessages } from './messages.ts'
import { isCallGroupComplete, type CallGroupChoice } from './newUserValues.ts'

export interface CallGroupCardProps {
  choice: CallGroupChoice
  user: UserValues
  isJudged: boolean
  onChange: (choice: CallGroupChoice) => void
  onUniqueness: (name: string, kind: Uniqueness['kind']) => void
}

/** A choice of who answers calls for the new user: no one yet, an existing call group, or a new one. */
export function CallGroupCard({ choice, user, isJudged, onChange, onUniqueness }: CallGroupCardProps) {
  const t = newUserMessages.useWords()
  const { api } = usePortal()
  const details = useRouteLoaderData<UserDetails>('site')
  const isManager = managesCallGroup(user.UserTypeID)
  const request = {
    AccountID: Number(details?.AccountID) || undefined,
    HasAllLocationAccess: user.HasAllLocationAccess,
    PropertyLocations: user.PropertyLocations,
    ForCallgroupUser: isManager,
  }
  const { answer, failure, isLoading, reload } = useAsk(JSON.stringify(request), (signal) => api.getvoiceCallgroupListForNewUser(request, { signal }))
  const isIncomplete = isJudged && !isCallGroupComplete(choice, user)
  const offered = (answer?.CallGroups ?? []).filter(({ IsVideo }) => !isManager || IsVideo === (user.UserTypeID === UserType.CallGroupManager))
  const isKind = (value: string): value is CallGroupChoice['kind'] => ['none', 'existing', 'new'].includes(value)

  return (
    <Card title={t.callGroup}>
      <Stack gap={4}>
        <RadioGroup
          label={t.callGroupQuestion}
          value={choice.kind}
          error={isIncomplete && choice.kind === 'none' ? t.managerNeedsGroup : undefined}
          options={[
            { value: 'none', label: t.callGroupNone },
            { value: 'existing', label: t.callGroupExisting },
            { value: 'new', label: t.callGroupNew },
          ]}
          onValueChange={({ value }) => isKind(value) && onChange({ ...choice, kind: value })}
        />
        {choice.kind === 'existing' && failure && <ErrorPanel title={t.callGroupsFailed} onRetry={reload} isRetrying={isLoading} />}
        {choice.kind === 'existing' && !failure && (
          <ChoiceField
            label={t.callGroup}
            placeholder={t.callGroupChoose}
            value={String(choice.id ?? '')}
            error={isIncomplete ? t.callGroupMissing : undefined}
            options={offered.map(({ ID, Name, PropertyName }) => ({ value: String(ID), label: `${Name} · ${PropertyName}` }))}
            onValueChange={({ value }) => onChange({ ...choice, id: value === '' ? null : Number(value) })}
          />
        )}
        {choice.kind === 'new' && <NewCallGroup {...{ choice, user, isIncomplete, onChange, onUniqueness }} />}
      </Stack>
    </Card>
  )
}

function NewCallGroup({ choice, user, isIncomplete, onChange, onUniqueness }: Pick<CallGroupCardProps, 'choice' | 'user' | 'onChange' | 'onUniqueness'> & { isIncomplete: boolean }) {
  const t = newUserMessages.useWords()
  const tell = useCallback((kind: Uniqueness['kind']) => onUniqueness('callGroupName', kind), [onUniqueness])
  return (
    <>
      <UniqueField
        label={t.name}
        value={choice.name}
        saved=""
        candidate={choice.name}
        ask={(api, Value, signal) => api.isCallGroupNameUnique({ Value }, { signal })}
        maxLength={15}
        help={t.callGroupNameHelp}
        error={isIncomplete ? t.callGroupNameWrong : undefined}
        onType={(name) => onChange({ ...choice, name })}
        onUniqueness={tell}
      />
      {!managesCallGroup(user.UserTypeID) && (
        <SwitchField label={t.isVideo} help={t.isVideoHelp} checked={choice.isVideo} onChange={(event) => onChange({ ...choice, isVideo: event.currentTarget.checked })} />
      )}
    </>
  )
}
