/** One tab of a real browser, driven by WebDriver commands. */
export interface Driver {
  /** The browser's name and version, such as `firefox 140.0`. */
  version: string
  goTo(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page; awaits a promise. */
  run<Answer>(body: string, ...values: unknown[]): Promise<Answer>
  /** The elements that a script returns. */
  find(body: string, ...values: unknown[]): Promise<ElementHandle[]>
  screenshot(): Promise<Buffer>
  /** Sets the page's size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** The printed page as a PDF. */
  print(): Promise<Buffer>
  /** Presses one key at the focus; `Shift+Tab` holds Shift meanwhile. */
  press(key: string): Promise<void>
  /** Presses the pointer at a point of the window, in CSS pixels, moves it over the other points and releases it. */
  drag(from: Point, ...over: readonly Point[]): Promise<void>
  /** The browser's new complaints: errors, warnings, policy reports. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

export type Point = readonly [x: number, y: number]

export interface ElementHandle {
  click(): Promise<void>
  type(text: string): Promise<void>
  /** An element's role and name for screen readers, computed by the browser. */
  role(): Promise<string>
  label(): Promise<string>
}

/** Sends a command by its name in the standard, with its parameters, including those of its path. */
export type Command = (name: CommandName, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>

export type CommandName = keyof typeof commands

/** The standard's path of each command, and Firefox's name for it. */
export const commands = {
  navigate: ['POST', '/url', 'WebDriver:Navigate'],
  refresh: ['POST', '/refresh', 'WebDriver:Refresh'],
  execute: ['POST', '/execute/async', 'WebDriver:ExecuteAsyncScript'],
  screenshot: ['GET', '/screenshot', 'WebDriver:TakeScreenshot'],
  print: ['POST', '/print', 'WebDriver:Print'],
  setWindow: ['POST', '/window/rect', 'WebDriver:SetWindowRect'],
  actions: ['POST', '/actions', 'WebDriver:PerformActions'],
  click: ['POST', '/element/{id}/click', 'WebDriver:ElementClick'],
  type: ['POST', '/element/{id}/value', 'WebDriver:ElementSendKeys'],
  role: ['GET', '/element/{id}/computedrole', 'WebDriver:GetComputedRole'],
  label: ['GET', '/element/{id}/computedlabel', 'WebDriver:GetComputedLabel'],
  timeouts: ['POST', '/timeouts', 'WebDriver:SetTimeouts'],
} as const satisfies Record<string, readonly [method: 'GET' | 'POST', path: string, firefox: string]>
