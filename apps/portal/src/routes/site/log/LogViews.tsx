import { Button, Icon, Menu, TabNav } from '@portal/ui'
import { BookmarkPlus, Ellipsis } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { lazyPart } from '#portal/app/lazyPart.tsx'
import { logAddress, type LogAddress } from './logQuery.ts'
import { addressOfView, filterOfAddress, viewAt, type LogClock, type LogView } from './logViews.ts'
import { logViewsMessages } from './logViews.messages.ts'

const saveDialog = lazyPart(async () => (await import('./LogViewDialogs.tsx')).SaveViewDialog)
const deleteDialog = lazyPart(async () => (await import('./LogViewDialogs.tsx')).DeleteViewDialog)

export interface LogViewsProps {
  views: readonly LogView[]
  address: LogAddress
  clock: LogClock
}

/** Lists the user's saved views, with a button that saves the current one. Shows nothing without both. */
export function LogViews({ views, address, clock }: LogViewsProps) {
  const t = logViewsMessages.useWords()
  const [asks, setAsks] = useState<'save' | 'rename' | 'delete' | null>(null)
  const current = viewAt(views, address, clock)
  const isWhole = !logAddress.isNarrowed(address)
  if (views.length === 0 && isWhole) return null
  const close = () => setAsks(null)
  return (
    <Row>
      {views.length > 0 && (
        <TabNav
          label={t.views}
          tabs={[{ id: 'whole', label: t.whole, href: logAddress.path }, ...views.map((view) => ({ id: String(view.ID), label: <bdi>{view.Name}</bdi>, href: logAddress.write(addressOfView(view, clock)) }))]}
          current={isWhole ? 'whole' : String(current?.ID ?? '')}
        />
      )}
      {current ? (
        <Menu
          label={t.more({ name: current.Name })}
          items={[
            { id: 'rename', label: t.rename, onSelect: () => setAsks('rename') },
            { id: 'delete', label: t.remove, tone: 'danger', onSelect: () => setAsks('delete') },
          ]}
        >
          <Icon icon={Ellipsis} />
        </Menu>
      ) : (
        !isWhole && (
          <Button size="compact" icon={BookmarkPlus} onClick={() => setAsks('save')}>
            {t.save}
          </Button>
        )
      )}
      {asks === 'save' && <saveDialog.Part view={null} {...{ views }} filter={filterOfAddress(address, clock)} onClose={close} />}
      {asks === 'rename' && current && <saveDialog.Part view={current} {...{ views }} filter={current.Filter} onClose={close} />}
      {asks === 'delete' && current && <deleteDialog.Part view={current} onClose={close} />}
    </Row>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--portal-space-2);
  align-items: center;
  min-inline-size: 0;

  > nav {
    flex: 1 1 240px;
  }
`
