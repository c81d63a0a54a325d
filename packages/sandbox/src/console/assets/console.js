// The console's behaviour: every action posts to the API, then takes the changed parts of the page from the server.
const api = '/sandbox/api'
const announcement = document.getElementById('announcement')
const verdict = document.getElementById('verdict')

async function post(path, body) {
  const response = await fetch(`${api}/${path}`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.message)
  return answer
}

async function refresh() {
  const focused = document.activeElement?.id
  const text = await (await fetch('/sandbox')).text()
  const fresh = new DOMParser().parseFromString(text, 'text/html')
  const open = [...document.querySelectorAll('details[open]')].map(({ id }) => id)
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.getElementById(part.id)
    if (!next || next.isEqualNode(part)) continue
    const chosen = [...part.querySelectorAll('select')].map(({ id, value }) => ({ id, value }))
    part.replaceWith(document.adoptNode(next))
    for (const { id, value } of chosen) choose(id, value)
  }
  for (const id of open) document.getElementById(id)?.setAttribute('open', '')
  // A replaced button loses its focus: give it back to its successor.
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus()
  showSwitches()
  showDirectory()
}

function choose(id, value) {
  const list = document.getElementById(id)
  if (list && [...list.options].some((option) => option.value === value)) list.value = value
}

/** A station's directory has the groups of its own property. */
function showDirectory() {
  const directory = document.getElementById('directory')
  const property = document.getElementById('station').selectedOptions[0]?.dataset.property
  for (const option of directory.options) option.disabled = option.hidden = option.value !== '' && option.dataset.property !== property
  if (directory.selectedOptions[0]?.disabled) directory.value = ''
}

/** The switches show the faults of the chosen call. */
function showSwitches() {
  const fault = faultOf(document.getElementById('endpoint').value)
  for (const button of document.querySelectorAll('[data-action="fault"]')) {
    const isOn = button.dataset.kind === 'latency' ? fault.latencyMs > 0 : fault.failure === button.dataset.kind
    button.setAttribute('aria-checked', String(isOn))
  }
}

function faultOf(endpoint) {
  const faults = JSON.parse(document.getElementById('faults').dataset.faults)
  return faults.find((fault) => fault.endpoint === endpoint) ?? { endpoint, latencyMs: 0, failure: null }
}

function toggled(fault, kind) {
  if (kind === 'latency') return { ...fault, latencyMs: fault.latencyMs > 0 ? 0 : 3000 }
  return { ...fault, failure: fault.failure === kind ? null : kind }
}

const actions = {
  async copy({ text }) {
    await navigator.clipboard.writeText(text)
    return 'Copied.'
  },
  async reset() {
    if (!confirm('Start this world over? Sign-ins, invites, mails and events are cleared.')) return ''
    await post('reset', {})
    return 'The world starts over.'
  },
  async world({ world }) {
    await post('reset', { world })
    return 'The world has changed.'
  },
  async clock({ minutes }) {
    await post('clock', { minutes: Number(minutes) })
    return 'The clock has moved.'
  },
  async 'clock-reset'() {
    await post('clock', { reset: true })
    return 'The clock is back at the real time.'
  },
  async fault({ kind }) {
    await post('faults', toggled(faultOf(document.getElementById('endpoint').value), kind))
    return 'The faults have changed.'
  },
  async 'faults-clear'() {
    await post('faults', { clear: true })
    return 'No fault is on.'
  },
  async 'outbox-clear'() {
    await post('outbox/clear', {})
    return 'The outbox is empty.'
  },
  async 'sign-in-link'() {
    await post('links/sign-in', {})
    return 'A new link is at the end of the list. It works once, for 10 minutes.'
  },
  async press({ call, phone, press }) {
    await post(`calls/${call}/press`, { phone, press })
    return ''
  },
  async power({ controller, lost }) {
    await post('controllers', { controller: Number(controller), lost: lost === '' ? null : lost })
    return lost === '' ? 'The controller is back.' : 'The controller has lost its power.'
  },
  async alarm({ property, on }) {
    await post('fire-alarm', { property: Number(property), isOn: on === 'true' })
    return on === 'true' ? 'The fire alarm is on: every door opens.' : 'The fire alarm is off.'
  },
  async leave({ call }) {
    await post(`calls/${call}/leave`, {})
    return 'The visitor has left.'
  },
  async 'webhook-try'({ id }) {
    const { answer } = await post('integrations/webhooks/try', { id: Number(id) })
    return `The answer was: ${answer}.`
  },
  async 'webhook-remove'({ id }) {
    await post('integrations/webhooks/remove', { id: Number(id) })
    return 'Webhook removed.'
  },
  async 'key-revoke'({ id }) {
    await post('integrations/keys/revoke', { id: Number(id) })
    return 'Key revoked.'
  },
  async rotate() {
    await post('keys/rotate', {})
    return 'A new transport key is in use.'
  },
}

document.addEventListener('click', (event) => {
  const button = event.target.closest('[data-action]')
  if (!button) return
  void run(async () => {
    const words = await actions[button.dataset.action](button.dataset)
    if (button.dataset.action === 'copy') return flash(button)
    announcement.textContent = words
    await refresh()
    // A replaced button loses its focus: give it back to its successor.
    const { action, world } = button.dataset
    if (!button.isConnected) document.querySelector(world ? `[data-world="${world}"]` : `[data-action="${action}"]`)?.focus()
  })
})

document.addEventListener('change', (event) => {
  if (event.target.id === 'endpoint') showSwitches()
  if (event.target.id === 'station') showDirectory()
  const { brandOf } = event.target.dataset
  if (brandOf) {
    void run(async () => {
      await post('brand', { account: Number(brandOf), brand: JSON.parse(event.target.value) })
      announcement.textContent = 'The brand has changed.'
      await refresh()
    })
  }
  if (event.target.dataset.setting) void run(() => simulate(event.target))
  if (event.target.dataset.door) void run(() => report(event.target))
  if (event.target.id === 'seeded' && event.target.value !== '') void run(takeCode)
})

document.getElementById('station-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const [station, group, pin] = ['station', 'directory', 'pin'].map((id) => document.getElementById(id).value)
  void run(async () => {
    await post('calls', { station, ...(group === '' ? { pin } : { group: Number(group) }) })
    announcement.textContent = 'The visitor calls.'
    await refresh()
  }, document.getElementById('station-refusal'))
})

document.getElementById('webhook-form').addEventListener('submit', (event) => {
  event.preventDefault()
  const events = [...event.target.querySelectorAll('[name="event"]:checked')].map(({ value }) => value)
  const help = document.getElementById('webhook-help')
  void run(async () => {
    const { secret } = await post('integrations/webhooks', { account: Number(document.getElementById('webhook-account').value), url: document.getElementById('webhook-url').value, events })
    help.textContent = `Signing secret: ${secret}`
    await refresh()
  }, help)
})

/** Phones ring without anyone touching this page. */
setInterval(() => {
  const calls = document.getElementById('station-calls')
  if (calls.dataset.running === 'true' && document.visibilityState === 'visible') void run(refresh)
}, 1000)

document.getElementById('gate').addEventListener('submit', (event) => {
  event.preventDefault()
  void run(async () => {
    const reader = document.getElementById('reader').value
    showVerdict(await post('gate/scan', { reader, presented: document.getElementById('presented').value }))
    await refresh()
  })
})

async function report({ value, dataset: { door } }) {
  await post('doors', { door, reports: value })
  return 'The door has reported.'
}

async function simulate({ value, dataset: { controller, setting } }) {
  await post('controllers', { controller: Number(controller), [setting]: setting === 'delayMs' ? Number(value) : value || null })
  announcement.textContent = 'The controller has changed.'
  await refresh()
}

async function takeCode() {
  const { code } = await post('gate/code', { invite: document.getElementById('seeded').value })
  document.getElementById('presented').value = code
}

async function run(action, refusal = verdict) {
  try {
    await action()
  } catch (error) {
    announcement.textContent = error.message
    refusal.replaceChildren(refusal === verdict ? element('p', 'danger', error.message) : error.message)
  }
}

function flash(button) {
  announcement.textContent = 'Copied.'
  button.dataset.copied = ''
  setTimeout(() => delete button.dataset.copied, 1500)
}

const results = { passes: 'No objection', denies: 'Denies', notReached: 'Not reached' }

function showVerdict({ outcome, message, who, checks }) {
  const isOpen = outcome === 'open'
  const head = element('div', `head status ${isOpen ? 'success' : 'danger'}`)
  head.append(iconOf(isOpen ? 'passes' : 'denies'), element('strong', '', isOpen ? 'Open' : 'Denied'))
  const list = element('ol', 'checks')
  for (const { rule, result } of checks) {
    const row = element('li', result)
    const word = element('span', 'status')
    word.append(iconOf(result), element('span', '', results[result]))
    row.append(element('span', '', rule), word)
    list.append(row)
  }
  verdict.replaceChildren(head, element('p', 'muted', message), ...(who === null ? [] : [element('p', 'small muted', `Key: ${who}`)]), list)
}

function iconOf(name) {
  return document.getElementById('icons').content.querySelector(`[data-icon="${name}"] svg`).cloneNode(true)
}

function element(tag, className, text = '') {
  const made = document.createElement(tag)
  if (className !== '') made.className = className
  made.textContent = text
  return made
}

setInterval(() => {
  const clock = document.querySelector('.clock')
  const now = new Date(Date.now() + Number(clock.dataset.offset))
  clock.textContent = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: clock.dataset.zone }).format(now)
}, 5000)
showSwitches()
showDirectory()
