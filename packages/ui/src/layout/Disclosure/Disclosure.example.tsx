import { Accordion, Disclosure, Text } from '@portal/ui'

export function Example() {
  return (
    <Accordion>
      <Disclosure summary="How long is the log kept?"><Text>For 12 months, then it is deleted.</Text></Disclosure>
      <Disclosure summary="Who can see it?"><Text>Administrators of this account.</Text></Disclosure>
    </Accordion>
  )
}
