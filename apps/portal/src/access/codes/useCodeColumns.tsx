import { codeTypeById, type CodeTypeName } from '@portal/domain'
import { activeStatus, CellLines, deniedStatus, expiredStatus, Icon, IconButton, processingStatus, RelativeTime, sendingStatus, StatusLabel, type StatusLabelProps, Text, TextLink, type DataTableColumn, type IconComponent, type Status } from '@portal/ui'
import { Eye, EyeOff, Bluetooth, CreditCard, Hash, KeyRound, Nfc, Phone, QrCode, Radio, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { codePath } from '#portal/app/paths.ts'
import { useFormats } from '#portal/i18n/useFormats.ts'
import { codeNumber, codeState, codeText, type CodeState, type ListedCode } from './codeRow.ts'
import { codesMessages, codeTypeMessages } from './codes.messages.ts'

export interface CodeColumnsOptions {
  timeZone: string
  /** The current time in milliseconds on the server's clock. */
  now: number
  /** Whether rows lead to the code's editor. */
  mayEdit: boolean
}

const looks: Record<CodeState, Status> = { active: activeStatus, lost: deniedStatus, off: deniedStatus, waiting: sendingStatus, later: processingStatus, ended: expiredStatus }

export function useCodeColumns({ timeZone, now, mayEdit }: CodeColumnsOptions): DataTableColumn<ListedCode>[] {
  const t = codesMessages.useWords()
  const types = codeTypeMessages.useWords()
  const formats = useFormats(timeZone)
  const nameOf = ({ AccessCodeTypeID, Label }: ListedCode) => Label || types[codeTypeById(AccessCodeTypeID).name]
  return [
    {
      id: 'method',
      header: t.method,
      phone: 'title',
      width: '32%',
      cell: (code) => {
        const places = code.PropertyLocations.filter(({ IsActive }) => IsActive).length
        const facts = [
          ...(code.Label ? [types[codeTypeById(code.AccessCodeTypeID).name]] : []),
          places === 0 ? t.nowhere : t.everywhere({ count: places }),
          ...(code.Restriction ? [t.restricted] : []),
          ...(code.DoorOutputMode === 1 ? [] : [t.holdsOpen]),
        ]
        return (
          <Method>
            <Icon icon={codeTypeIcons[codeTypeById(code.AccessCodeTypeID).name]} />
            <CellLines second={facts.join(' · ')}>
              {mayEdit ? (
                <TextLink href={codePath(code.UserID, code.ID)} aria-label={t.edit({ code: nameOf(code) })}>
                  <bdi>{nameOf(code)}</bdi>
                </TextLink>
              ) : (
                <bdi>{nameOf(code)}</bdi>
              )}
            </CellLines>
          </Method>
        )
      },
    },
    { id: 'code', header: t.code, phone: 'fact', cell: (code) => <CodeCell code={code} name={nameOf(code)} /> },
    {
      id: 'lastUsed',
      header: t.lastUsed,
      phone: 'fact',
      phonePrefix: t.lastUsedAt,
      cell: ({ LastUsedAt, LastTriedAt }) => {
        const used = LastUsedAt === null ? t.never : <RelativeTime instant={LastUsedAt} now={now} timeZone={formats.timeZone} />
        const isNewer = LastTriedAt !== null && (LastUsedAt === null || LastTriedAt > LastUsedAt)
        return isNewer ? <CellLines second={<>{t.lastTried} <RelativeTime instant={LastTriedAt} now={now} timeZone={formats.timeZone} /></>}>{used}</CellLines> : used
      },
    },
    {
      id: 'status',
      header: t.status,
      phone: 'status',
      cell: (code) => <CodeStateLabel code={code} now={now} />,
    },
  ]
}

/** A code's state. `now` is in milliseconds. */
export function CodeStateLabel({ code, now, look }: { code: ListedCode; now: number } & Pick<StatusLabelProps, 'look'>) {
  const t = codesMessages.useWords()
  const state = codeState(code, now)
  return <StatusLabel status={looks[state]} look={look}>{state === 'lost' && code.PushStatus === 'waiting' ? t.lostWaiting : t[state]}</StatusLabel>
}

/** A code in a list. Digits that open a door are hidden until the user reveals them. */
function CodeCell({ code, name }: { code: ListedCode; name: string }) {
  const t = codesMessages.useWords()
  const [isShown, setShown] = useState(false)
  const text = codeText(code)
  if (text.kind !== 'masked') {
    const number = <bdi>{codeNumber(code, t.range)}</bdi>
    return <Text as="span" isTabular>{code.LostAt === null ? number : <s>{number}</s>}</Text>
  }
  return (
    <Masked>
      <Text as="span" isTabular>
        <bdi>{isShown ? text.hidden : text.text}</bdi>
      </Text>
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? t.hide({ code: name }) : t.show({ code: name })}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      />
    </Masked>
  )
}

const Method = styled.span`
  display: flex;
  gap: var(--portal-space-2);
  min-inline-size: 0;

  & > svg {
    flex: none;
    margin-block-start: var(--portal-space-0-5);
    color: var(--portal-text-muted);
  }
`

/** A line with a button of touch size, although the line itself is low. */
const Masked = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--portal-space-2);
  vertical-align: middle;

  & > button {
    margin-block: calc(-1 * var(--portal-space-2));
  }
`

/** The icon of each type of code. */
const codeTypeIcons: Record<CodeTypeName, IconComponent> = {
  GateCode: KeyRound,
  CGKeypad: Hash,
  ProxCard: Nfc,
  AccessCard: CreditCard,
  RFIDTag: Nfc,
  ClickerRemote: Radio,
  RFIDCardClicker: Radio,
  PhoneNumber: Phone,
  EncryptedCredential: Smartphone,
  BluetoothAccess: Bluetooth,
  QR: QrCode,
}
