import type { RequestOf, ResponseOf } from './defineEndpoint.ts'
import type { endpoints } from './index.ts'

type Calls = typeof endpoints

/** The answer of `login`: the user and the session. */
export type SignedIn = ResponseOf<Calls['login']>
/** A user with every field. */
export type User = ResponseOf<Calls['getUserDetail']>
/** A user as a row of the list. */
export type ListedUser = ResponseOf<Calls['getUserTierUserList']>['Users'][number]
/** The fields that `updateUserDetail` takes. */
export type UserChange = RequestOf<Calls['updateUserDetail']>
export type UserGroup = ResponseOf<Calls['getUserGroups']>['UserGroups'][number]
export type Contact = ResponseOf<Calls['getContacts']>['Contacts'][number]
export type Property = ResponseOf<Calls['getPropertyLocations']>['Properties'][number]
export type PropertyLocation = ResponseOf<Calls['getPropertyLocations']>['PropertyLocations'][number]
/** A code, card, phone number or clicker that opens doors, with every field. */
export type AccessCode = ResponseOf<Calls['getAccessCode']>
/** A code as a row of the list. */
export type ListedAccessCode = ResponseOf<Calls['getAccessCodes']>['AccessCodes'][number]
/** An invite as an administrator sees it. */
export type Invite = ResponseOf<Calls['getInvite']>
/** An invite as a row of the list. */
export type ListedInvite = ResponseOf<Calls['getInvites']>['Invites'][number]
/** An invite as its guest sees it. */
export type GuestInvite = ResponseOf<Calls['showQRCode']>
export type CallGroup = ResponseOf<Calls['getCallGroup']>['CallGroup']
/** A visitor's call at a station. */
export type StationCall = ResponseOf<Calls['getVisitorCalls']>['Calls'][number]
export type Schedule = ResponseOf<Calls['getSchedules']>['Schedules'][number]
export type Holiday = ResponseOf<Calls['getHolidays']>['Holidays'][number]
export type RestrictionTemplate = ResponseOf<Calls['getPresetTemplateDetails']>
export type AccessExplained = ResponseOf<Calls['explainAccess']>
/** A door as the dashboard shows it. */
export type Door = ResponseOf<Calls['getDashboard']>['Ports'][number]
/** An event at a door. */
export type GateEvent = ResponseOf<Calls['getDashboard']>['Events'][number]
export type Lockdown = ResponseOf<Calls['getLockdownTrail']>['Lockdown']
export type Controller = ResponseOf<Calls['getControllers']>['Controllers'][number]
export type DevicePush = ResponseOf<Calls['getDevicePushes']>['Pushes'][number]
export type Invoice = ResponseOf<Calls['getInvoiceInfo']>
export type ListedInvoice = ResponseOf<Calls['getInvoices']>['Invoices'][number]
export type LogLine = ResponseOf<Calls['getLog']>['Lines'][number]
export type Account = ResponseOf<Calls['getAccount']>
export type ListedAccount = ResponseOf<Calls['getAccounts']>['Accounts'][number]
export type OwnAccount = ResponseOf<Calls['getOwnAccount']>['Account']
export type AccountBrand = ResponseOf<Calls['getAccountBrand']>['Brand']
export type SitePlan = ResponseOf<Calls['getSitePlan']>['Plan']
export type ExportJob = ResponseOf<Calls['getExports']>['Exports'][number]
export type ImportJob = ResponseOf<Calls['getImports']>['Imports'][number]
