import { CardForm } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [values, setValues] = useState({ name: '' })
  // The provider fills this element with its frame.
  return <CardForm values={values} onValuesChange={(change) => setValues(change.values)} fields={<div />} fieldsState="ready" onSubmit={() => undefined} />
}
