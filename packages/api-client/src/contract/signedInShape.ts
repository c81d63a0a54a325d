import * as v from 'valibot'
import { flag, identifier } from './shapes.ts'

const loginUser = v.looseObject({
  /** The id of the session; sent as the key header and stored as `authKey`. */
  SessionID: v.string(),
  ShowSFHWindow: flag,
  /** The user's role: 1 SuperAdmin, 2 Staff, 3 Customer (specification §3). */
  role: v.number(),
  /** The ids of the modules that this user may use. */
  modules: v.array(v.number()),
})

/** The answer to a sign-in (specification §3). */
export const signedIn = {
  user: loginUser,
  AuthToken: v.string(),
  CsrfToken: v.string(),
  /** The Stripe publishable key; empty if the account is billed by another gateway. */
  S_PK: v.string(),
  S_WT: v.string(),
  A_MK: v.string(),
  G_AK: v.string(),
  ShowVideoGroup: flag,
  ShowVoiceGroup: flag,
  showImportVoiceGroup: flag,
  GroupReleaseVideoUrl: v.string(),
  GroupReleaseVideoContent: v.string(),
  IsUserIgnoreGroupReleaseVideo: flag,
  EnableGroupReleaseVideo: flag,
  IsUserIgnoreRelease: flag,
  /** The notes of a new release, as the operator's HTML; sanitize it before it is shown. Empty without a new release. */
  ReleaseContent: v.string(),
  ReleaseMailID: v.string(),
  UserPortal: v.number(),
  callgroup: v.nullable(v.looseObject({ callgroupId: v.nullable(identifier) })),
}
