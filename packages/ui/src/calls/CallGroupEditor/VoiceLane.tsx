import { limits, readPhoneNumber, showPhoneNumber, type VideoCallPlan, withOwnPhones } from '@portal/domain'
import { useState } from 'react'
import { Text } from '../../elements/Text/index.ts'
import { TextField } from '../../forms/TextField/index.ts'
import { listNames, nameOfPhone } from '../internal/callVoice.ts'
import { TierLane } from '../internal/TierLane.tsx'
import { useEditor } from './editorContext.ts'
import { PlanWarnings } from './PlanWarnings.tsx'
import { isAboutNumber } from './isAboutNumber.ts'

const starts = (2 * limits.watchman.nextGroupAfter) / 1000

/** The voice step: the users' own phones, then a number. */
export function VoiceLane({ plan }: { plan: VideoCallPlan }) {
  const { words, warnings, readOnly, change, people, voice } = useEditor()
  const called = withOwnPhones(plan, people)
  const owners = called.kind === 'video' ? called.ownPhones ?? [] : []
  /** The number when the field got the focus; null without focus. */
  const [entered, setEntered] = useState<string | null>(null)
  const isTyping = entered !== null
  const { voiceNumber } = plan
  const typed = voiceNumber?.phone ?? ''
  const isBad = !isTyping && typed !== '' && readPhoneNumber(typed) === null
  const own = warnings.filter((warning) => isAboutNumber(warning) && !(warning.code === 'badNumber' || (isTyping && warning.code === 'ownStation')))
  const typePhone = (phone: string) => change({ ...plan, voiceNumber: phone === '' ? null : { personId: null, label: '', ...voiceNumber, phone } })
  const leave = () => {
    setEntered(null)
    const read = readPhoneNumber(typed)
    // A number that was focused but not edited stays as it is stored.
    if (entered !== typed && read && read.e164 !== typed) typePhone(read.e164)
  }
  return (
    <TierLane at={words.seconds({ count: starts })} kind={words.voice} count={words.count({ count: voiceNumber ? 1 : 0, most: 1 })}>
      {owners.length > 0 && (
        <Text size="small">
          {words.ownPhones({
            count: owners.length, names: listNames(owners.map((personId) => nameOfPhone({ personId, number: null }, people, voice)), voice),
            seconds: (Math.ceil(owners.length / limits.watchman.peopleAtOnce) * limits.watchman.nextGroupAfter) / 1000,
          })}
        </Text>
      )}
      <PlanWarnings warnings={own.filter(({ severity }) => severity !== 'note')} />
      {readOnly && voiceNumber && <Text><bdi>{showPhoneNumber(typed)}</bdi>{voiceNumber.label !== '' && <> · {voiceNumber.label}</>}</Text>}
      {!readOnly && (
        <>
          <TextField
            label={words.phone} type="tel" autoComplete="off" help={words.phoneHelp} error={isBad ? words.badNumber : undefined}
            value={isTyping ? typed : showPhoneNumber(typed)} onFocus={() => setEntered(typed)} onBlur={leave} onChange={({ currentTarget }) => typePhone(currentTarget.value)}
          />
          {voiceNumber && (
            <TextField
              label={words.label} isOptional value={voiceNumber.label}
              onChange={({ currentTarget }) => change({ ...plan, voiceNumber: { ...voiceNumber, label: currentTarget.value } })}
            />
          )}
        </>
      )}
      {own.filter((warning) => warning.severity === 'note').map((warning) => 'after' in warning && (
        <Text key={warning.code} size="small" tone="muted">{words.soundsOnly({ seconds: warning.after / 1000 })}</Text>
      ))}
    </TierLane>
  )
}
