import { EffectPreview, TextLink } from '@portal/ui'

export function Example() {
  return <EffectPreview effect={{ gains: 3, loses: 38, keeps: 271 }} actions={<TextLink href="#people">See all 41 users</TextLink>} />
}
