/** One tab of a real browser, controlled by WebDriver commands. */
export interface Driver {
  /** The browser's name and version, such as `firefox 140.0`. */
  version: string
  goTo(address: string): Promise<void>
  reload(): Promise<void>
  /** Runs the body of a function in the page and returns its result. Waits for a promise. */
  run<Answer>(body: string, ...values: unknown[]): Promise<Answer>
  /** Returns the elements that a script finds. */
  find(body: string, ...values: unknown[]): Promise<ElementHandle[]>
  screenshot(): Promise<Buffer>
  /** Sets the page's size, in CSS pixels. */
  resize(width: number, height: number): Promise<void>
  /** Prints the page as a PDF. */
  print(): Promise<Buffer>
  /** Presses one key at the focused element. `Shift+Tab` holds Shift during the press. */
  press(key: string): Promise<void>
  /** Presses the pointer at a point of the window, in CSS pixels, moves it over the other points and releases it. */
  drag(from: Point, ...over: readonly Point[]): Promise<void>
  /** Returns new errors, warnings and policy reports of the browser. */
  complaints(): Promise<string[]>
  close(): Promise<void>
}

export type Point = readonly [x: number, y: number]

export interface ElementHandle {
  click(): Promise<void>
  type(text: string): Promise<void>
  /** Returns the element's role for screen readers, as the browser computes it. */
  role(): Promise<string>
  label(): Promise<string>
}

/** Sends a WebDriver command by its name in the standard, with its parameters, including those in its path. */
export type Command = (name: CommandName, parameters?: Readonly<Record<string, unknown>>) => Promise<unknown>

export type CommandName = keyof typeof commands

/** Each command's path in the WebDriver standard, and Firefox's name for it. */
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
