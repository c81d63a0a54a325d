import { useStore } from '@nanostores/react'
import { Button, Icon, Menu } from '@portal/ui'
import { Ellipsis } from 'lucide-react'
import type { BulkActionName } from './bulkActions.ts'
import { bulkMessages } from './messages.ts'

export interface BulkButtonsProps {
  mayDelete: boolean
  onBulk: (action: BulkActionName) => void
}

/** What can be done to the chosen people: the usual in sight, the rest one press away. */
export function BulkButtons({ mayDelete, onBulk }: BulkButtonsProps) {
  const t = useStore(bulkMessages)
  const item = (action: BulkActionName, tone?: 'danger') => ({ id: action, label: t[action], tone, onSelect: () => onBulk(action) })
  return (
    <>
      <Button onClick={() => onBulk('moveToGroup')}>{t.moveToGroup}</Button>
      <Button variant="danger" onClick={() => onBulk('moveOut')}>
        {t.moveOut}
      </Button>
      <Menu label={t.more} items={[item('webOn'), item('webOff'), ...(mayDelete ? [item('remove', 'danger')] : [])]}>
        <Icon icon={Ellipsis} />
      </Menu>
    </>
  )
}
