import { CopyButton } from '@portal/ui'

export function Example() {
  return <CopyButton text="https://keys.example/Invite?d=7Q2">Copy link</CopyButton>
}
