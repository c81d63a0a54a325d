import { Field } from '@portal/ui'

export function Example() {
  return (
    <Field label="Color of the plate" help="As it is registered.">
      {(control) => <input type="color" {...control} />}
    </Field>
  )
}
