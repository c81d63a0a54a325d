import type { endpoints, ResponseOf } from '@portal/api-client/contract'
import { codeTypeById, isClause, endMoment, startMoment } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { redirect } from 'react-router-dom'
import { codeKind, type AccessCode, type CodeEditing, placeOfPart, toCard, type CodeForm, type CodePart, type CodePlace, type OwnCodePart } from '#portal/access/codes/codeForm.ts'
import { codeEditorMessages } from '#portal/access/codes/codeEditor.messages.ts'
import { codeTypeMessages, codesMessages } from '#portal/access/codes/codes.messages.ts'
import { placesQuestion, type Location, portsOf, zoneOf } from '#portal/access/places.ts'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { codePath, paths, userPath } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { newRecord } from '#portal/forms/recordKind.ts'
import { useAfterSave } from '#portal/forms/useAfterSave.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval } from '#portal/forms/useRemoval.ts'
import { CodeEditorPage, type CodeOwner } from './CodeEditorPage.tsx'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { useClauseWords, useDescribe } from '#portal/access/useAccessSentence.ts'
import { codeNumber, codeText } from '#portal/access/codes/codeRow.ts'

type Pushes = ResponseOf<typeof endpoints.deleteAccessCode>['Pushes']

interface CodePageData {
  /** The user of the code; null for a shared code. */
  owner: CodeOwner | null
  places: Location[]
  /** The saved code; null for a new one. */
  code: AccessCode | null
  /** The current time in milliseconds on the server's clock. */
  now: number
}

/**
 * The pages `/site/users/:id/codes/new` and `/site/users/:id/codes/:code`, for a user's entry method. The same pages under
 * `/site/users/codes` are for a shared code.
 */
export function route(portal: Portal): ScreenRoute {
  const { api } = portal
  return pageScreen(portal, {
    right: 'codes.edit',
    async load({ signal, params }): Promise<CodePageData> {
      const userId = params['id'] === undefined ? null : Number(params['id'])
      const codeId = params['code'] === undefined ? null : Number(params['code'])
      const [user, places, code] = await Promise.all([
        userId === null ? null : api.getUserDetail({ ID: userId }, { signal }),
        placesQuestion.ask(api, signal),
        codeId === null ? null : api.getAccessCode({ ID: codeId }, { signal }),
      ])
      // A code of another user is refused, because saving at this user's address would reassign it.
      if (code && code.UserID !== userId) throw redirect(codePath(code.UserID, code.ID))
      return { owner: user && { id: user.ID, name: user.Name }, places: places.Locations, code, now: api.serverNow() }
    },
    useHead() {
      const t = codeEditorMessages.useWords()
      return { title: t.editTitle, breadcrumb: [{ label: t.users, href: paths.users }], failed: t.failed, mayNot: t.mayNot }
    },
    keyOf: ({ owner, code }) => `${owner?.id ?? 'nobody'} ${code?.ID ?? 'new'}`,
    Page: LoadedCode,
  })
}

function LoadedCode(data: CodePageData) {
  const { owner, code, places } = data
  const leadsTo = owner ? userPath(owner.id) : paths.codes
  const t = codeEditorMessages.useWords()
  const types = codeTypeMessages.useWords()
  const toaster = useToaster()
  const editing: CodeEditing = useRecordEdit(code ?? newRecord, codeKind(owner?.id ?? null, code?.ID ?? 0, places), (api, request) => (owner ? api.saveUpdateAccessCodeUnique(request) : api.saveUpdateAccessCode(request)))
  const words = useCodeWords(places)
  const { label, type } = editing.edit.values
  useAfterSave(editing, useCodeWords(places, { isMasked: true }), {
    leadsTo,
    isNew: code === null,
    title: t.saved({ name: label.trim() || types[codeTypeById(type).name] }),
    noteOf: ({ Pushes }) => describePushes(Pushes, t),
  })
  const removal = useRemoval(editing, (api) => api.deleteAccessCode({ ID: code?.ID ?? 0 }), leadsTo, ({ Pushes }) => toaster.success(t.removed, { description: describePushes(Pushes, t) }))
  return <CodeEditorPage {...data} editing={editing} words={words} removal={removal} />
}

type Words = NonNullable<(typeof codeEditorMessages)['value']>

/** A sentence about which controllers are synced and which aren't. */
function describePushes(pushes: Pushes, t: Words): string {
  const sent = pushes.filter(({ Status }) => Status === 'sent' || Status === 'acknowledged')
  const waiting = pushes.filter(({ Status }) => Status === 'waiting')
  const names = sent.map(({ ModuleName }) => ModuleName)
  return [
    ...(sent.length > 0 ? [t.pushed({ count: sent.length }), names.slice(0, 3).join(', ') + (names.length > 3 ? ' …' : '.')] : []),
    ...waiting.slice(0, 2).map(({ ModuleName }) => t.waiting({ modules: ModuleName })),
  ].join(' ')
}

/** A code's parts and values as text. `isMasked` hides digits that open a door except the last. */
function useCodeWords(places: readonly Location[], { isMasked = false }: { isMasked?: boolean } = {}): EditWords<CodeForm, CodePart> {
  const t = codeEditorMessages.useWords()
  const { range } = codesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const { on, off } = editMessages.useWords()
  const clauses = useClauseWords()
  const describe = useDescribe()
  const list = useFormatsList()
  const placeOf = (part: string) => places.find(({ PropertyLocationID }) => PropertyLocationID === placeOfPart(part))
  const opensText = (part: string, place: CodePlace | undefined) => {
    if (!place) return t.notThere
    if (!place.isActive) return t.offThere
    const { ports } = place
    const location = placeOf(part)
    if (ports === null || !location) return t.everyDoor
    return t.theseDoors({ doors: list(portsOf(location).filter(({ PortID }) => ports.includes(PortID)).map(({ Name }) => Name)) })
  }
  const validText = ({ validFrom, validUntil }: CodeForm) => {
    if (validFrom === null && validUntil === null) return t.always
    const timeZone = zoneOf(places)
    return describe({ validFrom: startMoment(validFrom, timeZone), validUntil: endMoment(validUntil, timeZone) })
  }
  const numberText = (form: CodeForm) => {
    const isCard = codeTypeById(form.type).entry === 'card'
    const noCard = { WiegandFormat: null, FacilityCode: null, CardNumber: null, CardRangeFrom: null, CardRangeTo: null }
    const code = { AccessCodeTypeID: form.type as AccessCode['AccessCodeTypeID'], Code: form.code.trim(), ...(isCard ? toCard(form) : noCard) }
    const text = codeText(code)
    return text.kind === 'masked' && !isMasked ? text.hidden : codeNumber(code, range)
  }
  const names: Record<Exclude<OwnCodePart, `place:${number}`>, string> = {
    type: t.type, label: t.label, code: t.code, phoneCode: t.phoneCodeLabel, outputMode: t.output, isActive: t.isActive, card: t.cardNumber,
    validDates: t.valid, ownHours: t.ownHours,
  }
  const isPlace = (part: OwnCodePart): part is `place:${number}` => placeOfPart(part) !== null
  return {
    nameOf(part) {
      if (isClause(part)) return clauses.nameOf(part)
      return isPlace(part) ? t.opensAt({ place: placeOf(part)?.Name ?? '' }) : names[part]
    },
    textOf(part, form) {
      if (isClause(part)) return form.restriction ? clauses.textOf(part, form.restriction) : ''
      if (isPlace(part)) return opensText(part, form.places.find(({ id }) => id === placeOfPart(part)))
      switch (part) {
        case 'type': return types[codeTypeById(form.type).name]
        case 'label': return form.label
        case 'code': case 'card': return numberText(form)
        case 'phoneCode': return isMasked ? '•'.repeat(form.phoneCode.length) : form.phoneCode
        case 'outputMode': return t[`output${form.outputMode}`]
        case 'isActive': return form.isActive ? on : off
        case 'validDates': return validText(form)
        case 'ownHours': return form.restriction ? describe(form.restriction) : t.anyHours
        default: return part satisfies never
      }
    },
  }
}
