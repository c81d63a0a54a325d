import { Stack, TextArea, TextField } from '@portal/ui'

export function Example() {
  return (
    <Stack>
      <TextField label="Call group name" name="name" help="Enter 5 to 15 characters. Visitors see it at the station." />
      <TextArea label="Notes" name="notes" isOptional />
    </Stack>
  )
}
