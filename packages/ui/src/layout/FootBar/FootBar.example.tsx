import { Button, FootBar } from '@portal/ui'

export function Example() {
  return (
    <FootBar fact="Not saved yet.">
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </FootBar>
  )
}
