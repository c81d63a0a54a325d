import { useToaster } from '@portal/ui'
import { useNavigate } from 'react-router-dom'
import { paths } from '#portal/app/paths.ts'
import type { Portal } from '#portal/app/Portal.ts'
import type { ScreenRoute } from '#portal/app/ScreenRoute.ts'
import type { EditWords } from '#portal/forms/EditWords.ts'
import { useReceipt } from '#portal/forms/useReceipt.ts'
import { useRecordEdit } from '#portal/forms/useRecordEdit.ts'
import { useRemoval } from '#portal/forms/useRemoval.ts'
import { useSaved } from '#portal/forms/useSaved.ts'
import { brandKind, type AccountBrand, type BrandField, type BrandProblems, type BrandValues } from './brandForm.ts'
import { BrandPage } from './BrandPage.tsx'
import { brandMessages } from './messages.ts'
import { editorScreen } from '#portal/forms/editorScreen.ts'

/** The page `/site/brand`: the account's brand for guests. */
export function route(portal: Portal): ScreenRoute {
  const { api } = portal
  return editorScreen(portal, {
    right: 'brand.edit',
    load: async ({ signal }) => ({ brand: (await api.getAccountBrand({ signal })).Brand }),
    kindOf: () => brandKind,
    save: async (payload) => (await api.saveAccountBrand(payload)).Brand,
    remove: () => api.deleteAccountBrand({}),
    useHead() {
      const t = brandMessages.useWords()
      return { title: t.title, failed: t.failed, mayNot: t.mayNot }
    },
    // The key changes after a deletion, so that the form starts again.
    keyOf: ({ brand }) => String(brand.IsSet),
    Page: LoadedBrand,
  })
}

function LoadedBrand({ brand }: { brand: AccountBrand }) {
  const t = brandMessages.useWords()
  const toaster = useToaster()
  const navigate = useNavigate()
  const editing = useRecordEdit<AccountBrand, BrandValues, BrandField, BrandProblems, AccountBrand>(brand, brandKind, { savedAs: (saved) => saved })
  const words = useBrandWords()
  const receiptOf = useReceipt(editing, words)
  useSaved(editing, ({ answer, edit: { base } }) => {
    const receipt = { version: answer.Version, ...receiptOf({ base, values: brandKind.valuesOf(answer) }) }
    void navigate(paths.brand, { replace: true, state: { receipt }, preventScrollReset: true })
  })
  const removal = useRemoval(editing, paths.brand, () => toaster.success(t.removed))
  return <BrandPage brand={brand} editing={editing} words={words} removal={removal} />
}

/** A brand's parts and values as text. */
function useBrandWords(): EditWords<BrandValues, BrandField> {
  const t = brandMessages.useWords()
  const names: Record<BrandField, string> = { Name: t.name, Accent: t.color, Logo: t.logo }
  return {
    nameOf: (field) => names[field],
    textOf: (field, { Name, Accent, Logo }) => ({ Name, Accent, Logo: Logo === null ? '' : t.logoOne })[field],
  }
}
