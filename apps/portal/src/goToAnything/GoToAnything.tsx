import { codeTypeById } from '@portal/domain'
import { Button, CommandPalette, EmptyState, InlineAlert, type PaletteItem, useToaster } from '@portal/ui'
import { useDeferredValue, useState } from 'react'
import { useRouteLoaderData } from 'react-router-dom'
import { codeTypeMessages } from '../access/codes/codes.messages.ts'
import { attempt } from '../app/attempt.ts'
import { pageAliases } from '../app/pageAliases.messages.ts'
import { pageTitles } from '../app/pages.messages.ts'
import type { UserDetails } from '../app/Portal.ts'
import { usePortal } from '../app/PortalContext.tsx'
import { useAsk } from '../app/asking.tsx'
import { useFailureText } from '../app/useFailureText.ts'
import { useOnline } from '../app/useOnline.ts'
import { useRights } from '../app/useRights.ts'
import { goToAnythingMessages } from './goToAnything.messages.ts'
import { offeredPages, paletteSections, noteOpened, readOpened } from './paletteSections.ts'

export interface GoToAnythingProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * Finds users, doors, codes, records, pages and actions by a part of their name. Pages appear at once; each key sends a request to the
 * service and aborts the previous one.
 */
export function GoToAnything({ isOpen, onClose }: GoToAnythingProps) {
  const t = goToAnythingMessages.useWords()
  const titles = pageTitles.useWords()
  const aliases = pageAliases.useWords()
  const types = codeTypeMessages.useWords()
  const details = useRouteLoaderData<UserDetails>('site')
  const { api, drafts } = usePortal()
  const may = useRights()
  const toaster = useToaster()
  const failureText = useFailureText()
  const isOnline = useOnline()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed)
  const asks = search.trim()
  const { answer, failure, isLoading, reload } = useAsk(isOpen && isOnline && asks !== '' ? asks : null, (api, signal) => api.goToAnything({ searchText: asks }, { signal }), { after: 1 })
  const [opened, setOpened] = useState(() => readOpened(drafts))

  const sections = paletteSections(
    { search, found: asks === '' ? undefined : answer, pages: details ? offeredPages(details, titles, aliases) : [], opened, may, codeType: (type) => types[codeTypeById(type).name], isOnline },
    t,
  )
  const close = () => {
    setTyped('')
    onClose()
  }
  const open = async (item: PaletteItem) => {
    const door = answer?.Doors?.Items.find(({ ID }) => item.id === `open-${ID}`)
    if (!door) return
    const outcome = await attempt(api.openDoor({ PortID: door.ID }))
    if (outcome.ok) toaster.success(t.isOpening({ door: door.Name }))
    else toaster.error(t.notOpened({ door: door.Name }), { description: failureText(outcome.failure) })
  }
  const select = ({ item }: { item: PaletteItem }) => {
    if (item.href === undefined) void open(item)
    else if (!/^(page|lost|replace|suspend)-/.test(item.id)) {
      noteOpened(drafts, { id: item.id.replace(/^opened-/, ''), title: item.title, detail: item.detail ?? '', href: item.href })
      setOpened(readOpened(drafts))
    }
    close()
  }
  return (
    <CommandPalette
      isOpen={isOpen}
      onOpenChange={close}
      value={typed}
      onValueChange={(change) => setTyped(change.value)}
      sections={sections}
      onItemSelect={select}
      isLoading={isLoading || search !== typed}
      notice={!isOnline
        ? <InlineAlert tone="warning" title={t.offline}>{t.offlineText}</InlineAlert>
        : failure && <InlineAlert tone="danger" title={t.failed} actions={<Button size="compact" onClick={reload}>{t.retry}</Button>}>{failureText(failure)}</InlineAlert>}
      empty={<EmptyState title={t.none({ search: typed })}>{t.noneText}</EmptyState>}
    />
  )
}
