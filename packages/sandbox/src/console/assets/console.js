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
  showSwitches()
}

function choose(id, value) {
  const list = document.getElementById(id)
  if (list && [...list.options].some((option) => option.value === value)) list.value = value
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
  if (event.target.id === 'seeded' && event.target.value !== '') void run(takeCode)
})

document.getElementById('gate').addEventListener('submit', (event) => {
  event.preventDefault()
  void run(async () => {
    const reader = document.getElementById('reader').value
    showVerdict(await post('gate/scan', { reader, presented: document.getElementById('presented').value }))
    await refresh()
  })
})

async function takeCode() {
  const { code } = await post('gate/code', { invite: document.getElementById('seeded').value })
  document.getElementById('presented').value = code
}

async function run(action) {
  try {
    await action()
  } catch (error) {
    announcement.textContent = error.message
    verdict.replaceChildren(element('p', 'danger', error.message))
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
