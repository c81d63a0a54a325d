import { useStore } from '@nanostores/react'
import { codeTypeMessages } from '../../../access/codes/codes.messages.ts'
import { codeTypeOf } from '../../../access/codes/codeTypes.ts'
import { useAccessSentence } from '../../../access/useAccessSentence.ts'
import { userFieldMessages, userFormMessages } from '../../../people/userForm.messages.ts'
import { type UserGroup, usePeopleChoices } from '../../../people/usePeopleChoices.ts'
import { emptyUserValues, type UserField } from '../../../people/userValues.ts'
import { useMoments, useUserText } from '../../../people/useUserText.ts'
import { newUserMessages } from './messages.ts'
import { newCodeText } from './newCodes.ts'
import { stepOfField, type Step, type WizardValues } from './wizardValues.ts'

export interface SummaryPart {
  step: Exclude<Step, 'review'>
  facts: { term: string; value: string }[]
}

/** Everything that would be written, step by step; what was left as it is stands for itself. */
export function useSummary(values: WizardValues, takenCodes: ReadonlySet<number>): SummaryPart[] {
  const t = useStore(newUserMessages)
  const names = useStore(userFieldMessages)
  const form = useStore(userFormMessages)
  const types = useStore(codeTypeMessages)
  const textOf = useUserText()
  const sentenceOf = useAccessSentence()
  const { list } = useMoments()
  const { groups, places } = usePeopleChoices()
  const { user, codes, callGroup } = values
  const changed = (step: Step) =>
    (Object.keys(emptyUserValues) as UserField[])
      .filter((field) => stepOfField[field] === step && field !== 'PropertyLocations' && field !== 'HasAllLocationAccess' && JSON.stringify(user[field]) !== JSON.stringify(emptyUserValues[field]))
      .map((field) => ({ term: names[field], value: textOf(field, user[field]) }))
  const placeNames = places.filter(({ ID }) => user.PropertyLocations.includes(ID)).map(({ Name }) => Name)
  const group = groups.find(({ ID }) => ID === values.groupId)
  const accessOf = ({ Access }: UserGroup) => {
    const access = sentenceOf(Access)
    return user.HasAllLocationAccess || Access.None !== null ? access : t.onlyAt({ access, places: list(placeNames) })
  }
  const mail = user.IsWebLoginEnabled && values.sendEmail ? t.mailTo({ email: user.Email }) : t.noMail
  const callGroupText = { none: t.callGroupNone, existing: t.callGroupExisting, new: callGroup.name.trim() }[callGroup.kind]
  return [
    { step: 'person', facts: changed('person') },
    { step: 'type', facts: [{ term: names.UserTypeID, value: textOf('UserTypeID', user.UserTypeID) }, ...changed('type').filter(({ term }) => term !== names.UserTypeID), { term: t.mail, value: mail }] },
    { step: 'group', facts: [{ term: t.group, value: group?.Name ?? t.noGroup }, ...(group ? [{ term: t.access, value: accessOf(group) }] : [])] },
    { step: 'places', facts: [{ term: names.PropertyLocations, value: user.HasAllLocationAccess ? form.allPlaces : list(placeNames) }, ...changed('places')] },
    {
      step: 'methods',
      facts: codes.length === 0 ? [{ term: t.methods, value: t.none }] : codes.map((code) => ({ term: code.label.trim() || types[codeTypeOf(code.type).name], value: takenCodes.has(code.key) ? t.takenChoose : newCodeText(code, t.range) })),
    },
    { step: 'callGroup', facts: [{ term: t.callGroup, value: callGroupText }] },
  ]
}
