import { useStore } from '@nanostores/react'
import { viewerTimeZone } from '@portal/domain'
import { Card, ChoiceField, FilteredTextField, RadioGroup, ReadOnlyField, Stack } from '@portal/ui'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pageScreen } from '#portal/app/pageScreen.tsx'
import { paths } from '#portal/app/paths.ts'
import { usePortal } from '#portal/app/PortalContext.tsx'
import { DropQuestionOfEdit } from '#portal/calls/DropQuestion.tsx'
import { EditorPage } from '#portal/forms/EditorPage.tsx'
import type { Receipt } from '#portal/forms/receipt.ts'
import { useReceipt, useSaved, useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { isLanguageLoading, locale } from '#portal/i18n/catalogue.ts'
import { zoneLabel } from '#portal/i18n/zoneLabel.ts'
import { userFormMessages } from '#portal/people/userForm.messages.ts'
import { FieldPair } from '#portal/people/UserForm/UserField.tsx'
import { ownAccountEditMessages, ownAccountMessages } from './messages.ts'
import { languages, ownAccountKind, themes, toOwnValues, type OwnAccount, type OwnField, type OwnValues, useOwnWords } from './ownAccountForm.ts'
import { OwnClocks } from './OwnClocks.tsx'
import { OwnNoticesCard } from './OwnNoticesCard.tsx'

/** The page `/site/mywebaccount/edit`, on which users edit their own record. */
export const route = pageScreen({
  load: async ({ api, signal }) => ({ account: (await api.getOwnAccount({ signal })).Account }),
  useHead() {
    const { title } = ownAccountEditMessages.useWords()
    const t = ownAccountMessages.useWords()
    return { title, breadcrumb: [{ label: t.title, href: paths.myAccount }], failed: t.failed }
  },
  keyOf: ({ account }) => account.ID,
  Page: OwnAccountEditPage,
})

type TextField = 'FirstName' | 'LastName' | 'Name' | 'Phone' | 'WatchmanPhoneNumber'

/** Edits the user's own record, with a card for each subject; the bar below names the changes. */
function OwnAccountEditPage({ account }: { account: OwnAccount }) {
  const t = ownAccountEditMessages.useWords()
  const own = ownAccountMessages.useWords()
  const form = userFormMessages.useWords()
  const words = useOwnWords()
  const portal = usePortal()
  const toldRef = useRef(false)
  const editing = useRecordEdit(account, ownAccountKind, async (api, payload) => {
    const { Account } = await api.saveOwnAccount({ ...payload, AcknowledgesEnd: toldRef.current })
    // The details are loaded again, because the frame shows the name and uses the theme.
    portal.forgetDetails()
    return Account
  })
  const { problems, refusals, change } = editing
  const { values } = editing.edit
  useAfterOwnSave(editing, words)

  const text = (field: TextField, more: { help?: string; type?: 'tel'; autoComplete: string; isOptional?: boolean }) => (
    <FilteredTextField
      {...more}
      label={words.nameOf(field)}
      name={field}
      maxLength={more.type === 'tel' ? 32 : 100}
      value={values[field]}
      error={problems[field] ? form[problems[field]] : refusals[field]}
      onChange={(event) => change({ [field]: event.currentTarget.value })}
    />
  )
  return (
    <EditorPage title={t.title} breadcrumb={[{ label: own.title, href: paths.myAccount }]} editing={editing} words={words} cancelHref={paths.myAccount}>
      <Card title={own.profile}>
        <Stack gap={4}>
          <FieldPair>
            {text('FirstName', { autoComplete: 'given-name' })}
            {text('LastName', { autoComplete: 'family-name' })}
          </FieldPair>
          {text('Name', { autoComplete: 'name', isOptional: true, help: form.nameHelp })}
          <FieldPair>
            <ReadOnlyField label={own.email} value={account.Email} help={account.Username === account.Email ? t.emailHelp : t.usernameHelp} />
            {account.Username !== account.Email && <ReadOnlyField label={own.username} value={account.Username} help={t.usernameHelp} />}
          </FieldPair>
        </Stack>
      </Card>
      <Card title={t.phones}>
        <FieldPair>
          {text('Phone', { type: 'tel', autoComplete: 'tel', isOptional: true, help: t.phoneHelp })}
          {text('WatchmanPhoneNumber', { type: 'tel', autoComplete: 'off', isOptional: true, help: t.callPhoneHelp })}
        </FieldPair>
      </Card>
      <Card title={own.look}>
        <Stack gap={4}>
          <FieldPair>
            <ChoiceField
              label={own.timeZone}
              name="TimezoneID"
              help={t.timeZoneHelp}
              placeholder={own.ofDevice({ zone: zoneLabel(viewerTimeZone()) })}
              value={values.TimezoneID ?? ''}
              options={Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zoneLabel(zone) }))}
              error={refusals['TimezoneID']}
              onValueChange={({ value }) => change({ TimezoneID: value === '' ? null : value })}
            />
            <ChoiceField
              label={own.language}
              name="Language"
              help={t.languageHelp}
              placeholder={own.ofBrowser}
              value={values.Language ?? ''}
              options={languages.map(({ code, label }) => ({ value: code, label }))}
              onValueChange={({ value }) => change({ Language: languages.find(({ code }) => code === value)?.code ?? null })}
            />
          </FieldPair>
          <OwnClocks zone={values.TimezoneID ?? viewerTimeZone()} property={account.PropertyName} propertyZone={account.PropertyTimeZone} />
          <RadioGroup
            label={own.theme}
            look="cards"
            help={t.themeHelp}
            value={values.Theme}
            options={themes.map((theme) => ({ value: theme, label: own[theme] }))}
            onValueChange={({ value }) => change({ Theme: themes.find((theme) => theme === value) ?? values.Theme })}
          />
        </Stack>
      </Card>
      <OwnNoticesCard account={account} values={values} onChange={change} />
      <DropQuestionOfEdit editing={editing} toldRef={toldRef} />
    </EditorPage>
  )
}

/** Returns to the account with the receipt, after the chosen language has loaded. */
function useAfterOwnSave(editing: Parameters<typeof useReceipt<OwnValues, OwnField>>[0] & Parameters<typeof useSaved<OwnValues, OwnAccount>>[0], words: ReturnType<typeof useOwnWords>): void {
  const { session } = usePortal()
  const receiptOf = useReceipt(editing, words)
  const navigate = useNavigate()
  const isLoading = useStore(isLanguageLoading)
  const [saved, setSaved] = useState<{ answer: OwnAccount; base: OwnValues } | null>(null)
  useSaved(editing, ({ answer, edit: { base } }) => {
    if (answer.Language !== null && answer.Language !== base.Language) {
      session.setPreference('lang', answer.Language)
      locale.set(answer.Language)
    }
    setSaved({ answer, base })
  })
  const hasLed = useRef(false)
  useEffect(() => {
    if (saved === null || isLoading || hasLed.current) return
    hasLed.current = true
    const { answer, base } = saved
    const receipt: Receipt = { version: answer.Version, ...receiptOf({ base, values: toOwnValues(answer) }) }
    void navigate(paths.myAccount, { state: { receipt } })
  }, [saved, isLoading, receiptOf, navigate])
}
