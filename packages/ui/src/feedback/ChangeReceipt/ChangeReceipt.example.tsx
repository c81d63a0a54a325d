import { Button, ChangeReceipt } from '@portal/ui'

export function Example() {
  return (
    <ChangeReceipt
      title="Saved: Dana Whitfield"
      facts="Today, 10:02 AM, by you"
      changes={[{ id: 'unit', label: 'Unit', before: 'PH-1', after: 'PH-2' }]}
      actions={<Button size="compact">Undo</Button>}
    />
  )
}
