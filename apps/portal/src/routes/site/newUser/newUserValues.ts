import type { PayloadOf } from '@portal/api-client'
import { type endpoints, toRestrictionRecord } from '@portal/api-client/contract'
import { checkCallGroupName, lintRestriction, managesCallGroup, type Restriction, UserType, plainParts, FacilityCodeMode, wiegandLayouts, readCard, readCardNumber, codeTypeById } from '@portal/domain'
import { toCodeRequest, codeNumberProblems, type CodeField, type CodeForm, type CodeProblem } from '#portal/access/codes/codeForm.ts'
import { userProblems, emptyUserValues, type UserField, type UserValues } from '#portal/people/userValues.ts'

export type WizardRequest = PayloadOf<typeof endpoints.saveUserWizard>

export interface CallGroupChoice {
  kind: 'none' | 'existing' | 'new'
  /** The id of an existing call group. */
  id: number | null
  /** The name of a new call group. */
  name: string
  isVideo: boolean
}

/** All fields of the page. None of them is a secret of the user, because a mailed link sets the password. */
export interface NewUserValues {
  user: UserValues
  propertyId: number | null
  /** The id of the group; 'none' if the user deliberately gets none, null if nothing is chosen yet. */
  groupId: number | 'none' | null
  /** The user's own hours within the group's; null for the group's. */
  own: Restriction | null
  codes: NewCode[]
  callGroup: CallGroupChoice
  sendEmail: boolean
}

export const emptyNewUser: NewUserValues = {
  user: emptyUserValues,
  propertyId: null,
  groupId: null,
  own: null,
  codes: [],
  callGroup: { kind: 'none', id: null, name: '', isVideo: true },
  sendEmail: true,
}

/** The fields on the page itself; all others are under "More". */
const fieldsOnTop: ReadonlySet<string> = new Set<UserField>(['FirstName', 'LastName', 'Unit', 'Email', 'Phone'])

/** Whether a field is under "More". Names are those of problems and refusals ('Username', 'Restriction.windows'). */
export function isUnderMore(field: string): boolean {
  return !field.startsWith('AccessCodes') && !/^code\d/.test(field) && field !== 'UserGroupID' && !fieldsOnTop.has(field.split('.').at(-1) ?? '')
}

/** The fields that prevent adding the user. Doesn't check whether values are taken. */
export function missingFields(values: NewUserValues, needsGroup: boolean): string[] {
  return [
    ...Object.keys(userProblems(values.user)),
    ...(needsGroup && values.groupId === null ? ['UserGroupID'] : []),
    ...(values.own === null || isWhole(values.own) ? [] : ['Restriction']),
    ...(values.codes.every((code) => Object.keys(newCodeProblems(code, values.codes)).length === 0) ? [] : ['AccessCodes']),
    ...(isCallGroupComplete(values.callGroup, values.user) ? [] : ['CallGroup']),
  ]
}

/** Whether hours are valid and every window has a day. */
function isWhole(restriction: Restriction): boolean {
  return lintRestriction(restriction, { now: 0, timeZone: 'UTC' }).every(({ severity }) => severity !== 'error')
}

/** Whether the choice of a call group is complete. A new group's name has 5 to 15 characters (specification §5); a manager of call groups needs a group. */
export function isCallGroupComplete({ kind, id, name }: CallGroupChoice, { UserTypeID }: Pick<UserValues, 'UserTypeID'>): boolean {
  if (kind === 'none') return !managesCallGroup(UserTypeID)
  return kind === 'existing' ? id !== null : checkCallGroupName(name).length === 0
}

/** Whether the new call group is a video group. A manager of one kind gets that kind. */
export function isNewGroupVideo({ isVideo }: CallGroupChoice, { UserTypeID }: Pick<UserValues, 'UserTypeID'>): boolean {
  return managesCallGroup(UserTypeID) ? UserTypeID === UserType.CallGroupManager : isVideo
}

/** The request that saves the new user. `places` are the user's locations, at which each code is active. */
export function toWizardRequest(values: NewUserValues, propertyId: number, places: readonly number[]): WizardRequest {
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

type NewUserPart = keyof NewUserValues

/** The path of a user's field in the page's values. */
export const pathInNewUser = (field: UserField): string => `user.${field}`

/** The kind of record for the page of a new user, which has no version and no other editors. The page shows missing values. */
export const newUserKind = {
  name: 'newUser',
  parts: plainParts<NewUserValues, NewUserPart>(Object.keys(emptyNewUser) as NewUserPart[]),
  valuesOf: () => emptyNewUser,
  check: () => ({}),
  bound: Object.keys(emptyNewUser.user).map((field) => pathInNewUser(field as UserField)),
}

/** A code with a key for the page. It opens all doors that the user may open. */
export interface NewCode extends CodeForm {
  key: number
}

/** The code as it will be saved, at the locations with the ids `places`. */
export function placeCode({ key: _key, ...form }: NewCode, places: readonly number[]): CodeForm {
  return { ...form, places: places.map((id) => ({ id, isActive: true, ports: null })) }
}

/** The problems of a code, including an earlier code with the same number. */
export function newCodeProblems(code: NewCode, codes: readonly NewCode[]): Partial<Record<CodeField, CodeProblem>> {
  const problems = codeNumberProblems(code)
  if (Object.keys(problems).length > 0) return problems
  const above = codes.slice(0, codes.findIndex(({ key }) => key === code.key))
  const shared = above.map((other) => sharedField(code, other)).find((field) => field !== null)
  return shared === undefined ? {} : { [shared]: 'codeTwice' }
}

/** The field that must be unique; `named` is its name in the contract. */
export function numberField({ type, mode, cardEntry }: CodeForm, named?: string | null): CodeField {
  if (codeTypeById(type).entry !== 'card') return named === 'PhoneCode' ? 'phoneCode' : 'code'
  if (mode !== FacilityCodeMode.FacilityCode) return 'rangeFrom'
  return cardEntry === 'raw' ? 'raw' : 'card'
}

/** The field in which two codes collide: the same digits, or a card that both match (specification §5). Null if they don't. */
function sharedField(code: NewCode, other: NewCode): CodeField | null {
  const [entry, otherEntry] = [codeTypeById(code.type).entry, codeTypeById(other.type).entry]
  if (entry !== otherEntry) return null
  if (entry === 'card') return cardsMeet(code, other) ? numberField(code) : null
  if (plain(code) === plain(other)) return 'code'
  return entry === 'phone' && code.phoneCode.trim() !== '' && code.phoneCode.trim() === other.phoneCode.trim() ? 'phoneCode' : null
}

function plain({ type, code }: CodeForm): string {
  return codeTypeById(type).entry === 'phone' ? code.replaceAll(/\D/g, '') : code.trim()
}

interface CardNumbers {
  /** The facility code; null for any. */
  facility: number | null
  from: number
  to: number
}

/** The cards that a form describes; null while it is incomplete. */
function cardsOf(form: CodeForm): CardNumbers | null {
  const reading = form.mode === FacilityCodeMode.FacilityCode && form.cardEntry === 'raw' ? readCard(form.format, form.raw) : null
  if (reading?.kind === 'card') return { facility: reading.numbers.facility, from: reading.numbers.card, to: reading.numbers.card }
  const hasFacility = wiegandLayouts[form.format].facility !== null && form.mode !== FacilityCodeMode.Range
  const [from, to] = form.mode === FacilityCodeMode.FacilityCode ? [form.card, form.card] : [form.rangeFrom, form.rangeTo]
  const numbers = { facility: hasFacility ? readCardNumber(form.facility) : null, from: readCardNumber(from), to: readCardNumber(to) }
  if (reading !== null || numbers.from === null || numbers.to === null) return null
  return { facility: numbers.facility, from: numbers.from, to: numbers.to }
}

function cardsMeet(one: CodeForm, other: CodeForm): boolean {
  const [cards, others] = [cardsOf(one), cardsOf(other)]
  if (!cards || !others || one.format !== other.format) return false
  const isSameFacility = cards.facility === null || others.facility === null || cards.facility === others.facility
  return isSameFacility && cards.from <= others.to && cards.to >= others.from
}
