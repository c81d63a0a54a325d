import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from './index.ts'
import { withoutOurs } from './ours.ts'

/** Answers with the fields of specification §3 and no others. */
const specified: Partial<Record<EndpointName, object>> = {
  showQRCode: {
    InviteType: 'Recurring', InviteName: 'House cleaning', SentBy: 'Dana Whitfield', StartDate: null, EndDate: null, Properties: ['Main Gate'], Description: '',
    WeeklyDescriptions: [{ Week: 'Monday', RestrictionInfo: '9:00 AM to 5:00 PM' }], AccessCount: null, Result: '', Status: 'Valid', ID: 'proof', DownloadName: 'house-cleaning',
  },
  getUserDetails: {
    ID: 1, Name: 'Dana Whitfield', Email: 'dana@example.com', IsUserAdmin: true, IsKitsAdmin: false, IsBillingAdmin: false,
    IsAccountActive: true, IS_SFH_ACTIVE: false, UserTypeID: 1, EnableUserTierCallgroup: true, IsBillingAdminLoginLandpage: false, IsUserDashboard: 1, callgroupId: null,
  },
  login: {
    user: { SessionID: 'key', ShowSFHWindow: false, role: 3, modules: [] }, AuthToken: 't', CsrfToken: 'c', S_PK: '', S_WT: '', A_MK: '', G_AK: '',
    ShowVideoGroup: true, ShowVoiceGroup: true, showImportVoiceGroup: false, GroupReleaseVideoUrl: '', GroupReleaseVideoContent: '', IsUserIgnoreGroupReleaseVideo: true,
    EnableGroupReleaseVideo: false, IsUserIgnoreRelease: true, ReleaseContent: '', ReleaseMailID: '', UserPortal: 1, callgroup: { callgroupId: null },
  },
}

test.each(Object.entries(specified))('§3 an answer of %s with the specified fields alone is enough', (name, answer) => {
  const { response } = endpoints[name as EndpointName]
  const parsed = v.safeParse(response, answer)
  expect(parsed.issues?.map(({ message, path }) => `${path?.map(({ key }) => String(key)).join('.') ?? ''}: ${message}`)).toBeUndefined()
  expect(withoutOurs(response, { ...(parsed.output as object) })).toEqual(answer)
})
