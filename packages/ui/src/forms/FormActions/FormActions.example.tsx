import { Button, FormActions } from '@portal/ui'

export function Example() {
  return (
    <FormActions>
      <Button size="form" variant="primary" type="submit">Save</Button>
      <Button size="form">Cancel</Button>
    </FormActions>
  )
}
