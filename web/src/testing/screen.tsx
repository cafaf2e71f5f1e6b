import { settings } from '@prangan/college/content/settings/settings'
import { showIn } from '@prangan/contract/content/show-in'
import { toSettings } from '@prangan/contract/content/site-view'
import { limits } from '@prangan/contract/limits'
import { can, type Grant } from '@prangan/contract/roles'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { createBrowserRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { expect, vi } from 'vitest'
import { type DeskSession, DeskSessionProvider } from '../lib/desk-session.ts'
import { SiteLayout } from '../lib/site-layout.ts'
import { Toasts } from '../ui/desk/toasts.tsx'
import { useHeldMoves } from '../ui/desk/use-leave-guard.ts'

let router: ReturnType<typeof createBrowserRouter> | undefined

const session: DeskSession = {
  uid: 'asha',
  getToken: async () => 'token',
  can: () => true,
  lastDays: {},
  renewSession: (asked) => asked,
}

const site = {
  settings: showIn(toSettings(settings), 'en'),
  departments: [],
  revision: 0,
  nextChangeAt: null,
  pictures: {},
  documents: {},
}

function Surroundings() {
  return (
    <>
      <Link to="/elsewhere">Elsewhere</Link>
      <SiteLayout value={site}>
        <DeskSessionProvider value={session}>
          <Outlet />
        </DeskSessionProvider>
      </SiteLayout>
      <Toasts />
    </>
  )
}

function Layout() {
  useHeldMoves()
  return <Surroundings />
}

/**
 * Renders a component with the browser's history and returns its user. `route` is the pattern of an address with parameters.
 */
export function openScreen(element: ReactNode, path = '/here', route?: string): UserEvent {
  return openIn(<Layout />, element, path, route)
}

/** Renders a whole desk, which has its own navigation guards. */
export function openDesk(element: ReactNode, path: string, route: string): UserEvent {
  return openIn(<Surroundings />, element, path, route)
}

function openIn(layout: ReactNode, element: ReactNode, path: string, route?: string): UserEvent {
  history.replaceState(null, '', path)
  const routes = [
    { path: route ?? location.pathname, element },
    { path: '*', element: <h1>Somewhere else</h1> },
  ]
  router = createBrowserRouter([{ element: layout, children: routes }])
  render(<RouterProvider router={router} />)
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
}

/** Renders a component as a teacher sees it to whom only these were granted. */
export const openAs = (grants: readonly Grant[], element: ReactNode, path?: string): UserEvent =>
  openScreen(
    <DeskSessionProvider value={{ ...session, can: (ability) => can({ role: 'faculty', grants }, ability) }}>
      {element}
    </DeskSessionProvider>,
    path,
  )

export function closeScreen(): void {
  router?.dispose()
  router = undefined
}

/** Returns the topmost control with this label, which may be marked as required or optional. */
export function field<Control extends HTMLElement = HTMLInputElement>(label: string): Control {
  const found = labelledAs(label).at(-1)
  if (!found) throw new Error(`There is no field '${label}'.`)
  return found as Control
}

/** Testing Library would ask every element of the document for its labels, and jsdom reads the whole document for each. */
function labelledAs(label: string): HTMLElement[] {
  const isNamed = (text: string | null) => oneLine(text).replace(/( \*| \(optional\))$/, '') === label
  const labels = all('label').filter((each) => isNamed(textBeside(each))) as HTMLLabelElement[]
  const controls = new Set(labels.map(({ control }) => control))
  const namesOf = (element: Element) =>
    (element.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id))
  return [
    ...all('input, select, textarea, button, output, meter, progress, [aria-labelledby]').filter(
      (each) => controls.has(each) || namesOf(each).some((name) => name && isNamed(textBeside(name))),
    ),
    ...all('[aria-label]').filter((each) => isNamed(each.getAttribute('aria-label'))),
  ]
}

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)]

const oneLine = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').trim()

const controlNames = new Set(['BUTTON', 'INPUT', 'METER', 'OUTPUT', 'PROGRESS', 'SELECT', 'TEXTAREA'])

/** Returns the text of a label without that of a control in it. */
function textBeside(node: Node): string {
  if (controlNames.has(node.nodeName)) return ''
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? ''
  return [...node.childNodes].map(textBeside).join('')
}

export function fill(label: string, text: string): void {
  const control = field(label)
  act(() => control.focus())
  if (control.tagName === 'SELECT') fireEvent.change(control, { target: { value: text } })
  else fireEvent.input(control, { target: { value: text } })
}

export function fillIn(fields: Readonly<Record<string, string>>): void {
  for (const [label, text] of Object.entries(fields)) fill(label, text)
}

export const typedIn = (...labels: readonly string[]): string[] => labels.map((label) => field(label).value)

const nameOf = (element: Element) => oneLine(element.ariaLabel ?? element.textContent)

/** Returns the topmost button with this name. Queries by role are slow in jsdom. */
export function button(name: string): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].findLast((each) => nameOf(each) === name)
  if (!found) throw new Error(`There is no button '${name}'.`)
  return found
}

export async function press(person: UserEvent, name: string): Promise<void> {
  await person.click(await waitFor(() => button(name)))
}

export function sendTwice(name: string): void {
  const { form } = button(name)
  form?.requestSubmit()
  form?.requestSubmit()
}

/** Ages the form, since public forms refuse to be sent sooner than a person could fill them in. */
export function takeTime(): void {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + limits.publicForms.leastTime)
}

/** Checks that no field is invalid and that the retry button has the focus. */
export async function canTryAgain(name: string): Promise<void> {
  await waitFor(() => expect(document.activeElement).toBe(button(name)))
  expect(document.querySelector('[aria-invalid="true"]')).toBeNull()
}

/** Returns the open dialog. A toast, which stays for seconds, has the same role. */
export const openedDialog = (): Element | null => document.querySelector('[role="dialog"]:not(.desk-toast)')

const leave = (person: UserEvent): Promise<void> => person.click(screen.getByText('Elsewhere'))

export const question = (): Promise<HTMLElement> =>
  waitFor(() => {
    const asked = document.querySelector<HTMLElement>('[role="alertdialog"]')
    if (!asked) throw new Error('Nothing is asked.')
    return asked
  })

export async function answer(person: UserEvent, action: string): Promise<void> {
  await question()
  await press(person, action)
  await waitFor(() => expect(document.querySelector('[role="alertdialog"]')).toBeNull())
}

export async function leaveAnd(person: UserEvent, action: 'Keep writing' | 'Throw away'): Promise<void> {
  await leave(person)
  expect((await question()).textContent).toContain('Throw away your changes?')
  await answer(person, action)
  if (action === 'Throw away') await says('Somewhere else')
}

/** Returns true if the browser would ask before a reload or before closing the tab. */
export const asksAtReload = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

export const says = (text: string | RegExp): Promise<HTMLElement> => screen.findByText(text)

export async function isToldAt(label: string, message: string): Promise<void> {
  await waitFor(() => expect(messagesOf(label)).toContain(message))
  await waitFor(() => expect(document.activeElement).toBe(field(label)))
}

export function messagesOf(label: string): string {
  const control = field(label)
  if (control.getAttribute('aria-invalid') !== 'true') return ''
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}
