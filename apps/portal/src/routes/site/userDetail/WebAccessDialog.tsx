import type { PayloadOf } from '@portal/api-client'
import type { endpoints } from '@portal/api-client/contract'
import { managesCallGroup, UserType, minutesOfWallTime, wallTimeOfMinutes } from '@portal/domain'
import { DateField, TimeField } from '@portal/ui'
import { useState } from 'react'
import { useCall } from '#portal/app/useCall.ts'
import { FormDialog } from '#portal/forms/FormDialog.tsx'
import { NeededCallGroups, type NeededGroups } from '#portal/people/NeededCallGroups.tsx'
import { userFieldMessages } from '#portal/people/userFields.messages.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { FieldPair } from '#portal/people/UserForm/UserField.tsx'
import type { User } from '#portal/people/userValues.ts'
import { userActionMessages } from './questions.messages.ts'

export interface WebAccessDialogProps {
  user: User
  onClose: () => void
  /** Called after web access was turned on or off. */
  onDone: (end: { isOn: boolean }) => void
}

/** Turns a user's web access on, optionally until a date, or off, which ends their sessions. A manager without a call group gets one. */
export function WebAccessDialog({ user, onClose, onDone }: WebAccessDialogProps) {
  const t = userActionMessages.useWords()
  // The value is read once when the dialog opens, because the user reloads before the dialog closes.
  const [isOn] = useState(user.IsWebLoginEnabled)
  const change = useCall((api, payload: PayloadOf<typeof endpoints.updateWebAccess>) => api.updateWebAccess(payload), () => onDone({ isOn: !isOn }))
  const [end, setEnd] = useState<WebAccessEnd>({ date: user.WebLoginExpirationDate, time: user.WebLoginExpirationTime })
  const [callGroups, setCallGroups] = useState<NeededGroups>({ video: '', voice: '' })
  const isGroupNeeded = !isOn && managesCallGroup(user.UserTypeID) && user.callgroupId === null
  const kind = user.UserTypeID === UserType.CallGroupManager ? 'video' : 'voice'
  const callGroup = callGroups[kind]
  const isTyped = end.date !== user.WebLoginExpirationDate || end.time !== user.WebLoginExpirationTime || callGroup !== ''
  const [hasTried, setTried] = useState(false)
  const isDateMissing = !isOn && end.date === null && end.time !== null
  const save = () => {
    const until = isOn ? {} : { WebLoginExpirationDate: end.date, WebLoginExpirationTime: end.time }
    change.run({ ID: user.ID, IsWebLoginEnabled: !isOn, ...until, ...(isGroupNeeded && { callgroupId: Number(callGroup) }) })
  }
  return (
    <FormDialog
      startsAtCancel
      isDanger={isOn}
      title={isOn ? t.webOffTitle({ name: user.Name }) : t.webOnTitle({ name: user.Name })}
      description={isOn ? t.webOffText : t.webOnText}
      saveLabel={isOn ? t.webOffConfirm : t.webOnConfirm}
      calling={change}
      isTyped={isTyped}
      isComplete={!isDateMissing && (!isGroupNeeded || callGroup !== '')}
      onTry={() => setTried(true)}
      onSave={save}
      onClose={onClose}
    >
      {!isOn && <WebAccessEndFields end={end} isDateMissing={hasTried && isDateMissing} onChange={setEnd} />}
      {isGroupNeeded && (
        <NeededCallGroups
          preview={{ NeedVideoGroup: Number(kind === 'video'), NeedVoiceGroup: Number(kind === 'voice') }}
          name={user.Name}
          chosen={callGroups}
          wasTried={hasTried}
          onChoose={setCallGroups}
        />
      )}
    </FormDialog>
  )
}

/** The end of web access in the property's time; both fields are null without an end. */
interface WebAccessEnd {
  /** The date of the end, as an ISO date. */
  date: string | null
  /** The time of the end, as 'HH:MM'. */
  time: string | null
}

interface WebAccessEndFieldsProps {
  end: WebAccessEnd
  isDateMissing: boolean
  onChange: (end: WebAccessEnd) => void
}

/** The fields for the end of a user's web access. */
function WebAccessEndFields({ end, isDateMissing, onChange }: WebAccessEndFieldsProps) {
  const names = userFieldMessages.useWords()
  const t = userFormMessages.useWords()
  return (
    <FieldPair>
      <DateField
        isOptional
        label={names.WebLoginExpirationDate}
        value={end.date}
        help={t.webEndsHelp}
        error={isDateMissing ? t.dateMissing : undefined}
        onValueChange={({ value }) => onChange({ ...end, date: value })}
      />
      <TimeField
        isOptional
        label={names.WebLoginExpirationTime}
        canBeEmpty
        isEnd
        value={end.time === null ? null : minutesOfWallTime(end.time)}
        onValueChange={({ value }) => onChange({ ...end, time: value === null ? null : wallTimeOfMinutes(value) })}
      />
    </FieldPair>
  )
}
