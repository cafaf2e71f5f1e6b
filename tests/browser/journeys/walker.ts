import { deepEqual } from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'

/** A string matches the whole text, a pattern a part of it. */
export type Text = string | RegExp

type Role =
  | 'alertdialog'
  | 'article'
  | 'button'
  | 'checkbox'
  | 'dialog'
  | 'form'
  | 'heading'
  | 'img'
  | 'link'
  | 'list'
  | 'main'
  | 'navigation'
  | 'radio'
  | 'searchbox'

export type Target = { by: Role; name?: Text } | { by: 'label' | 'text'; name: Text }

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer }

/**
 * A browser engine. A target is a list: each entry is looked for within the one before. Calls wait until their target exists.
 */
export interface Engine {
  goTo(path: string): Promise<void>
  reload(): Promise<void>
  back(): Promise<void>
  click(target: readonly Target[]): Promise<void>
  check(target: readonly Target[]): Promise<void>
  fill(target: readonly Target[], value: string): Promise<void>
  choose(target: readonly Target[], option: string): Promise<void>
  upload(target: readonly Target[], file: ChosenFile): Promise<void>
  waitUntil(target: readonly Target[], state: 'shown' | 'hidden'): Promise<void>
  textOf(target: readonly Target[]): Promise<string>
  valueOf(target: readonly Target[]): Promise<string>
  hasFocus(target: readonly Target[]): Promise<boolean>
  key(name: 'Enter' | 'Escape' | 'Shift' | 'Tab'): Promise<void>
  type(text: string): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** Missing where the engine cannot do it. */
  setOffline?(isOffline: boolean): Promise<void>
  forgive(pattern: RegExp): Promise<void>
  look?(name: string): Promise<void>
}

/** Milliseconds between two attempts, and until the test gives up. */
export const between = 50
export const patience = 30_000
const mostTabs = 150

const asPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

export class Walker {
  readonly engine: Engine
  readonly #within: readonly Target[]

  constructor(engine: Engine, within: readonly Target[] = []) {
    this.engine = engine
    this.#within = within
  }

  #in = (by: Role | 'text', name?: Text): Target[] => [
    ...this.#within,
    (name === undefined ? { by } : { by, name }) as Target,
  ]
  /** A required field's label ends with a star. */
  #field = (label: Text): Target[] => [
    ...this.#within,
    { by: 'label', name: typeof label === 'string' ? new RegExp(`^${asPattern(label)}(\\s*\\*)?$`) : label },
  ]

  within = (by: Role, name?: Text) => new Walker(this.engine, this.#in(by, name))

  open = (path: string) => this.engine.goTo(path)
  /** Opens a page and waits until it listens for changes. A key press loads the page's code at once. */
  async openLive(path: string): Promise<void> {
    await this.open(path)
    await this.engine.key('Shift')
    await this.until(
      `performance.getEntriesByType('resource').some(({ name }) => name.includes('Listen/channel'))`,
    )
  }
  async until(expression: string): Promise<void> {
    const end = Date.now() + patience
    while (!(await this.engine.evaluate(expression))) {
      if (Date.now() > end) throw new Error(`This did not become true: ${expression}`)
      await pause(between)
    }
  }
  isAt = (path: string) => this.until(`decodeURI(location.pathname) === ${JSON.stringify(path)}`)

  fill = (label: Text, value: string) => this.engine.fill(this.#field(label), value)
  choose = (label: Text, option: string) => this.engine.choose(this.#field(label), option)
  upload = (label: Text, file: ChosenFile) => this.engine.upload(this.#field(label), file)
  check = (label: Text) => this.engine.check(this.#field(label))
  press = (name: Text) => this.engine.click(this.#in('button', name))
  follow = (name: Text) => this.engine.click(this.#in('link', name))
  /** For a text without a role, such as a menu's head. */
  tap = (text: Text) => this.engine.click(this.#in('text', text))

  sees = (text: Text) => this.engine.waitUntil(this.#in('text', text), 'shown')
  seesNo = (text: Text) => this.engine.waitUntil(this.#in('text', text), 'hidden')
  seesThe = (by: Role, name?: Text) => this.engine.waitUntil(this.#in(by, name), 'shown')
  seesNoSuch = (by: Role, name?: Text) => this.engine.waitUntil(this.#in(by, name), 'hidden')
  read = (text: Text) => this.engine.textOf(this.#in('text', text))
  async has(label: Text, value: string): Promise<void> {
    const end = Date.now() + patience
    while ((await this.engine.valueOf(this.#field(label))) !== value && Date.now() < end) await pause(between)
    deepEqual(await this.engine.valueOf(this.#field(label)), value)
  }

  async isIn(label: Text): Promise<void> {
    const end = Date.now() + patience
    while (!(await this.engine.hasFocus(this.#field(label)))) {
      if (Date.now() > end) throw new Error(`${label} did not get the focus.`)
      await pause(between)
    }
  }

  async tabTo(...[by, name]: ['label' | Role, Text]): Promise<void> {
    const target = by === 'label' ? this.#field(name) : this.#in(by, name)
    await this.engine.waitUntil(target, 'shown')
    for (let pressed = 0; pressed < mostTabs; pressed += 1) {
      if (await this.engine.hasFocus(target)) return
      await this.engine.key('Tab')
    }
    throw new Error(`${name} is not reached with Tab.`)
  }
}
