import { LanguageSwitch } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [code, setCode] = useState('en')
  return (
    <LanguageSwitch
      languages={[{ code: 'en', label: 'English' }, { code: 'es', label: 'Español' }]}
      current={code}
      onLanguageChange={(change) => setCode(change.code)}
    />
  )
}
