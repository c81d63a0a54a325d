import { SubscribePanel } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [values, setValues] = useState({ username: '', password: '', confirm: '' })
  return (
    <SubscribePanel
      values={values}
      onValuesChange={(change) => setValues(change.values)}
      onSubmit={() => undefined}
      callGroup="Tower B Desk"
      propertyName="Whispering Pines"
    />
  )
}
