import { accessPrecedenceWords, inviteMessages, restrictionMessages, type Translation } from '@portal/domain'
import { barsByHourMessages } from '../charts/BarsByHour/BarsByHour.messages.ts'
import { accessMatrixMessages } from '../charts/AccessMatrix/AccessMatrix.messages.ts'
import { heatMapMessages } from '../charts/HeatMap/HeatMap.messages.ts'
import { uptimeBarMessages } from '../charts/UptimeBar/UptimeBar.messages.ts'
import { monthBarsMessages } from '../charts/MonthBars/MonthBars.messages.ts'
import { doorLanesMessages } from '../charts/DoorLanes/DoorLanes.messages.ts'
import { rangeBarsMessages } from '../charts/RangeBars/RangeBars.messages.ts'
import { sitePlanMessages } from '../charts/SitePlan/SitePlan.messages.ts'
import { yearCalendarMessages } from '../charts/YearCalendar/YearCalendar.messages.ts'
import { accessExplanationMessages } from '../access/AccessExplanation/AccessExplanation.messages.ts'
import { syncStateMessages } from '../access/SyncState/SyncState.messages.ts'
import { doorRowMessages } from '../access/DoorRow/DoorRow.messages.ts'
import { effectPreviewMessages } from '../access/EffectPreview/EffectPreview.messages.ts'
import { precedenceLegendMessages } from '../access/PrecedenceLegend/PrecedenceLegend.messages.ts'
import { restrictionEditorMessages } from '../access/RestrictionEditor/RestrictionEditor.messages.ts'
import { weekGridMessages } from '../access/WeekGrid/WeekGrid.messages.ts'
import { lockdownMessages } from '../access/internal/lockdown.messages.ts'
import { appLinksMessages } from '../accounts/AppLinks/AppLinks.messages.ts'
import { passwordPanelMessages } from '../accounts/PasswordPanel/PasswordPanel.messages.ts'
import { subscribePanelMessages } from '../accounts/SubscribePanel/SubscribePanel.messages.ts'
import { newPasswordMessages } from '../accounts/internal/newPassword.messages.ts'
import { bankAccountPanelMessages } from '../billing/BankAccountPanel/BankAccountPanel.messages.ts'
import { bankFormMessages } from '../billing/BankForm/BankForm.messages.ts'
import { cardFormMessages } from '../billing/CardForm/CardForm.messages.ts'
import { cardOnFileMessages } from '../billing/CardOnFile/CardOnFile.messages.ts'
import { emailInvoiceDialogMessages } from '../billing/EmailInvoiceDialog/EmailInvoiceDialog.messages.ts'
import { invoiceTableMessages } from '../billing/InvoiceTable/InvoiceTable.messages.ts'
import { invoiceViewMessages } from '../billing/InvoiceView/InvoiceView.messages.ts'
import { microDepositFormMessages } from '../billing/MicroDepositForm/MicroDepositForm.messages.ts'
import { payDialogMessages } from '../billing/PayDialog/PayDialog.messages.ts'
import { hostedFieldsMessages } from '../billing/internal/HostedFields.messages.ts'
import { invoiceStatusMessages } from '../billing/internal/invoiceStatus.messages.ts'
import { callEffectMessages } from '../calls/CallEffect/CallEffect.messages.ts'
import { callGroupEditorMessages } from '../calls/CallGroupEditor/CallGroupEditor.messages.ts'
import { callPreferencesEditorMessages } from '../calls/CallPreferencesEditor/CallPreferencesEditor.messages.ts'
import { callSimulatorMessages } from '../calls/CallSimulator/CallSimulator.messages.ts'
import { callTimelineMessages } from '../calls/CallTimeline/CallTimeline.messages.ts'
import { watchmanMessages } from '../calls/WatchmanExplainer/watchman.messages.ts'
import { buttonMessages } from '../elements/Button/Button.messages.ts'
import { callMessages } from '../calls/internal/call.messages.ts'
import { dataTableMessages } from '../data/DataTable/DataTable.messages.ts'
import { filterBarMessages } from '../data/FilterBar/FilterBar.messages.ts'
import { paginationMessages } from '../data/Pagination/Pagination.messages.ts'
import { searchFieldMessages } from '../forms/SearchField/SearchField.messages.ts'
import { dateRangeFieldMessages } from '../forms/DateRangeField/DateRangeField.messages.ts'
import { changeReceiptMessages } from '../feedback/ChangeReceipt/ChangeReceipt.messages.ts'
import { errorPanelMessages } from '../feedback/ErrorPanel/ErrorPanel.messages.ts'
import { loadingStateMessages } from '../feedback/LoadingState/LoadingState.messages.ts'
import { toasterMessages } from '../feedback/Toaster/Toaster.messages.ts'
import { comboboxMessages } from '../forms/Combobox/Combobox.messages.ts'
import { conflictPanelMessages } from '../forms/ConflictPanel/ConflictPanel.messages.ts'
import { fieldMessages } from '../forms/Field/Field.messages.ts'
import { momentFieldMessages } from '../forms/MomentField/MomentField.messages.ts'
import { passwordFieldMessages } from '../forms/PasswordField/PasswordField.messages.ts'
import { passwordRequirementsMessages } from '../forms/PasswordRequirements/PasswordRequirements.messages.ts'
import { timeFieldMessages } from '../forms/TimeField/TimeField.messages.ts'
import { wizardStepsMessages } from '../forms/WizardSteps/WizardSteps.messages.ts'
import { textFilterMessages } from '../forms/useTextFilter/textFilter.messages.ts'
import { fileDropMessages } from '../importing/FileDrop/FileDrop.messages.ts'
import { importGridMessages } from '../importing/ImportGrid/ImportGrid.messages.ts'
import { importWizardMessages } from '../importing/ImportWizard/ImportWizard.messages.ts'
import { appFrameMessages } from '../layout/AppFrame/AppFrame.messages.ts'
import { frameFooterMessages } from '../layout/FrameFooter/FrameFooter.messages.ts'
import { languageSwitchMessages } from '../layout/LanguageSwitch/LanguageSwitch.messages.ts'
import { pageHeaderMessages } from '../layout/PageHeader/PageHeader.messages.ts'
import { publicFrameMessages } from '../layout/PublicFrame/PublicFrame.messages.ts'
import { sidebarNavMessages } from '../layout/SidebarNav/SidebarNav.messages.ts'
import { skipLinkMessages } from '../layout/SkipLink.messages.ts'
import { supportPhoneMessages } from '../layout/SupportPhone/SupportPhone.messages.ts'
import { commandPaletteMessages } from '../forms/CommandPalette/CommandPalette.messages.ts'
import { confirmDialogMessages } from '../overlays/ConfirmDialog/ConfirmDialog.messages.ts'
import { dialogMessages } from '../overlays/Dialog/Dialog.messages.ts'
import { drawerMessages } from '../overlays/Drawer/Drawer.messages.ts'
import { copyButtonMessages } from '../elements/CopyButton/CopyButton.messages.ts'
import { numberFieldMessages } from '../forms/NumberField/NumberField.messages.ts'
import { tagInputMessages } from '../forms/TagInput/TagInput.messages.ts'
import { colorFieldMessages } from '../forms/ColorField/ColorField.messages.ts'

const tables = {
  AccessRules: accessPrecedenceWords.en,
  Restriction: restrictionMessages.en,
  AccessExplanation: accessExplanationMessages,
  AppFrame: appFrameMessages,
  AppLinks: appLinksMessages,
  BankAccountPanel: bankAccountPanelMessages,
  BankForm: bankFormMessages,
  BarsByHour: barsByHourMessages,
  AccessMatrix: accessMatrixMessages,
  HeatMap: heatMapMessages,
  DoorLanes: doorLanesMessages,
  MonthBars: monthBarsMessages,
  UptimeBar: uptimeBarMessages,
  RangeBars: rangeBarsMessages,
  YearCalendar: yearCalendarMessages,
  Button: buttonMessages,
  CallEffect: callEffectMessages,
  CallGroupEditor: callGroupEditorMessages,
  CallPreferencesEditor: callPreferencesEditorMessages,
  CallSimulator: callSimulatorMessages,
  CallTimeline: callTimelineMessages,
  Calls: callMessages,
  CardForm: cardFormMessages,
  CardOnFile: cardOnFileMessages,
  ChangeReceipt: changeReceiptMessages,
  ColorField: colorFieldMessages,
  Combobox: comboboxMessages,
  CommandPalette: commandPaletteMessages,
  ConfirmDialog: confirmDialogMessages,
  ConflictPanel: conflictPanelMessages,
  CopyButton: copyButtonMessages,
  DataTable: dataTableMessages,
  DateRangeField: dateRangeFieldMessages,
  Dialog: dialogMessages,
  DoorRow: doorRowMessages,
  SyncState: syncStateMessages,
  Drawer: drawerMessages,
  EffectPreview: effectPreviewMessages,
  EmailInvoiceDialog: emailInvoiceDialogMessages,
  ErrorPanel: errorPanelMessages,
  Field: fieldMessages,
  FileDrop: fileDropMessages,
  FilterBar: filterBarMessages,
  FrameFooter: frameFooterMessages,
  HostedFields: hostedFieldsMessages,
  Invite: inviteMessages,
  ImportGrid: importGridMessages,
  ImportWizard: importWizardMessages,
  InvoiceStatus: invoiceStatusMessages,
  InvoiceTable: invoiceTableMessages,
  InvoiceView: invoiceViewMessages,
  LanguageSwitch: languageSwitchMessages,
  LoadingState: loadingStateMessages,
  Lockdown: lockdownMessages,
  MicroDepositForm: microDepositFormMessages,
  MomentField: momentFieldMessages,
  NewPassword: newPasswordMessages,
  NumberField: numberFieldMessages,
  PageHeader: pageHeaderMessages,
  Pagination: paginationMessages,
  PasswordField: passwordFieldMessages,
  PasswordPanel: passwordPanelMessages,
  PasswordRequirements: passwordRequirementsMessages,
  PayDialog: payDialogMessages,
  PrecedenceLegend: precedenceLegendMessages,
  PublicFrame: publicFrameMessages,
  RestrictionEditor: restrictionEditorMessages,
  SearchField: searchFieldMessages,
  SidebarNav: sidebarNavMessages,
  SitePlan: sitePlanMessages,
  SkipLink: skipLinkMessages,
  SubscribePanel: subscribePanelMessages,
  SupportPhone: supportPhoneMessages,
  TagInput: tagInputMessages,
  TextFilter: textFilterMessages,
  TimeField: timeFieldMessages,
  Toaster: toasterMessages,
  Watchman: watchmanMessages,
  WeekGrid: weekGridMessages,
  WizardSteps: wizardStepsMessages,
} as const

export type UiTables = typeof tables

/** The texts of all components in one language. A missing text or value is a type error. */
export type UiWords = Translation<UiTables> & {
  /** The language as a BCP 47 tag, such as 'de', also for dates and numbers. */
  readonly language: string
}

/** The library's English texts, for translators. Components use them by default. */
export const en = { language: 'en', ...tables } as const satisfies UiWords
