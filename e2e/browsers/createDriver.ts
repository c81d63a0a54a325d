import type { Command, Driver, ElementHandle, Point } from './Driver.ts'

/** The key for a reference to an element, in requests and answers of the WebDriver standard. */
const elementName = 'element-6066-11e4-a52e-4f735466cecf'

/** The codes of keys in the WebDriver standard, which are characters of Unicode's private use area. */
const keys: Readonly<Record<string, string>> = {
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ', ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
  Home: '\uE011', End: '\uE010', Backspace: '\uE003', Shift: '\uE008', Control: '\uE009', Alt: '\uE00A',
}

export function createDriver(command: Command, own: Pick<Driver, 'version' | 'complaints' | 'close'>): Driver {
  const run = async (body: string, values: readonly unknown[]) => {
    const answer = await command('execute', { script: script(body), args: values })
    const { value, failure } = answer as { value?: unknown; failure?: string }
    if (failure !== undefined) throw new Error(failure)
    return value
  }
  return {
    ...own,
    goTo: async (address) => void (await command('navigate', { url: address })),
    reload: async () => void (await command('refresh')),
    run: async <Answer>(body: string, ...values: unknown[]) => (await run(body, values)) as Answer,
    async find(body, ...values) {
      const answer = (await run(body, values)) as Record<string, string>[]
      return answer.map((reference) => handle(command, reference[elementName] ?? ''))
    },
    screenshot: async () => Buffer.from(String(await command('screenshot', { full: false })), 'base64'),
    async resize(width, height) {
      // The window is set larger first, because the browser's frame takes a part of it.
      await command('setWindow', { width: width + 100, height: height + 200 })
      const [outerWidth, outerHeight] = (await run('const rest = () => new Promise((done) => setTimeout(done, 300)); await rest(); return [innerWidth, innerHeight]', [])) as [number, number]
      await command('setWindow', { width: 2 * width + 100 - outerWidth, height: 2 * height + 200 - outerHeight })
    },
    print: async () => Buffer.from(String(await command('print', { background: true })), 'base64'),
    async press(key) {
      const held = key.split(/(?<=.)\+/).map((name) => keys[name] ?? name)
      const actions = [...held.map((value) => ({ type: 'keyDown', value })), ...held.toReversed().map((value) => ({ type: 'keyUp', value }))]
      await command('actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    async drag(from, ...over) {
      const move = ([x, y]: Point, duration: number) => ({ type: 'pointerMove', duration, x: Math.round(x), y: Math.round(y) })
      const actions = [move(from, 0), { type: 'pointerDown', button: 0 }, ...over.map((point) => move(point, 150)), { type: 'pointerUp', button: 0 }]
      await command('actions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }] })
    },
  }
}

function handle(command: Command, id: string): ElementHandle {
  return {
    click: async () => void (await command('click', { id })),
    type: async (text) => void (await command('type', { id, text })),
    role: async () => String(await command('role', { id })),
    label: async () => String(await command('label', { id })),
  }
}

/** Wraps a script so that it returns a failure as a value, because each browser reports failures in its own words. */
const script = (body: string) => `const given = [...arguments]; const done = given.pop();
(async (...arguments_) => { ${body.replaceAll('$values', 'arguments_')} })(...given).then((value) => done({ value: value ?? null }), (error) => done({ failure: String(error) }))`
