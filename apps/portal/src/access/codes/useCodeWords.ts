import { useStore } from '@nanostores/react'
import { isClause, endMoment, startMoment, codeTypeById } from '@portal/domain'
import { editMessages } from '#portal/forms/edit.messages.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useFormatsList } from '#portal/i18n/useFormats.ts'
import { portsOf, zoneOf, type Location } from '../places.ts'
import { useClauseWords } from '../useClauseWords.ts'
import { useDescribe } from '../useDescribe.ts'
import { codeEditorMessages } from './codeEditor.messages.ts'
import { placeOfPart, toCard, type AccessCode, type CodeForm, type CodePart, type CodePlace, type OwnCodePart } from './codeForm.ts'
import { codeNumber, codeText } from './codeRow.ts'
import { codesMessages, codeTypeMessages } from './codes.messages.ts'

/** A code's parts and values as text. `isMasked`: masks digits that open a door except the last. */
export function useCodeWords(places: readonly Location[], { isMasked = false }: { isMasked?: boolean } = {}): EditWords<CodeForm, CodePart> {
  const t = useStore(codeEditorMessages)
  const { range } = useStore(codesMessages)
  const types = useStore(codeTypeMessages)
  const { on, off } = useStore(editMessages)
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
