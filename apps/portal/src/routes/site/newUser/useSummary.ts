import { codeTypeById } from '@portal/domain'
import { useStore } from '@nanostores/react'
import type { Description } from '@portal/ui'
import { codeTypeMessages } from '#portal/access/codes/codes.messages.ts'
import { useSummarySentence } from '#portal/access/useAccessSentence.ts'
import { useDescribe } from '#portal/access/useDescribe.ts'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { usePeopleChoices } from '#portal/people/usePeopleChoices.ts'
import { emptyUserValues, type UserField } from '#portal/people/userValues.ts'
import { useMoments } from '#portal/people/useMoments.ts'
import { useUserText } from '#portal/people/useUserText.ts'
import { newUserMessages } from './messages.ts'
import type { NewAccess } from './newAccess.ts'
import { newCodeText, type NewCode } from './newCodes.ts'
import { nameOfUser, stepOfField, type Step, type WizardValues } from './wizardValues.ts'

export interface SummaryPart {
  step: Exclude<Step, 'review'>
  facts: { term: string; value: string }[]
}

export interface Summary {
  /** Where and when they may pass; undefined until it is known. */
  access: string | undefined
  /** What nobody decided about it. */
  given: NewAccess['summary'] | undefined
  parts: SummaryPart[]
}

/** Everything that would be saved, step by step; what was left as it is stands for itself. */
export function useSummary(values: WizardValues, access: NewAccess | undefined, takenCodes: ReadonlySet<number>): Summary {
  const t = useStore(newUserMessages)
  const names = useStore(userFieldMessages)
  const form = useStore(userFormMessages)
  const types = useStore(codeTypeMessages)
  const textOf = useUserText()
  const describe = useDescribe()
  const sentenceOf = useSummarySentence()
  const { list } = useMoments()
  const { groups, places } = usePeopleChoices()
  const { user, own, codes, callGroup } = values
  const changed = (step: Step, ...without: UserField[]) =>
    (Object.keys(emptyUserValues) as UserField[])
      .filter((field) => stepOfField[field] === step && !without.includes(field) && JSON.stringify(user[field]) !== JSON.stringify(emptyUserValues[field]))
      .map((field) => ({ term: names[field], value: textOf(field, user[field]) }))
  const placeNames = places.filter(({ ID }) => user.PropertyLocations.includes(ID)).map(({ Name }) => Name)
  const name = nameOfUser(user)
  const group = groups.find(({ ID }) => ID === values.groupId)
  const mail = values.sendEmail ? t.mailTo({ email: user.Email.trim() }) : t.noMail
  const callGroupText = { none: t.callGroupNone, existing: t.callGroupExisting, new: callGroup.name.trim() }[callGroup.kind]
  const numberOf = (code: NewCode) => (takenCodes.has(code.key) ? t.takenChoose : newCodeText(code, t.range))
  return {
    access: access && sentenceOf(access.summary),
    given: access?.summary,
    parts: [
      { step: 'person', facts: [...(name ? [{ term: t.name, value: name }] : []), ...changed('person', 'FirstName', 'LastName', 'Name'), ...(user.IsWebLoginEnabled && user.Email.trim() !== '' ? [{ term: t.mail, value: mail }] : [])] },
      {
        step: 'group',
        facts: [
          { term: t.userGroup, value: group?.Name ?? t.noGroup },
          ...(own ? [{ term: t.ownHours, value: describe(own) }] : []),
          { term: names.PropertyLocations, value: user.HasAllLocationAccess ? form.allPlaces : list(placeNames) },
          ...changed('group', 'PropertyLocations', 'HasAllLocationAccess'),
        ],
      },
      {
        step: 'codes',
        facts: [
          ...(codes.length === 0 ? [{ term: t.codes, value: t.none }] : codes.map((code) => ({ term: code.label.trim() || types[codeTypeById(code.type).name], value: numberOf(code) }))),
          { term: t.callGroup, value: callGroupText },
        ],
      },
    ],
  }
}

/** For a list of names and values; two codes may have one name. */
export function toItems(facts: SummaryPart['facts']): Description[] {
  return facts.map(({ term, value }, index) => ({ term, value, id: `${term}-${index}` }))
}
