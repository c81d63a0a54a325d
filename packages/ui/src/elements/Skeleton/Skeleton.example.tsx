import { LoadingState, Skeleton, Stack } from '@portal/ui'

export function Example() {
  return (
    <LoadingState label="Loading users" delay={0}>
      <Stack gap={2}>
        <Skeleton width="18ch" />
        <Skeleton width="12ch" />
      </Stack>
    </LoadingState>
  )
}
