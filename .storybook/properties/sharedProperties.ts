export interface SharedProperty {
  name: string
  /** The meaning of the property in every component. */
  means: string
  /** The types of the property, if it has several. */
  types?: readonly string[]
  /** Other names for the same meaning, which no component may use. */
  not?: readonly string[]
}

/** Properties with the same meaning in every component. Shown in "Using the library"; a test checks them. */
export const sharedProperties: readonly SharedProperty[] = [
  { name: 'label', means: 'The name of a control or a list: visible at a field, else only for screen readers.', types: ['string', 'ReactNode'], not: ['caption', 'ariaLabel'] },
  { name: 'labels', means: 'Replaces single texts of the component. The last property.', not: ['words', 'texts', 'messages'] },
  { name: 'title', means: 'The heading of a card, a dialog, a message. A string if it is copied or names a document.', types: ['string', 'ReactNode'], not: ['heading', 'header'] },
  { name: 'help', means: 'Under a label, before any error.', not: ['hint', 'helperText'] },
  { name: 'error', means: 'The error of an entry or a press. Typed text stays.', not: ['alert', 'problem', 'errorMessage'] },
  { name: 'failure', means: 'Why something could not be loaded, with a retry: a `LoadFailure`.', not: ['loadError'] },
  { name: 'isBusy', means: 'A press is pending. For one of several actions: `isRemoving`, `isVerifying`.', not: ['isSubmitting', 'isSending', 'isPaying', 'isSaving', 'isPending', 'loading'] },
  { name: 'isLoading', means: 'An answer is loading; old content stays.', not: ['isRefreshing', 'isFetching'] },
  { name: 'delay', means: 'Milliseconds before a wait is shown.', not: ['skeletonDelay', 'wait'] },
  { name: 'value', means: 'The chosen or typed value; the caller keeps it and gets changes by `onValueChange({ value })`. Several values are `values`.', types: ['string', 'string | null', 'number', 'number | null', 'LocalMoment | null', 'DateRange', 'Restriction', 'CallPlan', 'CallPreferences', 'Readonly<Record<string, ConflictSide>>', 'BarRange | null', 'AccessMatrixPlace | null'], not: ['selected', 'checked'] },
  { name: 'defaultValue', means: 'The initial value, if the component keeps it: omit `value` then. Likewise `defaultValues`, `defaultIsOpen`.', types: ['string', 'number | null', 'DateRange'], not: ['initialValue'] },
  { name: 'status', means: 'The current status: word and icon, or a `StatusLabel` that shows both.', types: ['Status', 'ReactNode'] },
  { name: 'columns', means: 'The columns of a table.', types: ['readonly DataTableColumn<Row>[]', 'readonly SheetColumn[]', 'readonly NamedColumn[]'] },
  { name: 'people', means: 'Who is called: names for the story of a call, all facts for a plan.', types: ['NamedPeople', 'readonly CallGroupPerson[]'] },
  { name: 'doors', means: 'The doors that are shown, in order.', types: ['readonly AccessMatrixDoor[]', 'readonly DoorOnPlan[]'] },
  { name: 'options', means: 'The options to choose from.', types: ['readonly SelectOption[]', 'readonly ComboboxOption[]', 'readonly RadioOption[]', 'readonly CheckboxOption[]', 'readonly Segment[]', 'readonly CallGroupPerson[]'], not: ['choices'] },
  { name: 'current', means: 'The id of the current step, tab or language.', types: ['string', "'upload' | 'match' | 'check' | 'write'", "'fireAlarm' | 'lockdown' | 'standing' | 'heldOpen' | 'datedException' | 'ownRestriction' | 'groupRestriction' | 'portDefault'"], not: ['selectedId', 'activeTab'] },
  { name: 'isOpen', means: 'Whether it is open; `onOpenChange({ isOpen })` requests another state.', not: ['open', 'isVisible', 'onClose', 'onDismiss'] },
  { name: 'page', means: 'Which page of a list: `number`, `size`, `total`. In `Pagination` only the number.', types: ['TablePageProps', "Omit<TablePageProps, 'onPageChange'>", 'number'], not: ['pageSize', 'total', 'pageNumber'] },
  { name: 'hrefFor', means: 'The address of a page, an order, a row or an hour: makes it a link.', types: ['(place: TablePlace) => string', '(page: number) => string', '(invoice: InvoiceRow) => string', '(hour: number) => string'], not: ['getHref', 'linkFor'] },
  { name: 'actions', means: 'Buttons or links, one or several. For a door: its actions.', types: ['ReactNode', 'ReactNode | ((dialog: { close: () => void }) => ReactNode)', 'readonly DoorActionState[]'], not: ['action', 'buttons'] },
  { name: 'facts', means: 'One quiet line beside or under a title. A single one, such as a count, is `fact`. A string if it is copied.', types: ['string', 'ReactNode'], not: ['subtitle', 'meta'] },
  { name: 'icon', means: 'A lucide icon before the text, which says the same.', not: ['iconStart', 'leadingIcon'] },
  { name: 'tone', means: 'Color by meaning. Text and links have their own tones.', types: ["'neutral' | 'success' | 'warning' | 'danger' | 'info'", "'success' | 'warning' | 'danger' | 'info'", "'neutral' | 'success' | 'warning' | 'danger'", "'success' | 'warning' | 'danger' | 'info' | 'default' | 'muted'", "'inherit' | 'quiet' | 'accent'"], not: ['color', 'severity'] },
  { name: 'variant', means: 'The weight of a button.', not: ['appearance', 'emphasis'] },
  { name: 'look', means: 'Another drawing of the same thing.', types: ["'plain' | 'badge'", "'row' | 'narrow' | 'stacked' | 'half' | 'title'", "'stacked' | 'line'", "'list' | 'cards'", "'card' | 'lamp'", "'clock' | 'elapsed'"], not: ['mode', 'display'] },
  { name: 'kind', means: 'The kind, which decides texts and behavior.', types: ["'account' | 'impersonation' | 'lockdown' | 'offline'", "'amounts' | 'descriptor_code'", "'accessCodes' | 'callGroups' | 'contacts' | 'holidays' | 'schedules' | 'users'"] },
  { name: 'size', means: 'A step of the component’s own scale: pixels for drawings, else names.', types: ['24 | 28 | 40', "'form' | 'compact' | 'default' | 'touch'", '12 | 14 | 16 | 20', "'section' | 'page' | 'card'", "'body' | 'meta' | 'small'", "'body' | 'heading'", "'default' | 'wide'"] },
  { name: 'brand', means: 'The portal’s brand: name, logo, address. An element that shows it is `brandMark`.' },
  { name: 'timeZone', means: 'IANA zone of the property; the reader’s is `viewerTimeZone`.', not: ['zone', 'tz'] },
  { name: 'clock', means: 'Returns the current time in milliseconds, such as the server’s.' },
  { name: 'formats', means: 'How to write money and dates. Default: the provider’s language.' },
]
