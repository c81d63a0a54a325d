import { Card, CheckboxField, Icon, Text, VisuallyHidden, media } from '@portal/ui'
import { Check, Lock, Minus, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { ownAccountMessages } from './messages.ts'
import type { OwnAccount, OwnValues } from './ownAccountForm.ts'

export interface OwnNoticesCardProps {
  account: Pick<OwnAccount, 'AllowsNotifications' | 'HasApp'>
  values: Pick<OwnValues, 'MailsExports'>
  /** Called with a change; omit it if the card is read-only. */
  onChange?: (change: Pick<OwnValues, 'MailsExports'>) => void
}

/** Lists the notices that the user gets: optional ones, and those that are always sent. */
export function OwnNoticesCard({ account, values, onChange }: OwnNoticesCardProps) {
  const t = ownAccountMessages.useWords()
  const rows: { title: string; help?: string; mail: ReactNode; app: ReactNode }[] = [
    { title: t.passwordNotice, mail: <Always text={t.always} />, app: <Never text={t.no} /> },
    {
      title: t.exportNotice,
      help: t.exportNoticeHelp,
      mail: onChange ? (
        <CheckboxField
          label={<VisuallyHidden>{`${t.exportNotice}: ${t.byMail}`}</VisuallyHidden>}
          name="MailsExports"
          checked={values.MailsExports}
          onChange={({ currentTarget: { checked } }) => onChange({ MailsExports: checked })}
        />
      ) : <YesOrNo is={values.MailsExports} yes={t.yes} no={t.no} />,
      app: <Never text={t.no} />,
    },
    {
      title: t.callNotice,
      help: account.HasApp ? t.callNoticeHelp : t.noApp,
      mail: <Never text={t.no} />,
      app: <YesOrNo is={account.HasApp && account.AllowsNotifications} yes={t.yes} no={t.no} />,
    },
  ]
  return (
    <Card title={t.notices} padding="none">
      <Table>
        <thead>
          <tr>
            <th scope="col">{t.tellMe}</th>
            <th scope="col">{t.byMail}</th>
            <th scope="col">{t.byApp}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ title, help, mail, app }) => (
            <tr key={title}>
              <th scope="row">
                <Text as="span">{title}</Text>
                {help && <Text size="small" tone="muted">{help}</Text>}
              </th>
              <td>{mail}</td>
              <td>{app}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Card>
  )
}

const Always = ({ text }: { text: string }) => <Icon icon={Lock} label={text} />
const Never = ({ text }: { text: string }) => <Icon icon={Minus} label={text} />
const YesOrNo = ({ is, yes, no }: { is: boolean; yes: string; no: string }) => <Icon icon={is ? Check : X} label={is ? yes : no} tone={is ? 'success' : 'neutral'} />

const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  overflow-wrap: anywhere;

  th,
  td {
    padding: var(--portal-space-3) var(--portal-space-4);
    text-align: start;
    font-weight: inherit;
  }
  thead th {
    padding-block: var(--portal-space-2);
    color: var(--portal-text-muted);
    font: var(--portal-type-small);
  }
  :is(td, thead th:not(:first-child)) {
    inline-size: 5rem;
    text-align: center;
  }
  td > * {
    display: inline-flex;
    flex-direction: column;
    align-items: center;
  }
  td label {
    gap: 0;
  }
  ${media.phone} {
    :is(th, td):not(:first-child) {
      inline-size: 4rem;
      padding-inline: var(--portal-space-1);
    }
  }
  tbody tr {
    border-block-start: 1px solid var(--portal-border-subtle);
  }
`
