import * as v from 'valibot'
import { expect, test } from 'vitest'
import { endpoints, type EndpointName } from './index.ts'
import { restrictionAnswer } from './accessShapes.ts'
import { toBankInfo } from './mapping/bankInfo.ts'
import { fieldsOfOurs, withoutOurs } from './ours.ts'

const user = {
  ID: 7, Name: 'Priya Raman', FirstName: 'Priya', LastName: 'Raman', Email: 'priya@example.com', Unit: '12', UserTypeID: 1, IsWebLoginEnabled: true, IsMobileOnly: false,
}
const card = { brand: 'visa', exp_month: 4, exp_year: 2031, last4: '4242' }

/** Answers whose records have exactly the fields of specification §3, by the name of their call, or of a call and the kind of answer. */
const specified: Readonly<Record<string, object>> = {
  getUserDetail: {
    ...user, Notes: '', TimezoneID: null, WatchmanPhoneNumber: '', IsCellgateApp: false, WebLoginExpirationDate: null, WebLoginExpirationTime: null,
    IsUserAdmin: false, IsKitsAdmin: false, IsBillingAdmin: false, LimitActuationModeID: 1, Username: 'priya@example.com', validFrom: null, validFromTime: null,
  },
  getUserTierUserList: { Users: [user], Total: 1, Page: 1, Count: 20, AccountTotal: 1 },
  getUserGroups: { UserGroups: [{ ID: 3, Name: 'Residents', Description: '', HierarchyLevel: 3, IsClientPortalVisible: true }] },
  'getCardInfo: gateway 1': { PaymentGatewayType: 1, PaymentMethod: { id: 'pm_1', billing_details: { name: 'Dana Whitfield' }, card } },
  'getCardInfo: gateway 2': { PaymentGatewayType: 2, Card: { ...card, id: 'card_1', name: 'Dana Whitfield' } },
  getBankInfo: {
    BankInfo: { account_holder_type: 'company', account_type: 'checking', routing_number: '110000000', last4: '6789', bank_name: 'First Bank', IsVerified: false, MicroDepositType: 'amounts' },
  },
  getWatchmanSystemConfiguration: { VideoUrl: '' },
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
  const { response } = endpoints[name.replace(/:.*/, '') as EndpointName]
  const parsed = v.safeParse(response, answer)
  expect(parsed.issues?.map(({ message, path }) => `${path?.map(({ key }) => String(key)).join('.') ?? ''}: ${message}`)).toBeUndefined()
  expect(withoutOurs(response, { ...(parsed.output as object) })).toEqual(answer)
})

test('§3 an access restriction with the specified fields alone is enough', () => {
  const answer = {
    LimitEntryExpirationStartDate: '2026-11-01', StartTime: '08:00', EndDate: null, EndTime: null, LimitEntryUses: null, LimitEntryStartTime: '09:00', LimitEntryEndTime: '17:00',
    LimitUseToMonday: true, LimitUseToTuesday: true, LimitUseToWednesday: true, LimitUseToThursday: true, LimitUseToFriday: true, LimitUseToSaturday: false, LimitUseToSunday: false,
  }
  expect(v.parse(restrictionAnswer, answer)).toEqual(answer)
})

test('missing facts of a bank account are not guessed: it can be verified when the statement shows the deposits', () => {
  const { BankInfo } = v.parse(endpoints.getBankInfo.response, specified['getBankInfo'])
  expect(BankInfo && toBankInfo(BankInfo)).toMatchObject({ IsVerified: false, Verification: { State: 'arrived', AttemptsLeft: null } })
})

test('our own fields are listed by entity', () => {
  expect(fieldsOfOurs(endpoints.getBankInfo.response)).toEqual(['BankInfo.Verification'])
  expect(fieldsOfOurs(endpoints.showQRCode.response)).toEqual(['TimeZone', 'GeneratedAt', 'LastUsedAt', 'Opening', 'Brand'])
})
