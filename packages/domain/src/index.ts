// Exporting
export { exportFormats, exportKeptFor, exportKinds, exportStates, pdfLinesAtMost, rightOfExport } from './exporting/exports.ts'
export type { ExportFormat, ExportKind, ExportState } from './exporting/exports.ts'

// Importing
export { type CellProblem, cellProblems } from './importing/cellProblems.ts'
export type { CheckFrame, KnownPin } from './importing/checkCell.ts'
export { columnsOfKind, type ImportCells, type ImportColumn, importColumns, type ImportKind, importKinds, namingColumns } from './importing/importKinds.ts'
export { type KnownPerson, type PersonMention, readPersonMention, splitSeveral } from './importing/personMention.ts'
export { type CallKind, type NumberCell, readCallKind, readNumberCells } from './importing/callGroupCells.ts'
export { codesOfPerson, codeTypeOf, personCodeColumns, readCardCell, readCardFormat, showCardCell } from './importing/codeCells.ts'
export type { CardCell, PersonCodeColumn } from './importing/codeCells.ts'
export { inspectSheet, frameOfSheet, rowsToImport, sharedValues } from './importing/inspectSheet.ts'
export type { ImportSheet, KnownOfPlace, SheetCheck, SheetFinding, SheetMemory, SheetRow, Twins } from './importing/inspectSheet.ts'
export { type DecodedText, decodeText } from './importing/decodeText.ts'
export { type ColumnGuess, findHeading, guessColumns } from './importing/guessColumns.ts'
export { readHoursCell, showHours } from './importing/hourCells.ts'
export { holidayKey } from './importing/checkHolidayRow.ts'
export { createImportDesk, type DeskDraft, type DeskEdit, draftRowsAtMost, type ImportDesk } from './importing/importDesk.ts'
export type { FileFacts, FileProblem, FileSource, ReadSheetFile, SheetFile, SheetQuestion } from './importing/sheetFile.ts'
export { type AlikeFindings, type ColumnWish, type RowToImport, type SheetShow, sheetShows, type SheetView, type SheetWish } from './importing/sheetView.ts'
export { type EditedSheet, editSheet, type SheetEdit, startEditing } from './importing/sheetEdits.ts'
export { type ImportChoice, importChoices, type PersonCells, type PersonColumn } from './importing/personColumns.ts'
export { type ImportAction, type ImportState, importStates, importStops, importUndoFor, nextImportState } from './importing/importStates.ts'
export { nextPartnerMigrationState, partnerKinds, partnerMigrationActions, partnerMigrationStates, spreadSample } from './importing/partnerMigration.ts'
export type { PartnerKind, PartnerMigrationAction, PartnerMigrationState } from './importing/partnerMigration.ts'

// Log
export { changeActions, changeFields, changeSubjects, kindOfOutcome, logKinds, logOutcomes, logSpans, rightOfSubject, signInAsEndings } from './log/changes.ts'
export type { ChangeAction, ChangeField, ChangeSubject, ChangeValueKind, LogKind, LogOutcome, LogSpan, SignInAsEnding } from './log/changes.ts'

// Time
export { firstOfMonth, fromLocalMinutes, type LocalMoment, toDayNumber, toIsoDate } from './time/localDate.ts'
export { dayNumberAt, localDateAt, localMomentAt, startOfDay } from './time/localTime.ts'
export { nextUsHolidays, type UsHoliday } from './time/usHolidays.ts'
export { type DateWithTime, endInstant, isEmptyPeriod, startInstant } from './time/period.ts'
export { intersectSpans, type Span, subtractSpans, totalLength, unionSpans } from './time/spans.ts'
export { dayAfter, minutesPerDay, type Weekday, weekdayOf, weekdays } from './time/weekdays.ts'
export { type ZoneStretch, zoneStretches } from './time/zoneClock.ts'
export { clocksDiffer, isSameDay, isTimeZone, plainFormat, type TimeStyle, viewerTimeZone, zonedFormat, zoneName } from './time/zonedFormat.ts'
export { zoneShift } from './time/zoneShift.ts'

// Accounts
export { type DeletionEnding, type DeletionRequest, deletionState, type DeletionState, deletionStates } from './accounts/deletionState.ts'
export { type GrantedFlag, grantedFlags, landsOnBilling, mayGrant } from './accounts/grants.ts'
export { type DeviceName, nameDevice } from './accounts/nameDevice.ts'
export { type HouseStep, houseSteps } from './accounts/houseSteps.ts'
export { nextAutomaticPayment, type AutomaticPayment } from './billing/automaticPayments.ts'
export { billingState, billingStates, type BillingState } from './billing/billingState.ts'
export { accountState, accountStates, type AccountState } from './accounts/accountState.ts'
export { mayChangeGroup, mayChangePerson, mayNamePerson, maySeeGroup, maySeePerson, maySignInAs, rankOf, reachesAccount } from './accounts/reach.ts'
export type { GroupStanding, Standing } from './accounts/reach.ts'
export { livesElsewhere } from './accounts/livesElsewhere.ts'
export { looksAfterHardwareAlone, mayDo, type Profile, profiles, profilesOf, type Right, rightNames, rights, type RightsHolder } from './accounts/rights.ts'
export { isOperator, Role } from './accounts/roles.ts'
export { isUserDetailsError, resolveSessionEnd, type SessionEnd } from './accounts/sessionOutcomes.ts'
export { type SessionValueName, sessionValueNames } from './accounts/sessionValues.ts'
export { checkCallGroupName, checkDirectoryPin, comparedValue, dialledNumber, type UniqueField, type UniqueFieldName } from './accounts/uniqueFields.ts'
export { needsTwoStep, readAuthenticatorCode, readRecoveryCode, recoveryCodeCount, recoveryCodeLetters, trustedBrowserDays } from './accounts/twoStep.ts'
export { managesCallGroup, TenantType, UserType } from './accounts/userTypes.ts'
export { hasWebAccess, type WebAccess } from './accounts/webAccess.ts'

// Access
export { accessCodeRules, checkAccessCode, checkCardNumbers } from './access/credentials/accessCodeRules.ts'
export type {
  AccessCodeEntry,
  AccessCodeProblem,
  AccessCodeRule,
  CardNumbers,
  CardNumbersField,
  CardNumbersProblem,
} from './access/credentials/accessCodeRules.ts'
export { AccessCodeType, DoorOutputMode, FacilityCodeMode } from './access/credentials/accessCodes.ts'
export { codeWeakness } from './access/credentials/codeWeakness.ts'
export { isWeakCode } from './access/credentials/isWeakCode.ts'
export type { AccessId, AccessInput, PresentedCredential } from './access/decision/accessInput.ts'
export { type AccessBecause, accessPrecedence, type AccessRule, type AccessRuleRow, type AccessVerdict } from './access/decision/accessPrecedence.ts'
export { accessPrecedenceWords } from './access/decision/accessPrecedenceWords.ts'
export type { AccessRuleWords } from './access/decision/accessPrecedence.messages.ts'
export { type ClockChange, clockChanges } from './access/restriction/clockChanges.ts'
export { describeClause, describeDays, describeRestriction, describeTimes } from './access/restriction/describeRestriction.ts'
export type { DescribeOptions, RestrictionClause } from './access/restriction/describeRestriction.ts'
export type { AccessSummaryWords } from './access/summary/accessSummaryWords.ts'
export { describeAccess, type DescribeAccessOptions } from './access/summary/describeAccess.ts'
export { hoursAtDoor, summarizeAccess } from './access/summary/summarizeAccess.ts'
export type { AccessHours, AccessSummary, AccessSummaryRule, NoAccessReason, PersonalAccess, PersonalDoor } from './access/summary/summarizeAccess.ts'
export { type DoorAtPresentation, doorOutput, holdChange } from './access/door/doorOutput.ts'
export { doorActions, isNeverAllowed, longestHold, momentaryOpening, refuseDoorAction } from './access/door/doorActions.ts'
export type { DoorAction, DoorActionRefusal, DoorActor } from './access/door/doorActions.ts'
export { type AttentionFacts, type AttentionItem, type AttentionKind, type AttentionRecord, rankAttention } from './attention/rankAttention.ts'
export { holdChoices, nextTimeOfDay } from './access/door/holdChoices.ts'
export { type DoorSpan, doorSpans, type DoorSpanState, type KeptDoorFacts, plannedSpans } from './access/door/doorSpans.ts'
export { doorState } from './access/door/doorState.ts'
export { explainAtDoor } from './access/door/explainAtDoor.ts'
export type { DoorFacts, DoorOverride, DoorSchedule, DoorState, DoorStateReason, DoorWord } from './access/door/doorState.ts'
export { describeWeek, type WeekRow } from './access/restriction/describeWeek.ts'
export { credentialState } from './access/credentials/credentialState.ts'
export { type AccessExplanation, type AccessReason, explainAccess, findAccessEnd } from './access/decision/explainAccess.ts'
export { gateOutcome, type GateOutcome, GateReason } from './access/decision/gateReasons.ts'
export { type LintOptions, lintRestriction, type RestrictionProblem, type RestrictionProblemCode } from './access/restriction/lintRestriction.ts'
export { copyDay, mergeWindows } from './access/restriction/mergeWindows.ts'
export { type PortPosition, ruleAtPort } from './access/restriction/ruleAtPort.ts'
export { normalizeRestriction } from './access/restriction/normalizeRestriction.ts'
export { firstGuestRules, guestDoors, guestRuleLimits, guestsLeft, guestTime, refuseGuest } from './invites/guestRules.ts'
export type { GuestHost, GuestRefusal, GuestRules } from './invites/guestRules.ts'
export { inviteOpening } from './invites/inviteOpening.ts'
export { type DatedException, type Holiday, type Restriction, unrestricted, type WeekWindow } from './access/restriction/restriction.ts'
export { restrictionMessages, type RestrictionWords } from './access/restriction/restrictionWords.ts'
export { weekSpans, windowsOnDay } from './access/restriction/weekWindows.ts'
export { type PulseSchedule, schedulePulses } from './access/restriction/schedulePulses.ts'
export { type AccessSetting, type PropertyWeek, spanOfWeek, weekOfAccess } from './access/decision/weekOfAccess.ts'
export { lockdownState, type LockdownState, type LockdownVerdict } from './access/lockdown/lockdownState.ts'
export { canRetry, nextPortLock, type PortLockEvent, type PortLockState } from './access/lockdown/portLock.ts'
export { type CameIn, type Entry, whoCameIn } from './access/lockdown/whoCameIn.ts'
export { decodeWiegand, encodeWiegand, wiegandFormats, wiegandLayouts } from './access/credentials/wiegand.ts'
export type { WiegandCredential, WiegandFormat, WiegandLayout, WiegandReading } from './access/credentials/wiegand.ts'
export { checkWiegandCredential, type WiegandProblem } from './access/credentials/wiegandCredential.ts'

// Calls
export { startCall } from './calls/advanceCall.ts'
export { type CallAnswer, type CallAnswers, phonesOff } from './calls/callAnswers.ts'
export type { CallEnd, CallEvent, DoorRefusal } from './calls/callEvents.ts'
export type { CallNumber, CallPlan, VideoCallPlan, VoiceCallPlan } from './calls/callPlan.ts'
export type { CallProgress, CallState } from './calls/callState.ts'
export { type CallPhone, type CallStep, callSteps, withOwnPhones } from './calls/callSteps.ts'
export type { CallPerson, CallWorld } from './calls/callWorld.ts'
export { deskPhone } from './calls/deskPhone.ts'
export type { UnreachableReason } from './calls/findUnreachable.ts'
export { type CallWarning, lintCallPlan } from './calls/lintCallPlan.ts'
export { findUntold, type NoticeWay, type UntoldReason } from './calls/findUntold.ts'
export { quietHoursOf, ringHoursOf } from './calls/ringHours.ts'
export { type CallOutline, outlineCall, type OutlinedStep } from './calls/outlineCall.ts'
export { type PhoneNumber, readPhoneNumber, showPhoneNumber } from './calls/phoneNumber.ts'
export { showHomePhone } from './calls/showHomePhone.ts'
export { leaveCall, type PhonePress, pressPhone } from './calls/pressPhone.ts'
export { type CallTaker, type PortalPress, portalPresses, portalPressesOf, pressInPortal } from './calls/pressInPortal.ts'
export { phonesOfCall } from './calls/phonesOfCall.ts'
export { playCall, simulateCall } from './calls/simulateCall.ts'

// Invites
export { type Freshness, type FreshnessEvent, type FreshnessState, idleCode, nextFreshness } from './invites/freshness.ts'
export { InviteStatus, InviteType } from './invites/invite.ts'
export { canStillOpen, hasInviteEnded, inviteStatus, isClosedNow, type KeptInviteStatus } from './invites/inviteStatus.ts'
export { codeName } from './invites/card/codeName.ts'
export { type CodeNotice, type InviteCode, type NoCode, recurringCode, temporaryCode } from './invites/card/inviteCode.ts'
export { describeInvite, type DescribeInviteOptions, describeInviteTimes, type InviteTimes } from './invites/describeInvite.ts'
export { recipientWay, type RecipientWay } from './invites/inviteRecipient.ts'
export { type InviteCardSetting, inviteDetails, type InviteDetails, type InviteProperty } from './invites/card/inviteDetails.ts'
export { inviteKeyMessages } from './invites/card/inviteKeyMessages.ts'
export { inviteMessages } from './invites/card/inviteMessages.ts'
export type { InviteKeyWords, InviteLabels, InviteWords } from './invites/card/inviteWords.ts'
export { missingQuietZone } from './invites/card/quietZone.ts'
export { scanTexts, type ScanTexts } from './invites/card/scanTexts.ts'
export { spanishInviteMessages } from './invites/card/spanishInviteMessages.ts'
export type {
  InviteMessageView,
  InviteStatusWord,
  InviteView,
  RecurringInviteView,
  TemporaryInviteView,
} from './invites/inviteView.ts'

// Brands
export { brandVariables, shownLogo } from './brand/brandLook.ts'
export { brandLogoLimits, type BrandLogoProblem, brandLogoTypes, findBrandLogoProblem } from './brand/brandLogo.ts'
export { legibleColors, type LegibleColors, mendedColor, type MendedColor, type PartnerBrand } from './brand/legibleColors.ts'

// Pictures and site plans
export { kindOfPicture, type PictureInAddress, type PictureKind, readPicture } from './pictures/readPicture.ts'
export { findPlanPictureProblem, freePlace, onPlan, planPictureLimits, type PlanPictureProblem, type PlanPlace, planScale } from './sitePlan/sitePlan.ts'

// Passwords
export {
  passwordExistsMessage,
  resolveMasterUserCheck,
  resolveMasterUserResult,
} from './passwords/masterUserOutcomes.ts'
export type {
  MasterUserCheck,
  MasterUserCheckOutcome,
  MasterUserRedirect,
  MasterUserRedirectRow,
} from './passwords/masterUserOutcomes.ts'
export {
  findCreatePasswordAlert,
  findMasterUserAlert,
  findPasswordFieldMessages,
  findSubscribeAlert,
  passwordsAgree,
} from './passwords/passwordAlerts.ts'
export type {
  CreatePasswordAlert,
  MasterUserAlert,
  PasswordEntry,
  PasswordFieldMessages,
  SubscribeAlert,
  SubscribeEntry,
} from './passwords/passwordAlerts.ts'
export { checkPassword, isPasswordText, passwordPolicy, type PasswordProblem } from './passwords/passwordPolicy.ts'
export {
  nonWebAccessResult,
  resetLinkMessages,
  resolveResetLink,
  resolveResetResult,
  zeroToken,
} from './passwords/resetOutcomes.ts'
export type { PasswordConfirmation, ResetLinkOutcome, ResetResultOutcome } from './passwords/resetOutcomes.ts'
export { registeredMessage, resolveSubscribe, type SubscribeOutcome } from './passwords/subscribeOutcomes.ts'

// Billing
export { bankStates, microDepositTypes, toBankVerificationOutcome } from './billing/bankVerification.ts'
export type {
  BankState,
  BankVerificationCode,
  BankVerificationOutcome,
  MicroDepositType,
} from './billing/bankVerification.ts'
export {
  addBankingDays,
  countBankingDays,
  expectedDepositArrival,
} from './billing/bankingDays.ts'
export { type CardBrand, toCardBrand } from './billing/cardBrand.ts'
export { cardExpiry, type CardExpiry } from './billing/cardExpiry.ts'
export { type CardNumberPlace, findCardNumber } from './billing/cardNumber.ts'
export { invoiceState, type InvoiceState } from './billing/invoiceState.ts'
export { type MicroDepositReading, parseDepositCents, parseDescriptorCode, parseMicroDeposit } from './billing/microDeposit.ts'
export { formatCents } from './billing/money.ts'
export { formatNumber } from './words/numberWords.ts'
export {
  paymentFieldNames,
  paymentFieldProblems,
  paymentFrameType,
  paymentFrameVersion,
  readPaymentFrameEvent,
  toPaymentFrameMessage,
} from './billing/paymentFrame.ts'
export type {
  BankDetails,
  CardDetails,
  PaymentFieldName,
  PaymentFieldProblem,
  PaymentFieldsKind,
  PaymentFrameAppearance,
  PaymentFrameCommand,
  PaymentFrameEvent,
  PaymentFrameLabels,
  PaymentFrameMessage,
} from './billing/paymentFrame.ts'
export { BankVerificationType, InvoiceStatus, PaymentMethodKind } from './billing/paymentMethods.ts'
export { type BankRegion, readRoutingNumber, type RoutingNumberProblem, type RoutingNumberReading } from './billing/routingNumber.ts'

// Hardware
export { choosePush, hardwareCatalogue, HardwareModel, type HardwareType, PushKind } from './hardware/catalogue.ts'
export { controllerState, type ControllerState, controllerStates, queueDoneBy, type QueueFacts } from './hardware/controllerState.ts'
export { commandReasons, commandStates, controllerFailures, deviceActions, deviceQueue, nextQueueStep } from './hardware/deviceQueue.ts'
export type { CommandReason, CommandState, ControllerFacts, ControllerFailure, DeviceAction, QueuedCommand, QueueStep } from './hardware/deviceQueue.ts'
export { doorSensorId, isModuleKind, type ModuleKind, moduleKinds } from './hardware/modules.ts'
export { isStation, isVideoStation } from './hardware/stations.ts'

// Alerts
export { alertMessages } from './alerts/alertMessages.ts'
export { spanishAlertMessages } from './alerts/alertMessages.es.ts'
export { alertCauses, alertTraits, alertWays, firstAlertRules, fitAlertRule, newAlertRule } from './alerts/alertRule.ts'
export type { AlertCause, AlertRule, AlertWay } from './alerts/alertRule.ts'
export { countPastAlerts, isCounted, type PastFact, pastDoorFacts } from './alerts/pastAlerts.ts'
export { type AlertFact, findBursts, planAlerts } from './alerts/planAlerts.ts'
export { textTime } from './alerts/quietHours.ts'
export { type AlertWriting, type SaidAlert, sayAlertRule, sayAlertSentence, sayAlertTime, sayAlertTitle, writeAlert } from './alerts/sayAlert.ts'

// Time
export { calendarBounds, findDateProblem } from './time/calendarBounds.ts'
export { findInstantProblem, readInstant } from './time/readInstant.ts'

// Text input
export { countCharacters } from './textInput/countCharacters.ts'
export { countEdits } from './textInput/countEdits.ts'
export { neutralizeCsvCell, quoteCsvCell } from './textInput/csvCell.ts'
export { decodeEntities } from './textInput/decodeEntities.ts'
export { isEmailAddress } from './textInput/emailAddress.ts'
export { findForbiddenText, type ForbiddenText, isComparisonOnly } from './textInput/forbiddenText.ts'
export { findInvisibleCharacter, findTextProblem, type TextProblem } from './textInput/findTextProblem.ts'
export { foldText } from './textInput/foldText.ts'
export { matchText, rankByText, type TextMatch } from './textInput/matchText.ts'

// Navigation
export {
  errorDestinationOrder,
  resolveErrorDestination,
  resolveRouterErrorDestination,
} from './navigation/errorDestinations.ts'
export type { ErrorDestination, ErrorDestinationRow, PageFailure } from './navigation/errorDestinations.ts'
export { clearsStorage, decideGuard, guardOrder, mayOpenSitePage, openWhileSignedIn, type SitePage } from './navigation/guards.ts'
export type { GuardDecision, GuardedArea, GuardRequest, GuardRow } from './navigation/guards.ts'
export { type Landing, type LandingDetails, landingOrder, type LandingRow, resolveLanding } from './navigation/landing.ts'
export { type PageName, pageNames } from './navigation/pages.ts'
export { safeReturnPath } from './navigation/safeReturnPath.ts'

// Limits
export { inviteImageBytes, limits } from './limits.ts'

// Words
export { say } from './words/say.ts'
export { sayTexts } from './words/sayTexts.ts'
export type { Labels, Messages, Plural, Translation, Words } from './words/messages.ts'

// Forms of records
export { changedParts, type Choices, isSamePart, type MergedEdits, mergeEdits, plainParts, type RecordParts, withChoices } from './edits/mergeEdits.ts'
export { isClause, withRestriction, wholeRestriction } from './access/restriction/restrictionParts.ts'
export { readCard, writeCard, padCard, readCardNumber } from './access/credentials/cardBits.ts'
export { codeTypeById, type CodeTypeName, codeTypes } from './access/credentials/codeTypes.ts'
export { endMoment, endOfPeriod, endsBeforeStart, startMoment, startOfPeriod, type ValidPeriod } from './time/validPeriod.ts'
export { minutesOfWallTime, wallTimeOfMinutes } from './time/wallTime.ts'
