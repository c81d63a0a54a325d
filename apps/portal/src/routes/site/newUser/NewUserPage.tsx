import { unrestricted, type Restriction, managesCallGroup, UserType } from '@portal/domain'
import { Button, ButtonLink, Card, ChoiceField, Disclosure, FootBar, PageColumns, PageHeader, Stack, SwitchField, Text, RadioGroup, EmptyState, Icon, LoadingState, type IconProps, ErrorPanel } from '@portal/ui'
import { useRef, useState, useCallback } from 'react'
import { DefaultAccessAlert } from '#portal/access/DefaultAccessAlert.tsx'
import { RestrictionColumn } from '#portal/access/RestrictionForm.tsx'
import { useSummarySentence, useDescribe } from '#portal/access/useAccessSentence.ts'
import { paths } from '#portal/app/paths.ts'
import { useOnline } from '#portal/app/useOnline.ts'
import { useGrants } from '#portal/app/useRights.ts'
import { DraftNotice } from '#portal/forms/DraftNotice.tsx'
import { focusFirstInvalid } from '#portal/forms/focusFirstInvalid.ts'
import { SaveFailure } from '#portal/forms/SaveFailure.tsx'
import { peopleCountMessages } from '#portal/people/people.messages.ts'
import { useGroupsToFill, usePeopleChoices, type Place, type Property } from '#portal/people/usePeopleChoices.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { AccessFields, ContactFields, NameFields, OtherIdentityFields, RightsFields, SignInFields } from '#portal/people/UserForm/UserFields.tsx'
import { UserText } from '#portal/people/UserForm/UserField.tsx'
import { CodesFields } from './CodesFields.tsx'
import { newUserMessages } from './messages.ts'
import { type NewUserValues, isCallGroupComplete, type CallGroupChoice } from './newUserValues.ts'
import type { NewAccessState, DoorOfNewUser } from './newAccess.ts'
import type { NewUser } from './useNewUser.ts'
import { Ban, CircleCheck, Clock } from 'lucide-react'
import { styled } from 'styled-components'
import { AskFailure, useAsk } from '#portal/app/asking.tsx'
import { useRouteLoaderData } from 'react-router-dom'
import type { UserDetails } from '#portal/app/Portal.ts'
import { UniqueField, type Uniqueness } from '#portal/people/UniqueField.tsx'
import type { UserValues } from '#portal/people/userValues.ts'

interface NewUserPageProps {
  newUser: NewUser
  access: NewAccessState
  /** The user's property. */
  property: Property | undefined
  /** The locations that the user may enter. */
  places: readonly Place[]
}

/** The page for a new user: common fields, others under "More", and beside them the doors that will open. */
export function NewUserPage({ newUser, access, property, places }: NewUserPageProps) {
  const t = newUserMessages.useWords()
  const isOnline = useOnline()
  const { properties } = usePeopleChoices()
  const groups = useGroupsToFill()
  const form = useRef<HTMLFormElement>(null)
  const { values, isJudged, failure, waiting, isSaving, isRestored, change, changeUser, changeCodes, fillCodes, tellUniqueness } = newUser
  // A chosen group may have been deleted meanwhile.
  const isUndecided = groups.length > 0 && values.groupId !== 'none' && !groups.some(({ ID }) => ID === values.groupId)
  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!newUser.save() && form.current) focusFirstInvalid(form.current)
      }}
    >
      <Stack gap={5}>
        <PageHeader title={t.title} breadcrumb={[{ label: t.users, href: paths.users }]} facts={t.facts} />
        {isRestored && <DraftNotice onDiscard={newUser.startOver} />}
        {failure && !isSaving && <SaveFailure failure={failure} title={t.failed} isNew lookHref={paths.users} />}
        <PageColumns side={<DoorsCard {...access} isUndecided={isUndecided} />}>
          <Card title={t.person}>
            <Stack gap={4}>
              {properties.length > 1 && (
                <ChoiceField
                  label={t.property}
                  value={String(property?.ID)}
                  options={properties.map(({ ID, Name }) => ({ value: String(ID), label: Name }))}
                  onValueChange={({ value }) => {
                    change({ propertyId: Number(value) })
                    changeUser({ PropertyLocations: [] })
                  }}
                />
              )}
              <NameFields />
              <UserText field="Unit" isOptional maxLength={20} />
              <ContactFields />
            </Stack>
          </Card>
          <GroupCard groupId={values.groupId} isUndecided={isUndecided} isJudged={isJudged} access={access} onGroup={(groupId) => change({ groupId })} />
          <CodesFields codes={values.codes} phone={values.user.Phone} places={places} isJudged={isJudged} onCodes={changeCodes} onFill={fillCodes} onUniqueness={tellUniqueness} />
          <More newUser={newUser} access={access} isClosed={property?.LetsUnrestrictedIn === false} />
        </PageColumns>
        <FootBar fact={t.nothingSaved} waiting={waiting && t[waiting]}>
          <ButtonLink size="form" href={paths.users}>
            {t.cancel}
          </ButtonLink>
          <Button variant="primary" size="form" type="submit" isBusy={isSaving} disabledReason={isOnline ? undefined : t.waitOffline}>
            {t.add}
          </Button>
        </FootBar>
      </Stack>
    </form>
  )
}

interface MoreProps {
  newUser: NewUser
  access: NewAccessState
  /** Whether the property's doors refuse users without a group, hours and doors. */
  isClosed: boolean
}

/** The fields that are rarely needed. They open automatically if one of them has an error. */
function More({ newUser, access, isClosed }: MoreProps) {
  const t = newUserMessages.useWords()
  const words = userFormMessages.useWords()
  const mayGrant = useGrants()
  const [isOpen, setOpen] = useState(newUser.isRestored)
  const { values, isJudged, needsMore, change, tellUniqueness, setUnreadable } = newUser
  return (
    <Disclosure
      isLazy
      isOpen={isOpen || needsMore}
      onOpenChange={(next) => setOpen(next.isOpen)}
      summary={<><span>{t.more}</span> <Text as="span" tone="muted">{t.moreText}</Text></>}
    >
      <Stack gap={5}>
        <HoursCard own={values.own} access={access} isClosed={isClosed} onOwn={(own) => change({ own })} onUnreadable={setUnreadable} />
        <CallGroupCard choice={values.callGroup} user={values.user} isJudged={isJudged} onChange={(callGroup) => change({ callGroup })} onUniqueness={tellUniqueness} />
        <Card title={words.signIn}>
          <Stack gap={4}>
            <SignInFields />
            {values.user.IsWebLoginEnabled && (
              <SwitchField label={t.sendEmail} help={t.sendEmailHelp} checked={values.sendEmail} onChange={(event) => change({ sendEmail: event.currentTarget.checked })} />
            )}
          </Stack>
        </Card>
        <Card title={words.rights}>
          <RightsFields mayGrant={mayGrant} />
        </Card>
        <Card title={t.other}>
          <OtherIdentityFields />
        </Card>
      </Stack>
    </Disclosure>
  )
}

interface GroupCardProps {
  groupId: NewUserValues['groupId']
  /** Whether the user has still to choose a group or none. */
  isUndecided: boolean
  /** Whether missing values show as errors. */
  isJudged: boolean
  access: NewAccessState
  onGroup: (id: NewUserValues['groupId']) => void
}

/** A choice of the group, and one sentence that says what the user opens and when. */
function GroupCard({ groupId, isUndecided, isJudged, access: { access, group }, onGroup }: GroupCardProps) {
  const t = newUserMessages.useWords()
  const { people } = peopleCountMessages.useWords()
  const sentenceOf = useSummarySentence()
  const groups = useGroupsToFill()
  return (
    <Card title={t.group}>
      <Stack gap={4}>
        <ChoiceField
          label={t.userGroup}
          value={String(groupId ?? '')}
          placeholder={groups.length > 0 ? t.chooseGroup : t.noGroup}
          error={isJudged && isUndecided ? t.groupMissing : undefined}
          help={group?.MemberCount !== undefined && t.groupFacts({ level: group.HierarchyLevel, people: people({ count: group.MemberCount }) })}
          options={[...groups.map(({ ID, Name }) => ({ value: String(ID), label: Name })), ...(groups.length > 0 ? [{ value: 'none', label: t.noGroup }] : [])]}
          onValueChange={({ value }) => onGroup(value === '' ? null : value === 'none' ? value : Number(value))}
        />
        {access && !isUndecided && <Text aria-live="polite">{sentenceOf(access.summary)}</Text>}
        {access && !isUndecided && <DefaultAccessAlert {...access.summary} />}
      </Stack>
    </Card>
  )
}

interface HoursCardProps {
  /** The user's own hours; null for the group's. */
  own: Restriction | null
  access: NewAccessState
  /** Whether the property's doors refuse users without a group, hours and doors. */
  isClosed: boolean
  onOwn: (own: Restriction | null) => void
  onUnreadable: (fields: number) => void
}

/** The fields for the user's own hours within the group's, the doors, and the first and last day of access. */
function HoursCard({ own, access: { access, group, timeZone, now }, isClosed, onOwn, onUnreadable }: HoursCardProps) {
  const t = newUserMessages.useWords()
  const form = userFormMessages.useWords()
  const groupRestriction = access?.groupRestriction ?? null
  const follows = group ? { value: 'group', label: t.asGroup, help: t.asGroupHelp } : { value: 'group', label: t.noOwnHours, help: isClosed ? t.closedHelp : t.noGroupHelp }
  return (
    <Card title={form.validity}>
      <Stack gap={4}>
        <RadioGroup
          label={t.hours}
          look="cards"
          value={own ? 'own' : 'group'}
          options={[follows, { value: 'own', label: t.ownHours, help: group ? t.ownHoursHelp : t.ownHoursAlone }]}
          onValueChange={({ value }) => {
            onUnreadable(0)
            onOwn(value === 'own' ? (groupRestriction ?? unrestricted) : null)
          }}
        />
        {own && (
          <RestrictionColumn value={own} onChange={onOwn} onUnreadable={onUnreadable} timeZone={timeZone} now={now} groupRestriction={groupRestriction} parts={hoursOnly} />
        )}
        <AccessFields />
      </Stack>
    </Card>
  )
}

const hoursOnly = [] as const

interface DoorsCardProps extends NewAccessState {
  /** Whether the user's group is still to be chosen. */
  isUndecided: boolean
}

/** Shows when each door would open for the new user, and what decides this, unless it is the door itself. */
function DoorsCard({ access, failure, isLoading, reload, isUndecided }: DoorsCardProps) {
  const t = newUserMessages.useWords()
  const doors = isUndecided ? [] : (access?.doors ?? [])
  const open = doors.filter(({ hours }) => hours !== null).length
  return (
    <Card title={t.doorsTitle} fact={access && !isUndecided && t.doorsOpen({ open, all: doors.length })} padding="none" aria-busy={isLoading}>
      <AskFailure {...{ failure, isLoading, reload }} title={t.doorsFailed} />
      {!access && !isUndecided && !failure && <LoadingState label={t.doorsTitle} />}
      {isUndecided && !failure && <EmptyState title={t.noDoorsYet} />}
      <Doors>
        {doors.map((door) => (
          <Door key={door.id} {...door} />
        ))}
      </Doors>
    </Card>
  )
}

function Door({ name, hours, by, isOffline }: DoorOfNewUser) {
  const t = newUserMessages.useWords()
  const describe = useDescribe()
  const look = lookOf(hours)
  const sources: Record<DoorOfNewUser['by'], string> = { places: t.byPlaces, group: t.byGroup, own: t.byOwn, both: t.byBoth, door: '' }
  const closed = by === 'places' ? t.neverAtPlace : t.never
  return (
    <Row>
      <Icon {...look} />
      <div>
        <Text isStrong tone={hours ? 'default' : 'muted'}>
          {name}
        </Text>
        <Text tone={hours ? 'default' : 'muted'}>
          {hours ? describe(hours.restriction) : closed}
          {hours?.within && ` ${t.within({ hours: describe(hours.within) })}`}
        </Text>
        <Text size="small" tone="muted">
          {[sources[by], isOffline && hours && t.learnsLater].filter(Boolean).join(' · ')}
        </Text>
      </div>
    </Row>
  )
}

function lookOf(hours: DoorOfNewUser['hours']): Pick<IconProps, 'icon' | 'tone'> {
  if (!hours) return { icon: Ban, tone: 'neutral' }
  return hours.restriction.windows === null && !hours.within ? { icon: CircleCheck, tone: 'success' } : { icon: Clock, tone: 'info' }
}

const Doors = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: var(--portal-space-3);
  align-items: start;
  padding: var(--portal-space-3) var(--portal-space-4);
  overflow-wrap: anywhere;

  & + & {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
  & > svg {
    margin-block-start: var(--portal-space-0-5);
  }
`

interface CallGroupCardProps {
  choice: CallGroupChoice
  user: UserValues
  isJudged: boolean
  onChange: (choice: CallGroupChoice) => void
  onUniqueness: (name: string, kind: Uniqueness['kind']) => void
}

/** A choice of who answers calls for the new user: no one yet, an existing call group, or a new one. */
function CallGroupCard({ choice, user, isJudged, onChange, onUniqueness }: CallGroupCardProps) {
  const t = newUserMessages.useWords()
  const details = useRouteLoaderData<UserDetails>('site')
  const isManager = managesCallGroup(user.UserTypeID)
  const request = {
    AccountID: Number(details?.AccountID) || undefined,
    HasAllLocationAccess: user.HasAllLocationAccess,
    PropertyLocations: user.PropertyLocations,
    ForCallgroupUser: isManager,
  }
  const { answer, failure, isLoading, reload } = useAsk(JSON.stringify(request), (api, signal) => api.getvoiceCallgroupListForNewUser(request, { signal }))
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
