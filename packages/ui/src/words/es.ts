import { accessPrecedenceWords, restrictionMessages, spanishInviteMessages } from '@portal/domain'
import type { UiWords } from './en.ts'
import { es as AccessExplanation } from '../access/AccessExplanation/AccessExplanation.messages.es.ts'
import { es as AppFrame } from '../layout/AppFrame/AppFrame.messages.es.ts'
import { es as AppLinks } from '../accounts/AppLinks/AppLinks.messages.es.ts'
import { es as BarsByHour } from '../charts/BarsByHour/BarsByHour.messages.es.ts'
import { es as AccessMatrix } from '../charts/AccessMatrix/AccessMatrix.messages.es.ts'
import { es as HeatMap } from '../charts/HeatMap/HeatMap.messages.es.ts'
import { es as UptimeBar } from '../charts/UptimeBar/UptimeBar.messages.es.ts'
import { es as MonthBars } from '../charts/MonthBars/MonthBars.messages.es.ts'
import { es as DoorLanes } from '../charts/DoorLanes/DoorLanes.messages.es.ts'
import { es as RangeBars } from '../charts/RangeBars/RangeBars.messages.es.ts'
import { es as SitePlan } from '../charts/SitePlan/SitePlan.messages.es.ts'
import { es as YearCalendar } from '../charts/YearCalendar/YearCalendar.messages.es.ts'
import { es as BankAccountPanel } from '../billing/BankAccountPanel/BankAccountPanel.messages.es.ts'
import { es as BankForm } from '../billing/BankForm/BankForm.messages.es.ts'
import { es as Button } from '../elements/Button/Button.messages.es.ts'
import { es as CallEffect } from '../calls/CallEffect/CallEffect.messages.es.ts'
import { es as CallGroupEditor } from '../calls/CallGroupEditor/CallGroupEditor.messages.es.ts'
import { es as CallPreferencesEditor } from '../calls/CallPreferencesEditor/CallPreferencesEditor.messages.es.ts'
import { es as CallSimulator } from '../calls/CallSimulator/CallSimulator.messages.es.ts'
import { es as CallTimeline } from '../calls/CallTimeline/CallTimeline.messages.es.ts'
import { es as Calls } from '../calls/internal/call.messages.es.ts'
import { es as CardForm } from '../billing/CardForm/CardForm.messages.es.ts'
import { es as CardOnFile } from '../billing/CardOnFile/CardOnFile.messages.es.ts'
import { es as ChangeReceipt } from '../feedback/ChangeReceipt/ChangeReceipt.messages.es.ts'
import { es as ColorField } from '../forms/ColorField/ColorField.messages.es.ts'
import { es as DateRangeField } from '../forms/DateRangeField/DateRangeField.messages.es.ts'
import { es as Combobox } from '../forms/Combobox/Combobox.messages.es.ts'
import { es as CommandPalette } from '../forms/CommandPalette/CommandPalette.messages.es.ts'
import { es as ConfirmDialog } from '../overlays/ConfirmDialog/ConfirmDialog.messages.es.ts'
import { es as ConflictPanel } from '../forms/ConflictPanel/ConflictPanel.messages.es.ts'
import { es as CopyButton } from '../elements/CopyButton/CopyButton.messages.es.ts'
import { es as DataTable } from '../data/DataTable/DataTable.messages.es.ts'
import { es as Dialog } from '../overlays/Dialog/Dialog.messages.es.ts'
import { es as DoorRow } from '../access/DoorRow/DoorRow.messages.es.ts'
import { es as SyncState } from '../access/SyncState/SyncState.messages.es.ts'
import { es as Drawer } from '../overlays/Drawer/Drawer.messages.es.ts'
import { es as EffectPreview } from '../access/EffectPreview/EffectPreview.messages.es.ts'
import { es as EmailInvoiceDialog } from '../billing/EmailInvoiceDialog/EmailInvoiceDialog.messages.es.ts'
import { es as ErrorPanel } from '../feedback/ErrorPanel/ErrorPanel.messages.es.ts'
import { es as Field } from '../forms/Field/Field.messages.es.ts'
import { es as FileDrop } from '../importing/FileDrop/FileDrop.messages.es.ts'
import { es as FilterBar } from '../data/FilterBar/FilterBar.messages.es.ts'
import { es as FrameFooter } from '../layout/FrameFooter/FrameFooter.messages.es.ts'
import { es as HostedFields } from '../billing/internal/HostedFields.messages.es.ts'
import { es as ImportGrid } from '../importing/ImportGrid/ImportGrid.messages.es.ts'
import { es as ImportWizard } from '../importing/ImportWizard/ImportWizard.messages.es.ts'
import { es as InvoiceStatus } from '../billing/internal/invoiceStatus.messages.es.ts'
import { es as InvoiceTable } from '../billing/InvoiceTable/InvoiceTable.messages.es.ts'
import { es as InvoiceView } from '../billing/InvoiceView/InvoiceView.messages.es.ts'
import { es as LanguageSwitch } from '../layout/LanguageSwitch/LanguageSwitch.messages.es.ts'
import { es as LoadingState } from '../feedback/LoadingState/LoadingState.messages.es.ts'
import { es as Lockdown } from '../access/internal/lockdown.messages.es.ts'
import { es as MicroDepositForm } from '../billing/MicroDepositForm/MicroDepositForm.messages.es.ts'
import { es as MomentField } from '../forms/MomentField/MomentField.messages.es.ts'
import { es as NewPassword } from '../accounts/internal/newPassword.messages.es.ts'
import { es as NumberField } from '../forms/NumberField/NumberField.messages.es.ts'
import { es as PageHeader } from '../layout/PageHeader/PageHeader.messages.es.ts'
import { es as Pagination } from '../data/Pagination/Pagination.messages.es.ts'
import { es as PasswordField } from '../forms/PasswordField/PasswordField.messages.es.ts'
import { es as PasswordPanel } from '../accounts/PasswordPanel/PasswordPanel.messages.es.ts'
import { es as PasswordRequirements } from '../forms/PasswordRequirements/PasswordRequirements.messages.es.ts'
import { es as PayDialog } from '../billing/PayDialog/PayDialog.messages.es.ts'
import { es as PrecedenceLegend } from '../access/PrecedenceLegend/PrecedenceLegend.messages.es.ts'
import { es as PublicFrame } from '../layout/PublicFrame/PublicFrame.messages.es.ts'
import { es as RestrictionEditor } from '../access/RestrictionEditor/RestrictionEditor.messages.es.ts'
import { es as SearchField } from '../forms/SearchField/SearchField.messages.es.ts'
import { es as SidebarNav } from '../layout/SidebarNav/SidebarNav.messages.es.ts'
import { es as SkipLink } from '../layout/SkipLink.messages.es.ts'
import { es as SubscribePanel } from '../accounts/SubscribePanel/SubscribePanel.messages.es.ts'
import { es as SupportPhone } from '../layout/SupportPhone/SupportPhone.messages.es.ts'
import { es as TagInput } from '../forms/TagInput/TagInput.messages.es.ts'
import { es as TextFilter } from '../forms/useTextFilter/textFilter.messages.es.ts'
import { es as TimeField } from '../forms/TimeField/TimeField.messages.es.ts'
import { es as Toaster } from '../feedback/Toaster/Toaster.messages.es.ts'
import { es as Watchman } from '../calls/WatchmanExplainer/watchman.messages.es.ts'
import { es as WeekGrid } from '../access/WeekGrid/WeekGrid.messages.es.ts'
import { es as WizardSteps } from '../forms/WizardSteps/WizardSteps.messages.es.ts'

/** The library's texts in the Spanish of the United States. */
export const es: UiWords = {
  language: 'es-US',
  AccessRules: accessPrecedenceWords.es,
  Restriction: restrictionMessages.es,
  Invite: spanishInviteMessages,
  AccessExplanation,
  AppFrame,
  AppLinks,
  BankAccountPanel,
  BankForm,
  BarsByHour,
  AccessMatrix,
  HeatMap,
  DoorLanes,
  MonthBars,
  UptimeBar,
  RangeBars,
  YearCalendar,
  Button,
  CallEffect,
  CallGroupEditor,
  CallPreferencesEditor,
  CallSimulator,
  CallTimeline,
  Calls,
  CardForm,
  CardOnFile,
  ChangeReceipt,
  ColorField,
  Combobox,
  CommandPalette,
  ConfirmDialog,
  ConflictPanel,
  CopyButton,
  DataTable,
  DateRangeField,
  Dialog,
  DoorRow,
  SyncState,
  Drawer,
  EffectPreview,
  EmailInvoiceDialog,
  ErrorPanel,
  Field,
  FileDrop,
  FilterBar,
  FrameFooter,
  HostedFields,
  ImportGrid,
  ImportWizard,
  InvoiceStatus,
  InvoiceTable,
  InvoiceView,
  LanguageSwitch,
  LoadingState,
  Lockdown,
  MicroDepositForm,
  MomentField,
  NewPassword,
  NumberField,
  PageHeader,
  Pagination,
  PasswordField,
  PasswordPanel,
  PasswordRequirements,
  PayDialog,
  PrecedenceLegend,
  PublicFrame,
  RestrictionEditor,
  SearchField,
  SidebarNav,
  SitePlan,
  SkipLink,
  SubscribePanel,
  SupportPhone,
  TagInput,
  TextFilter,
  TimeField,
  Toaster,
  Watchman,
  WeekGrid,
  WizardSteps,
}
