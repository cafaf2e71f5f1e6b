import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type * as Dom from '@testing-library/dom'
import type { Text } from './walker.ts'

export type SentTarget = { by: string; name?: Exclude<Text, RegExp> | { source: string; flags: string } }

declare global {
  interface Window {
    TestingLibraryDom?: typeof Dom
    pageProblems?: string[]
  }
}

export const queries = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Records errors in the page, because WebKit's driver gives no console. */
export function recordIssues(): void {
  if (window.pageProblems) return
  const issues: string[] = []
  window.pageProblems = issues
  for (const level of ['error', 'warn'] as const) {
    const log = console[level]
    console[level] = (...args: unknown[]) => {
      issues.push(`console: ${args.map(String).join(' ')}`)
      log(...args)
    }
  }
  addEventListener('error', ({ message }) => issues.push(`uncaught: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => issues.push(`uncaught: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    issues.push(`policy: ${violatedDirective} ${blockedURI}`),
  )
}

export function findElement(targets: readonly SentTarget[]): Element | null {
  const dom = window.TestingLibraryDom
  if (!dom) return null
  const plain = (text: string | null) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0
  const withText = (root: HTMLElement, name: string | RegExp) => {
    const matches = (element: Element) => {
      const text = plain(element.textContent)
      return typeof name === 'string' ? text === name : name.test(text)
    }
    return [...root.querySelectorAll<HTMLElement>('*:not(script, style, noscript)')].find(
      (element) => matches(element) && ![...element.children].some(matches) && isShown(element),
    )
  }
  let found: HTMLElement | undefined = document.documentElement
  for (const { by, name: sent } of targets) {
    const name: string | RegExp | undefined =
      typeof sent === 'object' ? new RegExp(sent.source, sent.flags) : sent
    if (!found) return null
    if (by === 'text') found = withText(found, name ?? '')
    else if (by === 'label')
      [found] = dom.queryAllByLabelText(found, name ?? '', { selector: 'input, select, textarea' })
    else [found] = dom.queryAllByRole(found, by, name === undefined ? {} : { name })
  }
  return found ?? null
}

export function check(control: HTMLInputElement): void {
  if (!control.checked) control.click()
}

/** Sets a control's value or chooses an option, and notifies React where a driver's own way does not. */
export function pick(
  control: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement,
  wanted: string,
): void {
  const value =
    control instanceof HTMLSelectElement
      ? [...control.options].find((option) => [option.value, option.label].includes(wanted))?.value
      : wanted
  if (value === undefined) throw new Error(`There is no option ${wanted}`)
  // React replaces the element's own setter.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}
