import { Tabs, Text } from '@portal/ui'

export function Example() {
  return (
    <Tabs
      label="How this call group rings"
      tabs={[
        { id: 'first', label: 'First step', content: <Text>Dana and Omar, for 20 seconds</Text> },
        { id: 'second', label: 'Second step', content: <Text>Leasing office, for 30 seconds</Text> },
      ]}
    />
  )
}
