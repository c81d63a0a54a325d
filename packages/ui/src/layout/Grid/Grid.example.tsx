import { Card, Grid, PageColumns, Text } from '@portal/ui'

export function Example() {
  return (
    <PageColumns side={<Card title="Live events"><Text>Lone Star Movers, 9:41 AM</Text></Card>}>
      <Grid minColumn="160px">
        <Card title="Pool Gate"><Text>Closed</Text></Card>
        <Card title="Main Gate"><Text>Held open</Text></Card>
      </Grid>
    </PageColumns>
  )
}
