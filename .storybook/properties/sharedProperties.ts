export interface SharedProperty {
  name: string
  /** Its meaning in every component. */
  means: string
  /** Its types, where one meaning has several. */
  types?: readonly string[]
  /** Names for the same thing that no component may have. */
  not?: readonly string[]
}

/** Properties with the same meaning in every component. Shown in "Using the library"; a test checks them. */
export const sharedProperties: readonly SharedProperty[] = [
  { name: 'label', means: 'The name of a control or a list: in sight at a field, read aloud elsewhere.', types: ['string', 'ReactNode'], not: ['caption', 'ariaLabel'] },
  { name: 'labels', means: 'Other words for single texts of the component’s own. The last property.', not: ['words', 'texts', 'messages'] },
  { name: 'title', means: 'The heading of a card, a dialog, a message. Text alone where it is copied or is a document’s name.', types: ['string', 'ReactNode'], not: ['heading', 'header'] },
  { name: 'help', means: 'Under a label, before there is anything to mend.', not: ['hint', 'helperText'] },
  { name: 'error', means: 'What is wrong with what was entered or pressed. What was typed stays.', not: ['alert', 'problem', 'errorMessage'] },
  { name: 'failure', means: 'Why something could not be loaded, with the way to try again: a `LoadFailure`.', not: ['loadError'] },
  { name: 'isBusy', means: 'What was pressed is being worked on. Where one of several actions is: `isRemoving`, `isVerifying`.', not: ['isSubmitting', 'isSending', 'isPaying', 'isSaving', 'isPending', 'loading'] },
  { name: 'isLoading', means: 'An answer is on its way; what is there stays.', not: ['isRefreshing', 'isFetching'] },
  { name: 'delay', means: 'Milliseconds before a wait is shown.', not: ['skeletonDelay', 'wait'] },
  { name: 'value', means: 'The chosen or typed value; the caller keeps it and gets changes by `onValueChange({ value })`. Several values are `values`.', types: ['string', 'string | null', 'number', 'number | null', 'LocalMoment | null', 'Restriction', 'CallPlan', 'CallPreferences', 'Readonly<Record<string, ConflictSide>>'], not: ['selected', 'checked'] },
  { name: 'defaultValue', means: 'The value it begins with, where it keeps it itself: `value` is then left out. Likewise `defaultValues`, `defaultIsOpen`.', types: ['string', 'number | null'], not: ['initialValue'] },
  { name: 'status', means: 'What something is now: its word and sign, or a `StatusLabel` that shows both.', types: ['Status', 'ReactNode'] },
  { name: 'columns', means: 'What stands in each column of a table.', types: ['readonly DataTableColumn<Row>[]', 'readonly SheetColumn[]'] },
  { name: 'people', means: 'Who is called: their names where a call is told, all that is known of them where it is planned.', types: ['NamedPeople', 'readonly CallGroupPerson[]'] },
  { name: 'options', means: 'What can be chosen.', types: ['readonly SelectOption[]', 'readonly ComboboxOption[]', 'readonly RadioOption[]', 'readonly CheckboxOption[]', 'readonly Segment[]', 'readonly CallGroupPerson[]'], not: ['choices'] },
  { name: 'current', means: 'The id of the step, tab or language one is at.', types: ['string', "'upload' | 'match' | 'check' | 'write'", "'fireAlarm' | 'lockdown' | 'standing' | 'heldOpen' | 'datedException' | 'ownRestriction' | 'groupRestriction' | 'portDefault'"], not: ['selectedId', 'activeTab'] },
  { name: 'isOpen', means: 'Whether it is shown above the page; `onOpenChange({ isOpen })` asks for another state.', not: ['open', 'isVisible', 'onClose', 'onDismiss'] },
  { name: 'page', means: 'Which page of a list: `number`, `size`, `total`. In `Pagination`, which has nothing else, the number.', types: ['TablePageProps', "Omit<TablePageProps, 'onPageChange'>", 'number'], not: ['pageSize', 'total', 'pageNumber'] },
  { name: 'hrefFor', means: 'The address of a page, an order or a row: it then is a real link.', types: ['(place: TablePlace) => string', '(place: ImportPlace) => string', '(page: number) => string', '(invoice: InvoiceRow) => string'], not: ['getHref', 'linkFor'] },
  { name: 'actions', means: 'Buttons or links, one or several. Of a door: what can be done to it.', types: ['ReactNode', 'ReactNode | ((dialog: { close: () => void }) => ReactNode)', 'readonly DoorActionState[]'], not: ['action', 'buttons'] },
  { name: 'facts', means: 'One quiet line beside or under a title. A single one, such as a count, is `fact`. Text alone where it is copied.', types: ['string', 'ReactNode'], not: ['subtitle', 'meta'] },
  { name: 'icon', means: 'Before the words, and repeats them: a lucide icon.', not: ['iconStart', 'leadingIcon'] },
  { name: 'tone', means: 'Color by meaning. Text and links have tones of their own.', types: ["'neutral' | 'success' | 'warning' | 'danger' | 'info'", "'success' | 'warning' | 'danger' | 'info'", "'neutral' | 'success' | 'warning' | 'danger'", "'success' | 'warning' | 'danger' | 'info' | 'default' | 'muted'", "'inherit' | 'quiet' | 'accent'"], not: ['color', 'severity'] },
  { name: 'variant', means: 'The weight of a button.', not: ['appearance', 'emphasis'] },
  { name: 'look', means: 'Another drawing of the same thing.', types: ["'plain' | 'badge'", "'list' | 'cards'", "'card' | 'lamp'", "'clock' | 'elapsed'"], not: ['mode', 'display'] },
  { name: 'kind', means: 'Which of a few things it is; words and behavior follow.', types: ["'account' | 'impersonation' | 'lockdown' | 'offline'", "'amounts' | 'descriptor_code'", "'accessCodes' | 'callGroups' | 'contacts' | 'holidays' | 'schedules' | 'users'"] },
  { name: 'size', means: 'A step of the component’s own scale: pixels where they are drawn, names elsewhere.', types: ['24 | 28 | 40', "'form' | 'compact' | 'default' | 'touch'", '12 | 14 | 16 | 20', "'section' | 'page' | 'card'", "'body' | 'meta' | 'small'", "'body' | 'heading'", "'default' | 'wide'"] },
  { name: 'brand', means: 'Whose portal it is: name, logo, address. An element that shows it is `brandMark`.' },
  { name: 'timeZone', means: 'IANA zone of the place that is spoken of; the reader’s own is `viewerTimeZone`.', not: ['zone', 'tz'] },
  { name: 'clock', means: 'Tells the present, in milliseconds: the server’s, where the reader’s may be wrong.' },
  { name: 'formats', means: 'How money and dates are written; as the provider’s language does, if omitted.' },
]
