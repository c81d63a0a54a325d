import { Button, FootBar } from '@portal/ui'

export function Example() {
  return (
    <FootBar fact="Nothing has been saved yet.">
      <Button>Cancel</Button>
      <Button variant="primary">Save</Button>
    </FootBar>
  )
}
