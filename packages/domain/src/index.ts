// Exporting
export { exportFormats, exportKeptFor, exportKinds, exportStates, pdfLinesAtMost, rightOfExport } from './exporting/exports.ts'
export type { ExportFormat, ExportKind, ExportState } from './exporting/exports.ts'

// Importing
export { cellProblems } from './importing/cellProblems.ts'
export type { CellProblem } from './importing/cellProblems.ts'
export type { CheckFrame, KnownPin } from './importing/checkCell.ts'
export { columnsOfKind, importColumns, importKinds, namingColumns } from './importing/importKinds.ts'
export type { ImportCells, ImportColumn, ImportKind } from './importing/importKinds.ts'
export { readPersonMention, splitSeveral } from './importing/personMention.ts'
export type { KnownPerson, PersonMention } from './importing/personMention.ts'
export { readCallKind, readNumberCells } from './importing/callGroupCells.ts'
export type { CallKind, NumberCell } from './importing/callGroupCells.ts'
export { codesOfPerson, codeTypeOf, personCodeColumns, readCardCell, readCardFormat, showCardCell } from './importing/codeCells.ts'
export type { CardCell, PersonCodeColumn } from './importing/codeCells.ts'
export { inspectSheet, frameOfSheet, rowsToImport, sharedValues } from './importing/inspectSheet.ts'
export type { ImportSheet, KnownOfPlace, SheetCheck, SheetFinding, SheetMemory, SheetRow, Twins } from './importing/inspectSheet.ts'
export { decodeText } from './importing/decodeText.ts'
export type { DecodedText } from './importing/decodeText.ts'
export { findHeading, guessColumns } from './importing/guessColumns.ts'
export type { ColumnGuess } from './importing/guessColumns.ts'
export { readHoursCell, showHours } from './importing/hourCells.ts'
export { holidayKey } from './importing/checkHolidayRow.ts'
export { createImportDesk, draftRowsAtMost } from './importing/importDesk.ts'
export type { DeskDraft, DeskEdit, ImportDesk } from './importing/importDesk.ts'
export type { FileFacts, FileProblem, FileSource, ReadSheetFile, SheetFile, SheetQuestion } from './importing/sheetFile.ts'
export { sheetShows } from './importing/sheetView.ts'
export type { AlikeFindings, ColumnWish, RowToImport, SheetShow, SheetView, SheetWish } from './importing/sheetView.ts'
export { editSheet, startEditing } from './importing/sheetEdits.ts'
export type { EditedSheet, SheetEdit } from './importing/sheetEdits.ts'
export { importChoices } from './importing/personColumns.ts'
export type { ImportChoice, PersonCells, PersonColumn } from './importing/personColumns.ts'
export { importStates, importStops, importUndoFor, nextImportState } from './importing/importStates.ts'
export type { ImportAction, ImportState } from './importing/importStates.ts'
export { nextPartnerMigrationState, partnerKinds, partnerMigrationActions, partnerMigrationStates, spreadSample } from './importing/partnerMigration.ts'
export type { PartnerKind, PartnerMigrationAction, PartnerMigrationState } from './importing/partnerMigration.ts'

// Log
export { changeActions, changeFields, changeSubjects, kindOfOutcome, logKinds, logOutcomes, logSpans, rightOfSubject, signInAsEndings } from './log/changes.ts'
export type { ChangeAction, ChangeField, ChangeSubject, ChangeValueKind, LogKind, LogOutcome, LogSpan, SignInAsEnding } from './log/changes.ts'

// Time
export { firstOfMonth, fromLocalMinutes, toDayNumber, toIsoDate } from './time/localDate.ts'
export type { LocalMoment } from './time/localDate.ts'
export { dayNumberAt, localDateAt, localMomentAt, startOfDay } from './time/localTime.ts'
export { nextUsHolidays } from './time/usHolidays.ts'
export type { UsHoliday } from './time/usHolidays.ts'
export { endInstant, isEmptyPeriod, startInstant } from './time/period.ts'
export type { DateWithTime } from './time/period.ts'
export { intersectSpans, subtractSpans, totalLength, unionSpans } from './time/spans.ts'
export type { Span } from './time/spans.ts'
export { dayAfter, minutesPerDay, weekdayOf, weekdays } from './time/weekdays.ts'
export type { Weekday } from './time/weekdays.ts'
export { zoneStretches } from './time/zoneClock.ts'
export type { ZoneStretch } from './time/zoneClock.ts'
export { clocksDiffer, isSameDay, isTimeZone, plainFormat, viewerTimeZone, zonedFormat, zoneName } from './time/zonedFormat.ts'
export type { TimeStyle } from './time/zonedFormat.ts'
export { zoneShift } from './time/zoneShift.ts'

// Accounts
export { deletionState, deletionStates } from './accounts/deletionState.ts'
export type { DeletionEnding, DeletionRequest, DeletionState } from './accounts/deletionState.ts'
export { grantedFlags, landsOnBilling, mayGrant } from './accounts/grants.ts'
export type { GrantedFlag } from './accounts/grants.ts'
export { nameDevice } from './accounts/nameDevice.ts'
export type { DeviceName } from './accounts/nameDevice.ts'
export { houseSteps } from './accounts/houseSteps.ts'
export type { HouseStep } from './accounts/houseSteps.ts'
export { nextAutomaticPayment, type AutomaticPayment } from './billing/automaticPayments.ts'
export { billingState, billingStates, type BillingState } from './billing/billingState.ts'
export { accountState, accountStates, type AccountState } from './accounts/accountState.ts'
export { mayChangeGroup, mayChangePerson, mayNamePerson, maySeeGroup, maySeePerson, maySignInAs, rankOf, reachesAccount } from './accounts/reach.ts'
export type { GroupStanding, Standing } from './accounts/reach.ts'
export { livesElsewhere } from './accounts/livesElsewhere.ts'
export { looksAfterHardwareAlone, mayDo, profiles, profilesOf, rightNames, rights } from './accounts/rights.ts'
export type { Profile, Right, RightsHolder } from './accounts/rights.ts'
export { isOperator, Role } from './accounts/roles.ts'
export { isUserDetailsError, resolveSessionEnd } from './accounts/sessionOutcomes.ts'
export type { SessionEnd } from './accounts/sessionOutcomes.ts'
export { sessionValueNames } from './accounts/sessionValues.ts'
export type { SessionValueName } from './accounts/sessionValues.ts'
export { checkCallGroupName, checkDirectoryPin, comparedValue, dialledNumber } from './accounts/uniqueFields.ts'
export type { UniqueField, UniqueFieldName } from './accounts/uniqueFields.ts'
export { needsTwoStep, readAuthenticatorCode, readRecoveryCode, recoveryCodeCount, recoveryCodeLetters, trustedBrowserDays } from './accounts/twoStep.ts'
export { managesCallGroup, TenantType, UserType } from './accounts/userTypes.ts'
export { hasWebAccess } from './accounts/webAccess.ts'
export type { WebAccess } from './accounts/webAccess.ts'

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
export { accessPrecedence } from './access/decision/accessPrecedence.ts'
export type { AccessBecause, AccessRule, AccessRuleRow, AccessVerdict } from './access/decision/accessPrecedence.ts'
export { accessPrecedenceWords } from './access/decision/accessPrecedenceWords.ts'
export type { AccessRuleWords } from './access/decision/accessPrecedence.messages.ts'
export { clockChanges } from './access/restriction/clockChanges.ts'
export type { ClockChange } from './access/restriction/clockChanges.ts'
export { describeClause, describeDays, describeRestriction, describeTimes } from './access/restriction/describeRestriction.ts'
export type { DescribeOptions, RestrictionClause } from './access/restriction/describeRestriction.ts'
export type { AccessSummaryWords } from './access/summary/accessSummaryWords.ts'
export { describeAccess } from './access/summary/describeAccess.ts'
export type { DescribeAccessOptions } from './access/summary/describeAccess.ts'
export { hoursAtDoor, summarizeAccess } from './access/summary/summarizeAccess.ts'
export type { AccessHours, AccessSummary, AccessSummaryRule, NoAccessReason, PersonalAccess, PersonalDoor } from './access/summary/summarizeAccess.ts'
export { doorOutput, holdChange } from './access/door/doorOutput.ts'
export type { DoorAtPresentation } from './access/door/doorOutput.ts'
export { doorActions, isNeverAllowed, longestHold, momentaryOpening, refuseDoorAction } from './access/door/doorActions.ts'
export type { DoorAction, DoorActionRefusal, DoorActor } from './access/door/doorActions.ts'
export { rankAttention } from './attention/rankAttention.ts'
export type { AttentionFacts, AttentionItem, AttentionKind, AttentionRecord } from './attention/rankAttention.ts'
export { holdChoices, nextTimeOfDay } from './access/door/holdChoices.ts'
export { doorSpans, plannedSpans } from './access/door/doorSpans.ts'
export type { DoorSpan, DoorSpanState, KeptDoorFacts } from './access/door/doorSpans.ts'
export { doorState } from './access/door/doorState.ts'
export { explainAtDoor } from './access/door/explainAtDoor.ts'
export type { DoorFacts, DoorOverride, DoorSchedule, DoorState, DoorStateReason, DoorWord } from './access/door/doorState.ts'
export { describeWeek } from './access/restriction/describeWeek.ts'
export type { WeekRow } from './access/restriction/describeWeek.ts'
export { explainAccess } from './access/decision/explainAccess.ts'
export type { AccessExplanation, AccessReason } from './access/decision/explainAccess.ts'
export { gateOutcome, GateReason } from './access/decision/gateReasons.ts'
export type { GateOutcome } from './access/decision/gateReasons.ts'
export { lintRestriction } from './access/restriction/lintRestriction.ts'
export type { LintOptions, RestrictionProblem, RestrictionProblemCode } from './access/restriction/lintRestriction.ts'
export { copyDay, mergeWindows } from './access/restriction/mergeWindows.ts'
export { ruleAtPort } from './access/restriction/ruleAtPort.ts'
export type { PortPosition } from './access/restriction/ruleAtPort.ts'
export { normalizeRestriction } from './access/restriction/normalizeRestriction.ts'
export { firstGuestRules, guestDoors, guestRuleLimits, guestsLeft, guestTime, refuseGuest } from './invites/guestRules.ts'
export type { GuestHost, GuestRefusal, GuestRules } from './invites/guestRules.ts'
export { inviteOpening } from './invites/inviteOpening.ts'
export { unrestricted } from './access/restriction/restriction.ts'
export type { DatedException, Holiday, Restriction, WeekWindow } from './access/restriction/restriction.ts'
export { restrictionMessages } from './access/restriction/restrictionWords.ts'
export type { RestrictionWords } from './access/restriction/restrictionWords.ts'
export { weekSpans, windowsOnDay } from './access/restriction/weekWindows.ts'
export { schedulePulses } from './access/restriction/schedulePulses.ts'
export type { PulseSchedule } from './access/restriction/schedulePulses.ts'
export { spanOfWeek, weekOfAccess } from './access/decision/weekOfAccess.ts'
export type { AccessSetting, PropertyWeek } from './access/decision/weekOfAccess.ts'
export { lockdownState } from './access/lockdown/lockdownState.ts'
export type { LockdownState, LockdownVerdict } from './access/lockdown/lockdownState.ts'
export { canRetry, nextPortLock } from './access/lockdown/portLock.ts'
export type { PortLockEvent, PortLockState } from './access/lockdown/portLock.ts'
export { whoCameIn } from './access/lockdown/whoCameIn.ts'
export type { CameIn, Entry } from './access/lockdown/whoCameIn.ts'
export { decodeWiegand, encodeWiegand, wiegandFormats, wiegandLayouts } from './access/credentials/wiegand.ts'
export type { WiegandCredential, WiegandFormat, WiegandLayout, WiegandReading } from './access/credentials/wiegand.ts'
export { checkWiegandCredential } from './access/credentials/wiegandCredential.ts'
export type { WiegandProblem } from './access/credentials/wiegandCredential.ts'

// Calls
export { startCall } from './calls/advanceCall.ts'
export { phonesOff } from './calls/callAnswers.ts'
export type { CallAnswer, CallAnswers } from './calls/callAnswers.ts'
export type { CallEnd, CallEvent, DoorRefusal } from './calls/callEvents.ts'
export type { CallNumber, CallPlan, VideoCallPlan, VoiceCallPlan } from './calls/callPlan.ts'
export type { CallProgress, CallState } from './calls/callState.ts'
export { callSteps, withOwnPhones } from './calls/callSteps.ts'
export type { CallPhone, CallStep } from './calls/callSteps.ts'
export type { CallPerson, CallWorld } from './calls/callWorld.ts'
export { deskPhone } from './calls/deskPhone.ts'
export type { UnreachableReason } from './calls/findUnreachable.ts'
export { lintCallPlan } from './calls/lintCallPlan.ts'
export type { CallWarning } from './calls/lintCallPlan.ts'
export { findUntold } from './calls/findUntold.ts'
export type { NoticeWay, UntoldReason } from './calls/findUntold.ts'
export { quietHoursOf, ringHoursOf } from './calls/ringHours.ts'
export { outlineCall } from './calls/outlineCall.ts'
export type { CallOutline, OutlinedStep } from './calls/outlineCall.ts'
export { readPhoneNumber, showPhoneNumber } from './calls/phoneNumber.ts'
export type { PhoneNumber } from './calls/phoneNumber.ts'
export { showHomePhone } from './calls/showHomePhone.ts'
export { leaveCall, pressPhone } from './calls/pressPhone.ts'
export type { PhonePress } from './calls/pressPhone.ts'
export { portalPresses, portalPressesOf, pressInPortal } from './calls/pressInPortal.ts'
export type { CallTaker, PortalPress } from './calls/pressInPortal.ts'
export { phonesOfCall } from './calls/phonesOfCall.ts'
export { playCall, simulateCall } from './calls/simulateCall.ts'

// Invites
export { idleCode, nextFreshness } from './invites/freshness.ts'
export type { Freshness, FreshnessEvent, FreshnessState } from './invites/freshness.ts'
export { InviteStatus, InviteType } from './invites/invite.ts'
export { canStillOpen, isClosedNow, hasInviteEnded, inviteStatus } from './invites/inviteStatus.ts'
export type { KeptInviteStatus } from './invites/inviteStatus.ts'
export { codeName } from './invites/card/codeName.ts'
export { recurringCode, temporaryCode } from './invites/card/inviteCode.ts'
export type { CodeNotice, InviteCode, NoCode } from './invites/card/inviteCode.ts'
export { describeInvite, describeInviteTimes } from './invites/describeInvite.ts'
export type { DescribeInviteOptions, InviteTimes } from './invites/describeInvite.ts'
export { recipientWay } from './invites/inviteRecipient.ts'
export type { RecipientWay } from './invites/inviteRecipient.ts'
export { inviteDetails } from './invites/card/inviteDetails.ts'
export type { InviteCardSetting, InviteDetails, InviteProperty } from './invites/card/inviteDetails.ts'
export { inviteKeyMessages } from './invites/card/inviteKeyMessages.ts'
export { inviteMessages } from './invites/card/inviteMessages.ts'
export type { InviteKeyWords, InviteLabels, InviteWords } from './invites/card/inviteWords.ts'
export { missingQuietZone } from './invites/card/quietZone.ts'
export { scanTexts } from './invites/card/scanTexts.ts'
export type { ScanTexts } from './invites/card/scanTexts.ts'
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
export { brandLogoLimits, brandLogoTypes, findBrandLogoProblem } from './brand/brandLogo.ts'
export type { BrandLogoProblem } from './brand/brandLogo.ts'
export { legibleColors, mendedColor } from './brand/legibleColors.ts'
export type { LegibleColors, MendedColor, PartnerBrand } from './brand/legibleColors.ts'

// Pictures and site plans
export { kindOfPicture, readPicture } from './pictures/readPicture.ts'
export type { PictureInAddress, PictureKind } from './pictures/readPicture.ts'
export { findPlanPictureProblem, freePlace, onPlan, planPictureLimits, planScale } from './sitePlan/sitePlan.ts'
export type { PlanPictureProblem, PlanPlace } from './sitePlan/sitePlan.ts'

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
export { checkPassword, isPasswordText, passwordPolicy } from './passwords/passwordPolicy.ts'
export type { PasswordProblem } from './passwords/passwordPolicy.ts'
export {
  nonWebAccessResult,
  resetLinkMessages,
  resolveResetLink,
  resolveResetResult,
  zeroToken,
} from './passwords/resetOutcomes.ts'
export type { PasswordConfirmation, ResetLinkOutcome, ResetResultOutcome } from './passwords/resetOutcomes.ts'
export { registeredMessage, resolveSubscribe } from './passwords/subscribeOutcomes.ts'
export type { SubscribeOutcome } from './passwords/subscribeOutcomes.ts'

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
export { toCardBrand } from './billing/cardBrand.ts'
export type { CardBrand } from './billing/cardBrand.ts'
export { cardExpiry } from './billing/cardExpiry.ts'
export type { CardExpiry } from './billing/cardExpiry.ts'
export { findCardNumber } from './billing/cardNumber.ts'
export type { CardNumberPlace } from './billing/cardNumber.ts'
export { invoiceState } from './billing/invoiceState.ts'
export type { InvoiceState } from './billing/invoiceState.ts'
export { parseDepositCents, parseDescriptorCode, parseMicroDeposit } from './billing/microDeposit.ts'
export type { MicroDepositReading } from './billing/microDeposit.ts'
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
export { readRoutingNumber } from './billing/routingNumber.ts'
export type { BankRegion, RoutingNumberReading, RoutingNumberProblem } from './billing/routingNumber.ts'

// Hardware
export { choosePush, hardwareCatalogue, HardwareModel, PushKind } from './hardware/catalogue.ts'
export type { HardwareType } from './hardware/catalogue.ts'
export { controllerState, controllerStates, queueDoneBy } from './hardware/controllerState.ts'
export type { ControllerState, QueueFacts } from './hardware/controllerState.ts'
export { commandReasons, commandStates, controllerFailures, deviceActions, deviceQueue, nextQueueStep } from './hardware/deviceQueue.ts'
export type { CommandReason, CommandState, ControllerFacts, ControllerFailure, DeviceAction, QueuedCommand, QueueStep } from './hardware/deviceQueue.ts'
export { doorSensorId, isModuleKind, moduleKinds } from './hardware/modules.ts'
export type { ModuleKind } from './hardware/modules.ts'
export { isStation, isVideoStation } from './hardware/stations.ts'

// Alerts
export { alertMessages } from './alerts/alertMessages.ts'
export { spanishAlertMessages } from './alerts/alertMessages.es.ts'
export { alertCauses, alertTraits, alertWays, firstAlertRules, fitAlertRule, newAlertRule } from './alerts/alertRule.ts'
export type { AlertCause, AlertRule, AlertWay } from './alerts/alertRule.ts'
export { findBursts, planAlerts } from './alerts/planAlerts.ts'
export type { AlertFact } from './alerts/planAlerts.ts'
export { textTime } from './alerts/quietHours.ts'
export { sayAlertRule, sayAlertSentence, sayAlertTime, sayAlertTitle, writeAlert } from './alerts/sayAlert.ts'
export type { AlertWriting, SaidAlert } from './alerts/sayAlert.ts'

// Time
export { calendarBounds, findDateProblem } from './time/calendarBounds.ts'
export { findInstantProblem, readInstant } from './time/readInstant.ts'

// Text input
export { countCharacters } from './textInput/countCharacters.ts'
export { countEdits } from './textInput/countEdits.ts'
export { neutralizeCsvCell, quoteCsvCell } from './textInput/csvCell.ts'
export { decodeEntities } from './textInput/decodeEntities.ts'
export { isEmailAddress } from './textInput/emailAddress.ts'
export { findForbiddenText, isComparisonOnly } from './textInput/forbiddenText.ts'
export type { ForbiddenText } from './textInput/forbiddenText.ts'
export { findInvisibleCharacter, findTextProblem } from './textInput/findTextProblem.ts'
export type { TextProblem } from './textInput/findTextProblem.ts'
export { foldText } from './textInput/foldText.ts'
export { matchText, rankByText } from './textInput/matchText.ts'
export type { TextMatch } from './textInput/matchText.ts'

// Navigation
export {
  errorDestinationOrder,
  resolveErrorDestination,
  resolveRouterErrorDestination,
} from './navigation/errorDestinations.ts'
export type { ErrorDestination, ErrorDestinationRow, PageFailure } from './navigation/errorDestinations.ts'
export { clearsStorage, decideGuard, guardOrder, mayOpenSitePage, openWhileSignedIn, type SitePage } from './navigation/guards.ts'
export type { GuardDecision, GuardedArea, GuardRequest, GuardRow } from './navigation/guards.ts'
export { landingOrder, resolveLanding } from './navigation/landing.ts'
export type { Landing, LandingDetails, LandingRow } from './navigation/landing.ts'
export { pageNames } from './navigation/pages.ts'
export type { PageName } from './navigation/pages.ts'
export { safeReturnPath } from './navigation/safeReturnPath.ts'

// Limits
export { inviteImageBytes, limits } from './limits.ts'

// Words
export { say } from './words/say.ts'
export { sayTexts } from './words/sayTexts.ts'
export type { Labels, Messages, Plural, Translation, Words } from './words/messages.ts'

// Forms of records
export { plainParts, changedParts, mergeEdits, withChoices, isSamePart } from './edits/mergeEdits.ts'
export type { RecordParts, MergedEdits, Choices } from './edits/mergeEdits.ts'
export { isClause, withRestriction, wholeRestriction } from './access/restriction/restrictionParts.ts'
export { readCard, writeCard, padCard, readCardNumber } from './access/credentials/cardBits.ts'
export { codeTypes, codeTypeById } from './access/credentials/codeTypes.ts'
export type { CodeTypeName } from './access/credentials/codeTypes.ts'
export { startMoment, endMoment, startOfPeriod, endOfPeriod, endsBeforeStart } from './time/validPeriod.ts'
export type { ValidPeriod } from './time/validPeriod.ts'
export { minutesOfWallTime, wallTimeOfMinutes } from './time/wallTime.ts'
