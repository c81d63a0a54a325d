import { Card, EmailField, FilteredTextField } from '@portal/ui'
import { styled } from 'styled-components'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { EditWords } from '#portal/forms/recordKind.ts'
import { useAfterSave, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { billingMessages } from '../messages.ts'
import { detailNames, detailsKind, type BillingDetails, type BillingInfo, type DetailName } from './billingDetails.ts'
import { billingDetailsMessages } from './messages.ts'

/** The page `/site/billing/details`. */
export const route = pageScreen({
  load: async ({ api, signal }) => ({ info: await api.getBillingInfo({}, { signal }) }),
  useHead() {
    const t = billingDetailsMessages.useWords()
    const { back } = billingMessages.useWords()
    return { title: t.title, breadcrumb: [{ label: back, href: paths.billing }], failed: t.failed }
  },
  Page: BillingDetailsForm,
})

const fields: Record<DetailName, { label: 'company' | 'contact' | 'email' | 'phone' | 'address1' | 'address2' | 'city' | 'state' | 'zip'; autoComplete: string }> = {
  CompanyName: { label: 'company', autoComplete: 'organization' },
  ContactName: { label: 'contact', autoComplete: 'name' },
  Email: { label: 'email', autoComplete: 'email' },
  Phone: { label: 'phone', autoComplete: 'tel' },
  Address1: { label: 'address1', autoComplete: 'address-line1' },
  Address2: { label: 'address2', autoComplete: 'address-line2' },
  City: { label: 'city', autoComplete: 'address-level2' },
  State: { label: 'state', autoComplete: 'address-level1' },
  Zip: { label: 'zip', autoComplete: 'postal-code' },
}
const optional: ReadonlySet<DetailName> = new Set(['Phone', 'Address2'])

/** The form for the recipient and the address of the account's invoices. */
function BillingDetailsForm({ info }: { info: BillingInfo }) {
  const t = billingDetailsMessages.useWords()
  const { back } = billingMessages.useWords()
  const editing = useRecordEdit(info, detailsKind(info.AccountID), (api, details) => api.updateBillingInfo(details))
  const { problems, refusals, change } = editing
  const { values } = editing.edit
  const words: EditWords<BillingDetails, DetailName> = { nameOf: (name) => t[fields[name].label], textOf: (name, of) => of[name] }
  useAfterSave(editing, words, { leadsTo: paths.billing, isNew: false, title: t.saved })
  return (
    <EditorPage title={t.title} breadcrumb={[{ label: back, href: paths.billing }]} editing={editing} words={words} saveLabel={t.save} cancelHref={paths.billing}>
      <Card title={t.card}>
        <Fields>
          {detailNames.map((name) => {
            const { label, autoComplete } = fields[name]
            const problem = problems[name]
            const shared = {
              name,
              label: t[label],
              autoComplete,
              isOptional: optional.has(name),
              help: name === 'State' ? t.stateHelp : undefined,
              value: values[name],
              error: problem ? t[problem] : refusals[name],
              onChange: (event: { currentTarget: { value: string } }) => change({ [name]: event.currentTarget.value }),
            }
            return name === 'Email' ? <EmailField key={name} {...shared} /> : <FilteredTextField key={name} {...shared} />
          })}
        </Fields>
      </Card>
    </EditorPage>
  )
}

const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(260px, 100%), 1fr));
  gap: var(--portal-space-4);
  max-inline-size: var(--portal-layout-readable);
`
