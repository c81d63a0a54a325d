import { BankForm, emptyBankDetails } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [values, setValues] = useState(emptyBankDetails)
  // The payment provider fills this element with its frame.
  return <BankForm values={values} onValuesChange={(change) => setValues(change.values)} fields={<div />} fieldsState="ready" onSubmit={() => undefined} />
}
