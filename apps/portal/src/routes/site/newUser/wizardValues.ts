import type { PayloadOf } from '@portal/api-client'
import { type endpoints, toRestrictionRecord } from '@portal/api-client/contract'
import { checkCallGroupName, lintRestriction, managesCallGroup, type Restriction, UserType } from '@portal/domain'
import { toCodeRequest } from '#portal/access/codes/codeForm.ts'
import { userProblems } from '#portal/people/userProblems.ts'
import { emptyUserValues, isUserValues, type UserField, type UserValues } from '#portal/people/userValues.ts'
import { newCodeProblems, placeCode, type NewCode } from './newCodes.ts'

export type WizardRequest = PayloadOf<typeof endpoints.saveUserWizard>

/** The steps in their order; the address names the one that is shown. */
export const steps = ['person', 'group', 'codes', 'review'] as const
export type Step = (typeof steps)[number]

export interface CallGroupChoice {
  kind: 'none' | 'existing' | 'new'
  /** Of an existing one. */
  id: number | null
  /** Of a new one. */
  name: string
  isVideo: boolean
}

/** Everything the wizard collects. Nothing of it is a secret: a password is set by the mailed link. */
export interface WizardValues {
  user: UserValues
  propertyId: number | null
  /** 'none': a decision for no group; null: not chosen. */
  groupId: number | 'none' | null
  /** Hours of their own within the group's; null: as the group. */
  own: Restriction | null
  codes: NewCode[]
  callGroup: CallGroupChoice
  sendEmail: boolean
}

export const emptyWizard: WizardValues = {
  user: emptyUserValues,
  propertyId: null,
  groupId: null,
  own: null,
  codes: [],
  callGroup: { kind: 'none', id: null, name: '', isVideo: true },
  sendEmail: true,
}

/** The fields of a user that a step asks for; a refusal leads back to it. */
export const stepOfField: Partial<Record<UserField, Step>> = {
  FirstName: 'person', LastName: 'person', Name: 'person', Email: 'person', Phone: 'person', Unit: 'person', DirectoryPin: 'person',
  WatchmanPhoneNumber: 'person', TimezoneID: 'person', Notes: 'person',
  UserTypeID: 'person', IsWebLoginEnabled: 'person', Username: 'person', WebLoginExpirationDate: 'person', WebLoginExpirationTime: 'person',
  IsMobileOnly: 'person', IsCellgateApp: 'person', IsUserAdmin: 'person', IsKitsAdmin: 'person', IsBillingAdmin: 'person',
  HasAllLocationAccess: 'group', PropertyLocations: 'group', validFrom: 'group', validFromTime: 'group', validUntil: 'group', validUntilTime: 'group',
  LimitActuationModeID: 'group',
}

/** As the service shows them: the shown name, or else first and last name. */
export function nameOfUser({ FirstName, LastName, Name }: UserValues): string {
  return Name.trim() || [FirstName.trim(), LastName.trim()].filter(Boolean).join(' ')
}

/** Whether a step has all it needs; in a closed property the group has to be chosen. What is taken meanwhile, only the service knows. */
export function isStepComplete(step: Step, values: WizardValues, isClosed = false): boolean {
  const problems = Object.keys(userProblems(values.user)) as UserField[]
  if (problems.some((field) => stepOfField[field] === step)) return false
  if (step === 'group' && isClosed && values.groupId === null) return false
  if (step === 'group') return values.own === null || isWhole(values.own)
  if (step === 'codes') return isCallGroupComplete(values.callGroup, values.user) && values.codes.every((code) => Object.keys(newCodeProblems(code, values.codes)).length === 0)
  return true
}

/** Whether hours contradict nothing, such as a window without a day. */
function isWhole(restriction: Restriction): boolean {
  return lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).every(({ severity }) => severity !== 'error')
}

/** A new call group's name has 5 to 15 characters (specification §5); who manages call groups needs one. */
export function isCallGroupComplete({ kind, id, name }: CallGroupChoice, { UserTypeID }: Pick<UserValues, 'UserTypeID'>): boolean {
  if (kind === 'none') return !managesCallGroup(UserTypeID)
  return kind === 'existing' ? id !== null : checkCallGroupName(name).length === 0
}

/** Whether a new call group of this user calls apps: who manages groups of one kind makes one of it. */
export function isNewGroupVideo({ isVideo }: CallGroupChoice, { UserTypeID }: Pick<UserValues, 'UserTypeID'>): boolean {
  return managesCallGroup(UserTypeID) ? UserTypeID === UserType.CallGroupManager : isVideo
}

/** The step an address may show: never one past a step that still lacks something. */
export function shownStep(wanted: string | null, values: WizardValues, isClosed = false): Step {
  const reachable = steps.findIndex((step) => !isStepComplete(step, values, isClosed))
  const asked = Math.max(0, steps.findIndex((step) => step === wanted))
  return steps[reachable === -1 ? asked : Math.min(asked, reachable)] ?? 'person'
}

/** Where a refused field stands: 'Email', or 'AccessCodes.0.Code'. */
export function stepOfRefusal(field: string): Step | null {
  if (field.startsWith('AccessCodes') || field.startsWith('CallGroup')) return 'codes'
  if (field === 'UserGroupID' || field.startsWith('Restriction')) return 'group'
  return (stepOfField as Partial<Record<string, Step>>)[field.split('.').at(-1) ?? ''] ?? null
}

/** `places`: where the person may pass, and so where each code opens. */
export function toWizardRequest(values: WizardValues, propertyId: number, places: readonly number[]): WizardRequest {
  const { HasAllLocationAccess, PropertyLocations, callgroupId: _chosenBelow, ...user } = values.user
  const tidy = Object.fromEntries(Object.entries(user).map(([field, value]) => [field, typeof value === 'string' ? value.trim() : value]))
  return {
    PropertyID: propertyId,
    User: tidy as WizardRequest['User'],
    UserGroupID: typeof values.groupId === 'number' ? values.groupId : null,
    HasAllLocationAccess,
    PropertyLocations: HasAllLocationAccess ? [] : PropertyLocations,
    Restriction: values.own && toRestrictionRecord(values.own),
    AccessCodes: values.codes.map((code) => {
      const { userID: _nobodyYet, ...input } = toCodeRequest(placeCode(code, places), 0, null)
      return input
    }),
    CallGroup: toCallGroup({ ...values.callGroup, isVideo: isNewGroupVideo(values.callGroup, values.user) }),
    SendEmail: values.sendEmail,
  }
}

function toCallGroup({ kind, id, name, isVideo }: CallGroupChoice): NonNullable<WizardRequest['CallGroup']> {
  if (kind === 'existing' && id !== null) return { Kind: 'existing', callgroupId: id }
  return kind === 'new' ? { Kind: 'new', Name: name.trim(), IsVideo: isVideo } : { Kind: 'none' }
}

/** What was kept in the tab's storage; null where it is of another form. */
export function readWizardValues(stored: unknown): WizardValues | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { user, own, codes, callGroup, propertyId, groupId, sendEmail }: Partial<Record<string, unknown>> = { ...stored }
  const isId = (value: unknown) => value === null || typeof value === 'number'
  if (!isUserValues(user) || !Array.isArray(codes) || typeof callGroup !== 'object' || callGroup === null) return null
  if (typeof own !== 'object' || (own !== null && !('windows' in own))) return null
  if (!isId(propertyId) || !(isId(groupId) || groupId === 'none') || typeof sendEmail !== 'boolean') return null
  return { ...(stored as WizardValues), callGroup: { ...emptyWizard.callGroup, ...callGroup } }
}
