import { usePortal } from '#portal/app/PortalContext.tsx'
import type { Place, PublicPage } from '#portal/app/PublicPage.ts'
import { useStore } from '@nanostores/react'
import { GuestInviteCard, wholeSheetText, type InviteSource } from '@portal/embed/guest'
import { shownLogo, type PartnerBrand } from '@portal/domain'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Portal } from '#portal/app/Portal.ts'
import { PublicScreen } from '#portal/app/PublicScreen.tsx'
import { KeyPlace } from '#portal/guest/KeyPlace.tsx'
import { wearBrand } from '#portal/guest/wearBrand.ts'
import { showKey, type ShownKey } from '#portal/guest/showKey.ts'
import { formattingLocale, locale, uiWords } from '#portal/i18n/catalogue.ts'
import { type ApiClient, isServiceError } from '@portal/api-client'
import { toInviteView } from '@portal/api-client/guest'

interface InviteData {
  path: string
  /** The token of the link; empty if it has none. */
  token: string
  /** The id of an earlier visit, whose code may still be valid. */
  id: string | undefined
}

/**
 * The pages `/Invite` and `/RecurringInvite` for users who come from another page of the portal. A visit that starts here has its own
 * document, with the same card and without React (`src/guest`).
 */
export const invitePage: PublicPage<InviteData> = {
  title: 'invite',
  load: (_portal, place) => ofLink(place),
  Component: InviteRoute,
}

function ofLink({ url }: Place): InviteData {
  return { path: url.pathname, token: url.searchParams.get('d') ?? '', id: url.searchParams.get('id') || undefined }
}

function InviteRoute({ data: { path, token, id } }: { data: InviteData }) {
  const portal = usePortal()
  return (
    <InviteScreen
      key={token}
      portal={portal}
      token={token}
      id={id}
      isAtOnce={/^\/recurring/i.test(path)}
      onMade={(made) => void portal.go(`${path}?${new URLSearchParams({ d: token, id: made })}`, { isReplacing: true })}
    />
  )
}

class InviteCard extends GuestInviteCard {
  static override readonly styles = wholeSheetText
}

interface InviteScreenProps extends Pick<ShownKey, 'token' | 'id' | 'isAtOnce' | 'onMade'> {
  portal: Portal
}

/** The guest's key in the frame of the portal, with the same element as in its own document. */
function InviteScreen({ portal, token, id, isAtOnce, onMade }: InviteScreenProps) {
  const ref = useRef<GuestInviteCard>(null)
  const language = useStore(locale)
  const { Invite: labels } = useStore(uiWords)
  const made = useEffectEvent(onMade)
  const [brand, setBrand] = useState<PartnerBrand>()

  useEffect(() => {
    if (ref.current === null) return undefined
    ref.current.artwork = portal.config.walletArtwork
    // The element gets the page's theme; its default is the device's.
    const theme = ref.current.closest('[data-theme]')?.getAttribute('data-theme')
    if (theme) ref.current.setAttribute('theme', theme)
    // The key is not stored on the device, because a user may be signed in here; only the guest's own page stores keys.
    const card = ref.current
    card.addEventListener('portal-invite-shown', () => setBrand(card.invite?.brand))
    return showKey(card, { token, id, isAtOnce, kept: null, source: clientSource(portal.api, token), onMade: (of) => made(of) })
  }, [portal, token, id, isAtOnce])
  useEffect(() => (brand ? wearBrand(brand) : undefined), [brand])
  useEffect(() => {
    // The texts that the element doesn't have itself.
    if (ref.current) ref.current.labels = language === 'pseudo' ? labels : undefined
  }, [language, labels])

  return (
    <PublicScreen isGuests brand={brand && { name: brand.name, company: portal.config.brand.company, logoUrl: shownLogo(brand) ?? undefined }}>
      <KeyPlace ref={ref} brand={brand?.name ?? portal.config.brand.name} lang={formattingLocale(language)} />
    </PublicScreen>
  )
}

if (typeof customElements !== 'undefined' && !customElements.get('portal-invite-card')) customElements.define('portal-invite-card', InviteCard)

/** Loads a link's key by the portal's whole client. For pages that have loaded the client, and for services that accept only plain chunks. */
function clientSource(api: ApiClient, token: string): InviteSource {
  const file = (call: (id: string) => Promise<{ blob: Blob; mediaType: string }>) => async (id: string) => {
    const { blob, mediaType } = await withFreshProof(id, call)
    return new Blob([blob], { type: mediaType })
  }
  /** Makes a call with a valid proof. The proof for wallet and calendar is valid for some minutes; an expired one is replaced by loading the link again. */
  async function withFreshProof<Answer>(proof: string, call: (proof: string) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(proof)
    } catch (error) {
      if (!isServiceError(error) || error.code !== 'INVITE_PROOF_STALE') throw error
      return call((await api.showQRCode({ d: token })).ID)
    }
  }
  return {
    now: () => api.serverNow(),
    ask: async ({ id, signal }) => toInviteView(await api.showQRCode({ d: token, id }, { signal }), api.serverNow()),
    keep: {
      calendar: file((inviteId) => api.getCalender({ inviteId })),
      apple: file((inviteId) => api.getPKPass({ inviteId, d: token })),
      google: async (id) => (await withFreshProof(id, (inviteId) => api.getGoolgleJWT({ inviteId, d: token }))).Result,
    },
  }
}
