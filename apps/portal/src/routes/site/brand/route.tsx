import { useStore } from '@nanostores/react'
import { mayDo } from '@portal/domain'
import { useToaster } from '@portal/ui'
import { useLoaderData, useNavigate } from 'react-router-dom'
import { attempt, type Attempt } from '#portal/app/attempt.ts'
import { FailedPage } from '#portal/app/FailedPage.tsx'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import { sentJson } from '#portal/app/sentJson.ts'
import { signedIn, signedInAction } from '#portal/app/signedIn.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { saveRecord } from '#portal/forms/saveRecord.ts'
import { useReceipt } from '#portal/forms/useReceipt.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval, type RecordAction } from '#portal/forms/useRemoval.ts'
import { useSaved } from '#portal/forms/useSaved.ts'
import { brandKind, type AccountBrand, type BrandField, type BrandProblems, type BrandValues } from './brandForm.ts'
import { BrandPage } from './BrandPage.tsx'
import { brandMessages } from './messages.ts'

interface LoaderData {
  asked: Attempt<AccountBrand>
  mayEdit: boolean
}

/** `/site/brand`: the account's brand for guests. */
export function route(portal: Portal): ScreenRoute {
  return {
    loader: signedIn(portal, async (details, { request: { signal } }): Promise<LoaderData> => ({
      asked: await attempt(portal.api.getAccountBrand({ signal }).then(({ Brand }) => Brand)),
      mayEdit: mayDo(await details, 'brand.edit'),
    })),
    // A save returns the record, and reloading it would reset the form.
    shouldRevalidate: ({ formMethod, defaultShouldRevalidate }) => formMethod === undefined && defaultShouldRevalidate,
    action: signedInAction(async ({ request }) => {
      const wanted = await sentJson<RecordAction<BrandValues>>(request)
      if (wanted.intent === 'remove') return attempt(portal.api.deleteAccountBrand({}))
      return saveRecord(brandKind, wanted.edit, async (payload) => (await portal.api.saveAccountBrand(payload)).Brand)
    }),
    Component: BrandScreen,
  }
}

function BrandScreen() {
  const { asked, mayEdit } = useLoaderData<LoaderData>()
  const t = useStore(brandMessages)
  // After a deletion the form starts again.
  if (asked.ok && mayEdit) return <LoadedBrand key={String(asked.value.IsSet)} brand={asked.value} />
  const failure = asked.ok ? ({ kind: 'forbidden', message: t.mayNot } as const) : asked.failure
  return <FailedPage title={t.title} failure={failure} failed={t.failed} />
}

function LoadedBrand({ brand }: { brand: AccountBrand }) {
  const t = useStore(brandMessages)
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing = useRecordEdit<AccountBrand, BrandValues, BrandField, BrandProblems, AccountBrand>(brand, brandKind, { savedAs: (saved) => saved })
  const words = useBrandWords()
  const receiptOf = useReceipt(editing, words)
  useSaved(editing, ({ answer, edit: { base } }) => {
    const receipt = { version: answer.Version, ...receiptOf({ base, values: brandKind.valuesOf(answer) }) }
    void navigate(paths.brand, { replace: true, state: { receipt }, preventScrollReset: true })
  })
  const removal = useRemoval(() => {
    editing.discard()
    toaster.success(t.removed)
    void navigate(paths.brand, { replace: true })
  })
  return <BrandPage brand={brand} editing={editing} words={words} removal={removal} />
}

/** A brand's parts and values as text. */
function useBrandWords(): EditWords<BrandValues, BrandField> {
  const t = useStore(brandMessages)
  const names: Record<BrandField, string> = { Name: t.name, Accent: t.color, Logo: t.logo }
  return {
    nameOf: (field) => names[field],
    textOf: (field, { Name, Accent, Logo }) => ({ Name, Accent, Logo: Logo === null ? '' : t.logoOne })[field],
  }
}
