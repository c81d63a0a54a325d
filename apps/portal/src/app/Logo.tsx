import { styled } from 'styled-components'
import type { PortalConfig } from '../config/portalConfig.ts'

export interface LogoProps {
  brand: Omit<PortalConfig['brand'], 'company'>
}

/** The configured logo, 24 px high: one for light backgrounds, one for dark. */
export function Logo({ brand: { name, logoUrl, logoDarkUrl } }: LogoProps) {
  return (
    <picture>
      {logoDarkUrl && <source srcSet={logoDarkUrl} media="(prefers-color-scheme: dark)" />}
      <Image src={logoUrl} alt={name} />
    </picture>
  )
}

const Image = styled.img`
  display: block;
  block-size: 1.5rem;
`
