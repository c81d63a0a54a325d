// The settings with which a story is shown. The functions of this file run in Storybook's page and are sent there as text, so each may use nothing outside itself.

export interface Prepared {
  /** Whether the story gets a picture, here and in Chromatic (.storybook/chromaticParameters.ts). `parameters: { screenshot: false }` is for a story whose picture would show nothing new. */
  isPictured: boolean
  /** Whether the user's own colors replace the page's, as in high-contrast themes. */
  forcedColors: boolean
  viewport: { width: number; height: number }
}

interface Channel {
  on(name: string, listener: (detail: unknown) => void): void
  emit(name: string, detail: unknown): void
}

interface Finished {
  status: 'success' | 'error'
  reporters: { type: string; status: string; result: { violations?: { id: string; help: string; nodes: { html: string; failureSummary: string }[] }[]; error?: unknown } }[]
}

/** Records a story's console messages and its end. Once the story has ended, `__problems` has its problems and `__ended` is called with them. */
export function listen(): void {
  if (window === top) return
  // Turns off Storybook's highlighter, which would measure the page at every change.
  Reflect.set(globalThis, '__STORYBOOK_HIGHLIGHT_INITIALIZED', true)
  const heard: string[] = []
  Reflect.set(globalThis, '__heard', heard)
  const asked = new Set<Promise<unknown>>()
  Reflect.set(globalThis, '__asked', asked)
  const { fetch } = globalThis
  globalThis.fetch = (...request) => {
    const answer = fetch(...request)
    asked.add(answer)
    const forget = () => asked.delete(answer)
    answer.then(forget, forget)
    return answer
  }
  // A message of Storybook itself, printed when a failed query prints the window.
  const storybooksOwn = 'Accessing the Story Store is deprecated'
  const say = (detail: unknown) => (detail instanceof Error ? detail.message : typeof detail === 'string' ? detail : JSON.stringify(detail)).slice(0, 1500)
  for (const level of ['error', 'warn'] as const) {
    console[level] = (...parts: unknown[]) => {
      const text = parts.map(String).join(' ')
      if (!text.startsWith(storybooksOwn)) heard.push(`console.${level}: ${text}`)
    }
  }
  const end = (problems: string[]) => {
    const all = [...problems, ...heard]
    Reflect.set(globalThis, '__problems', all)
    ;(Reflect.get(globalThis, '__ended') as ((problems: string[]) => void) | undefined)?.(all)
  }
  const violationsOf = ({ reporters }: Finished) =>
    reporters
      .filter(({ status }) => status === 'failed')
      .flatMap(({ type, result }) =>
        result.violations
          ? result.violations.map(({ id, help, nodes }) => `${type} ${id}: ${help}\n${nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary}`).join('\n')}`)
          : [`${type}: ${say(result.error)}`],
      )
  /**
   * Waits until no story of a docs page has been running for a while. A docs page reports that it is rendered before its stories begin, and
   * Storybook reloads the page if a running one is left.
   */
  const endWithStories = async () => {
    const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as { storyRenders: { isPreparing(): boolean; isPending(): boolean }[] }
    const isUnderWay = () => {
      const inFrames = document.querySelectorAll('.sbdocs-preview iframe').length
      const begun = preview.storyRenders.length + inFrames
      return begun < document.querySelectorAll('.sbdocs-preview').length || preview.storyRenders.some((story) => story.isPreparing() || story.isPending())
    }
    for (let quiet = 0; quiet < 5; quiet += 1) {
      await new Promise((resolve) => setTimeout(resolve, 20))
      if (isUnderWay()) quiet = 0
    }
    end([])
  }
  const watch = () => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel | undefined
    if (!channel) return void setTimeout(watch, 5)
    channel.on('docsRendered', () => void endWithStories())
    channel.on('storyFinished', (detail) => {
      const finished = detail as Finished
      const violations = violationsOf(finished)
      end(finished.status === 'error' && violations.length === 0 && heard.length === 0 ? ['It ended with an error.'] : violations)
    })
    for (const name of ['playFunctionThrewException', 'storyThrewException', 'storyErrored', 'unhandledErrorsWhilePlaying']) {
      channel.on(name, (detail) => heard.push(`${name}: ${say(detail)}`))
    }
    channel.on('storyMissing', (detail) => end([`storyMissing: ${say(detail)}`]))
  }
  watch()
}

/**
 * Prepares the page for a picture. Waits for the font, because some components measure themselves when they open. Hides the blinking caret.
 * Makes sticky headings and bars static, because browsers sometimes draw them separately, and their letters then move by a part of a pixel.
 */
export async function settle(): Promise<void> {
  const style = document.createElement('style')
  style.textContent = '* { caret-color: transparent !important } thead th, header, div:has(> nav) { inset-block-start: auto !important }'
  document.head.append(style)
  await Promise.all([document.fonts.load("16px 'Inter Variable'"), document.fonts.load("16px 'Noto Sans Arabic Variable'", 'ع')])
}

/**
 * Waits until the page is idle, which means four frames without a request, a change or a loading image. When a play function has ended,
 * requests may still be running and change the page's height while the picture is taken. For a story that delays an answer, the wait ends
 * after two seconds.
 */
export async function comeToRest(): Promise<void> {
  const asked = Reflect.get(globalThis, '__asked') as Set<unknown>
  const limit = performance.now() + 2000
  const changes = new MutationObserver(() => {})
  changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  let height = -1
  for (let quiet = 0; quiet < 4 && performance.now() < limit; quiet += 1) {
    await new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve, { timeout: 500 })))
    const { scrollHeight } = document.documentElement
    // A lazy image below the window isn't awaited: it loads when the window has grown.
    const isImageLoading = [...document.images].some((image) => !image.complete && image.getBoundingClientRect().top < innerHeight)
    if (isImageLoading || asked.size > 0 || changes.takeRecords().length > 0 || scrollHeight !== height) quiet = 0
    height = scrollHeight
  }
  changes.disconnect()
}

/** Reads the settings with which a story is shown, before it is shown. */
export async function prepare(storyId: string): Promise<Prepared> {
  interface Story {
    parameters: { chromatic: { disableSnapshot: boolean; forcedColors?: string }; viewport: { options: Record<string, { styles: { width: string; height: string } }> } }
  }
  interface Preview {
    loadStory(wanted: { storyId: string }): Promise<Story>
    getStoryContext(story: Story): { globals: { viewport: { value: string } } }
  }
  const preview = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as Preview
  const story = await preview.loadStory({ storyId })
  const { parameters } = story
  const styles = parameters.viewport.options[preview.getStoryContext(story).globals.viewport.value]?.styles
  return {
    isPictured: !parameters.chromatic.disableSnapshot,
    forcedColors: parameters.chromatic.forcedColors === 'active',
    viewport: { width: Number.parseInt(styles?.width ?? '1280', 10), height: Number.parseInt(styles?.height ?? '800', 10) },
  }
}

/**
 * Shows a story as the sidebar does, and returns its problems when it has ended. Late messages about the previous story are dropped first.
 * The end isn't polled at every frame, because that would force repaints. Storybook reloads its page if the previous story does not end
 * within three turns of the event loop. A docs page may need longer, so it gets more time here.
 */
export function select(selection: { storyId: string; viewMode: string }): Promise<string[]> {
  interface StoryRender {
    isPending(): boolean
    teardown(): Promise<void>
  }
  const { storyRenders: [left] } = Reflect.get(globalThis, '__STORYBOOK_PREVIEW__') as { storyRenders: StoryRender[] }
  const renders = left && (Object.getPrototypeOf(left) as StoryRender)
  if (renders && !('mayEnd' in renders)) {
    const { teardown } = renders
    const letEnd = async function (this: StoryRender) {
      for (let times = 0; times < 500 && this.isPending(); times += 1) await new Promise((resolve) => setTimeout(resolve, 10))
      await teardown.call(this)
    }
    Object.assign(renders, { mayEnd: true, teardown: letEnd })
  }
  Reflect.deleteProperty(globalThis, '__problems')
  const heard = Reflect.get(globalThis, '__heard') as string[]
  heard.length = 0
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
  return new Promise((resolve) => {
    Reflect.set(globalThis, '__ended', resolve)
    channel.emit('setCurrentStory', selection)
  })
}

/** Sets the toolbar's settings. It does not wait for axe, the accessibility checker, which checks each screen in its own story. */
export function turn(globals: Record<string, string>): void {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
  channel.emit('updateGlobals', { globals: { ...globals, a11y: { manual: true } } })
}

/** How many pixels the page is wider than its window. The function waits a moment first, because a table adjusts its width after it is rendered. */
export async function widthBeyondWindow(): Promise<number> {
  const root = document.documentElement
  const beyond = () => root.scrollWidth - root.clientWidth
  for (let waited = 0; waited < 1500 && beyond() > 0; waited += 50) await new Promise((resolve) => setTimeout(resolve, 50))
  return beyond()
}
