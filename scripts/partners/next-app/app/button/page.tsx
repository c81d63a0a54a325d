import { Button, checkBrandContrast, PortalScope } from '@portal/ui'

export default function Page() {
  const [problem] = checkBrandContrast({ accent: 'gold' })
  return (
    <PortalScope>
      <Button variant="primary">Open the gate</Button>
      <p>{problem?.message}</p>
    </PortalScope>
  )
}
