import { FileDrop } from '@portal/ui'
import { useState } from 'react'

export function Example() {
  const [name, setName] = useState('')
  return (
    <FileDrop
      label="File to import"
      accept=".csv,.txt"
      help={name === '' ? 'CSV, up to 20 MB.' : `Read: ${name}`}
      onFileChoose={({ file }) => setName(file.name)}
      onTextPaste={({ text }) => setName(`${text.split('\n').length} pasted rows`)}
    />
  )
}
