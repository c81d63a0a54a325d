import { Button, ToasterProvider, useToaster } from '@portal/ui'

function SendInvite() {
  const toaster = useToaster()
  return <Button onClick={() => toaster.success('Invite sent to Lone Star Movers.')}>Send invite</Button>
}

export function Example() {
  return <ToasterProvider><SendInvite /></ToasterProvider>
}
