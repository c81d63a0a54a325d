import { Button, Tooltip } from '@portal/ui'

export function Example() {
  return (
    <Tooltip label="Sends the newest codes to all 4 controllers">
      <Button>Sync now</Button>
    </Tooltip>
  )
}
