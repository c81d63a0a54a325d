import type { EndpointName } from './index.ts'

const checkedTogether = 'CheckAccessCode, which is ours, asks the same while a code is typed: for its type, its places and its card at once.'
const ruleOfOnePlace = 'GetAppliedGroupRestriction answers every rule of a group at once, for each place, controller and door; the page shows them together.'
const chosenPush = 'The catalog of hardware chooses the push of a saved code, so no page calls it by its name; what it sent is shown at its controller.'
const partOfTheUser = 'GetUserDetail and UpdateUserDetail read and save these fields with the rest of the user.'
const byCode = 'A code of this kind is saved and explained as any other; the explanation of access says whether it opens.'
const sameAccount = 'The same call without an account answers that of the account in which the user works; operators choose it by the address.'
const chargesElsewhere = 'Invoices name each charge; no page makes charges, so the types are for other clients of the service.'

/** The calls of the specification that no page of the portal makes, each with the reason. A test fails on a call that has neither a page nor a reason. */
export const callsWithoutPage: Partial<Record<EndpointName, string>> = {
  isAccessCodeUnique: checkedTogether,
  isAccessCodeUniqueAtLocation: checkedTogether,
  isAccessPhoneCodeUnique: checkedTogether,
  isAccessPhoneUnique: checkedTogether,
  isWiegandCodeUnique: checkedTogether,
  getGroupRestrictionForModule: ruleOfOnePlace,
  getGroupRestrictionForModulePort: ruleOfOnePlace,
  getGroupRestrictionForPropertyLocation: ruleOfOnePlace,
  saveAccessPoints: 'A rule of a group is saved with its place, controller or door by SaveUpdateRestriction.',
  createUpdateAccess: 'SaveUpdateaccessRestrictions saves the restriction of a user together with their places.',
  getUserLimitations: partOfTheUser,
  saveUserLimitations: partOfTheUser,
  getPhoneCodes: 'GetAccessCodes answers codes of every type, those of phones among them.',
  createHoldOpenUser: 'A code that holds a door open is made as any other, and CheckHoldOpenCodeForModule is asked first; no user is made for it.',
  bluetoothAccessCheck: byCode,
  qrCodeAccessCheck: byCode,
  getUserGroupUserProfiles: 'The group of a user stands in their details; changing it asks SaveUserGroupUserProfiles alone.',
  getTierServiceforUserModuleLevel: 'The list of users answers their level; what a level permits by module is not known.',
  getPropertyEndpoints: 'GetPropertyLocations and GetControllers answer places, doors and controllers.',
  getFireAlarmStatus: 'The dashboard answers the fire alarm with what needs attention.',
  getAccBillingInfo: sameAccount,
  getBankInfoForAccount: sameAccount,
  getCardInfoForAccount: sameAccount,
  getChargeTypes: chargesElsewhere,
  getXml: chosenPush,
  evoHttp: chosenPush,
  u2Http: chosenPush,
  talkMan: chosenPush,
  omniPointAddCode: chosenPush,
  omniPointUpdateCode: chosenPush,
  omniPointRemoveCode: chosenPush,
  entriaSave: chosenPush,
}
