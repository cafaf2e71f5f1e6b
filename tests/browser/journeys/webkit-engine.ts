import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Builder, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { findEngine } from '../../../emulators/src/engines.ts'
import { suite } from '../../support/suite.ts'
import { check, findElement, pick, queries, recordIssues, type SentTarget } from './page-scripts.ts'
import { between, type Engine, patience, type Target } from './walker.ts'

type Programs = NonNullable<ReturnType<typeof findEngine<'webkit'>>>

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return
  const exited = once(program, 'exit')
  program.kill()
  await exited
}

export async function startDisplay({
  display,
}: Programs): Promise<{ name: string; close: () => Promise<void> }> {
  // The server picks a free display and writes its number to this descriptor.
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const program = spawn(display, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] })
  const [number] = await once(program.stdio[3] as NodeJS.ReadableStream, 'data')
  return { name: `:${String(number).trim()}`, close: () => end(program) }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('No port is free.')
  return address.port
}

async function startDriver({ browser, driver: path }: Programs, display: string) {
  const port = await freePort()
  const env = { ...process.env, DISPLAY: display, NO_AT_BRIDGE: '1' }
  const program = spawn(path, ['--host=127.0.0.1', `--port=${port}`], { env, stdio: 'ignore' })
  const server = `http://127.0.0.1:${port}`
  while (!(await fetch(`${server}/status`).catch(() => undefined))) await pause(between)
  const driver = await new Builder()
    .usingServer(server)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    })
    .build()
  return { driver, program }
}

/** Without focus a page behaves as if nobody were there. */
async function focusWindow({ focus }: Programs, display: string, driver: ChildProcess): Promise<void> {
  const children = await readFile(`/proc/${driver.pid}/task/${driver.pid}/children`, 'utf8')
  const env = { ...process.env, DISPLAY: display }
  const pid = children.trim().split(' ')[0] ?? ''
  const search = ['search', '--sync', '--onlyvisible', '--all', '--pid', pid, '--class', 'MiniBrowser']
  await promisify(execFile)(focus, [...search, 'windowfocus'], { env, timeout: patience })
}

/** WebKit's windows are at least about 450 px wide. */
export async function openWebKit(programs: Programs, display: string, width: number) {
  const { driver, program } = await startDriver(programs, display)
  const folder = await mkdtemp(join(tmpdir(), 'walker-'))
  await driver.manage().window().setRect({ width, height: 900, x: 0, y: 0 })
  const { engine, issues } = webKitEngine(driver, folder, () => focusWindow(programs, display, program))
  const close = async () => {
    await driver.quit()
    await Promise.all([end(program), rm(folder, { recursive: true })])
  }
  const takePicture = async (path: string) =>
    writeFile(path, Buffer.from(await driver.takeScreenshot(), 'base64'))
  return { engine, issues, takePicture, close }
}

function whileItChanges(reason: unknown): true {
  if (reason instanceof error.StaleElementReferenceError) return true
  throw reason
}

/** Throws while an element moves, because a click would hit whatever is then at its place. */
async function refuseMoving(element: WebElement): Promise<void> {
  const before = await element.getRect()
  await pause(between)
  const { x, y } = await element.getRect()
  if (x !== before.x || y !== before.y) throw new error.WebDriverError('It moves.')
}

const sent = ({ by, name }: Target): SentTarget => ({
  by,
  ...(name !== undefined && {
    name: typeof name === 'string' ? name : { source: name.source, flags: name.flags },
  }),
})

function webKitEngine(driver: WebDriver, folder: string, focus: () => Promise<void>) {
  const pageProblems: string[] = []
  const run = <Result>(work: (...args: never[]) => Result, ...args: unknown[]) =>
    driver.executeScript<Result>(`return (${work})(...arguments)`, ...args)
  const issues = async (): Promise<string[]> => {
    pageProblems.push(...(await driver.executeScript<string[]>('return (window.pageFaults ?? []).splice(0)')))
    return pageProblems
  }
  const goBy = async (move: () => Promise<unknown>) => {
    await issues()
    await move()
    await run(recordIssues)
    // Another person's window may have the focus.
    if (!(await driver.executeScript('return document.hasFocus()'))) await focus()
  }
  const act = async <Result>(
    target: readonly Target[],
    work: (element: WebElement) => Promise<Result>,
  ): Promise<Result> => {
    const until = Date.now() + patience
    for (;;) {
      try {
        const element = await find(target)
        if (!element) throw new error.NoSuchElementError(JSON.stringify(target.map(sent)))
        return await work(element)
      } catch (reason) {
        if (!(reason instanceof error.WebDriverError) || Date.now() > until) throw reason
        await pause(between)
      }
    }
  }
  const find = async (target: readonly Target[]): Promise<WebElement | null> => {
    if (!(await driver.executeScript('return "TestingLibraryDom" in window')))
      await driver.executeScript(queries)
    return run(findElement, target.map(sent)) as unknown as Promise<WebElement | null>
  }
  const engine: Engine = {
    goTo: (path) => goBy(() => driver.get(new URL(path, suite.app).href)),
    reload: () => goBy(() => driver.navigate().refresh()),
    back: () => goBy(() => driver.navigate().back()),
    click: (target) =>
      act(target, async (element) => {
        await refuseMoving(element)
        await element.click()
      }),
    check: (target) => act(target, async (element) => void (await run(check, element))),
    fill: (target, value) =>
      act(target, async (element) => {
        if (/date|time|month|range/.test((await element.getAttribute('type')) ?? '')) {
          await run(pick, element, value)
          return
        }
        await element.clear()
        await element.sendKeys(value)
      }),
    choose: (target, option) => act(target, async (element) => void (await run(pick, element, option))),
    upload: (target, { name, buffer }) =>
      act(target, async (element) => {
        const path = join(folder, name)
        await writeFile(path, buffer)
        await element.sendKeys(path)
      }),
    waitUntil: async (target, state) => {
      if (state === 'shown') return act(target, async () => undefined)
      const until = Date.now() + patience
      while (await find(target).catch(whileItChanges)) {
        if (Date.now() > until) throw new Error(`This is still shown: ${JSON.stringify(target.map(sent))}`)
        await pause(between)
      }
    },
    textOf: (target) => act(target, (element) => run((shown: HTMLElement) => shown.innerText, element)),
    valueOf: (target) => act(target, (element) => run((control: HTMLInputElement) => control.value, element)),
    hasFocus: (target) =>
      act(target, (element) => run((control: Element) => control === document.activeElement, element)),
    key: (name) =>
      driver
        .actions()
        .sendKeys(Key[name.toUpperCase() as 'TAB'])
        .perform(),
    type: (text) => driver.actions().sendKeys(text).perform(),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    forgive: async (pattern) => {
      const others = (await issues()).filter((issue) => !pattern.test(issue))
      pageProblems.splice(0, pageProblems.length, ...others)
    },
  }
  return { engine, issues }
}
