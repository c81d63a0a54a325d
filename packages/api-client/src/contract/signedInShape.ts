import * as v from 'valibot'
import { flag, identifier } from './shapes.ts'

const loginUser = v.looseObject({
  /** The session id; sent as the key header and stored as `authKey`. */
  SessionID: v.string(),
  ShowSFHWindow: flag,
  /** 1 SuperAdmin, 2 Staff, 3 Customer (specification §3). */
  role: v.number(),
  /** Ids of the modules this user may use. */
  modules: v.array(v.number()),
})

/** The answer to a sign-in (specification §3). */
export const signedIn = {
  user: loginUser,
  AuthToken: v.string(),
  CsrfToken: v.string(),
  /** Stripe publishable key; empty where the deployment bills by another gateway. */
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
  /** The operator's HTML; sanitize it before it is shown. Empty if there is nothing new. */
  ReleaseContent: v.string(),
  ReleaseMailID: v.string(),
  UserPortal: v.number(),
  callgroup: v.nullable(v.looseObject({ callgroupId: v.nullable(identifier) })),
}
