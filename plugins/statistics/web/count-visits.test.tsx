import { trapField } from '@prangan/contract/form-proof'
import { publicRouteId } from '@prangan/web/app/layouts/public-layout.tsx'
import { formSentEvent } from '@prangan/web/lib/form-sent.ts'
import { server } from '@prangan/web/testing/server.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import { createBrowserRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countVisits } from './count-visits.ts'
import { slots } from './slots.ts'

const page = (path: string, meta: { isUnlisted?: true } = {}) => ({
  path,
  handle: { meta: () => ({ title: '', description: '', ...meta }), cacheSeconds: 1, modules: [] },
  element: null,
})

/** The routes of two languages, and a desk, which has no layout of public pages. */
const routes = () => [
  {
    id: publicRouteId('en'),
    loader: () => ({ layout: { settings: {} } }),
    children: [page('/'), page('/fees'), page('/hi/fees'), page('/application', { isUnlisted: true })],
  },
  { children: [page('/AdminDashboard/people')] },
]

let router: ReturnType<typeof createBrowserRouter>
let removals: (() => void)[] = []

beforeEach(() => {
  const add = document.addEventListener.bind(document)
  vi.spyOn(document, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject) => {
      removals.push(() => document.removeEventListener(type, listener))
      add(type, listener)
    },
  )
})
afterEach(() => {
  for (const remove of removals) remove()
  removals = []
  router.dispose()
  document.body.replaceChildren()
})

async function visit(path: string): Promise<void> {
  history.replaceState(null, '', path)
  router = createBrowserRouter(routes())
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'))
  await waitFor(() => expect(router.state.initialized).toBe(true))
  await countVisits(router)
}

/** Shows what a page has. Its links lead nowhere. */
function show(html: string): (selector: string) => Element {
  const content = document.createElement('div')
  content.innerHTML = html
  content.addEventListener('click', (event) => event.preventDefault())
  document.body.replaceChildren(content)
  return (selector) => content.querySelector(selector) as Element
}

const willCount = (times: number) => {
  for (let at = 0; at < times; at += 1) server.answers('countVisit', { message: 'Thank you.' })
}
const counted = () => server.callsOf('countVisit').map(({ body }) => body)
const read = (path: string) => ({ kind: 'reads', path })

it('A visitor’s page is counted by its path alone, and each further one', async () => {
  willCount(2)
  await visit('/fees?name=kiran#hostel')
  await router.navigate('/fees?page=2')
  await router.navigate('/')
  await waitFor(() => expect(counted()).toEqual([read('/fees'), read('/')]))
  const [sent] = server.callsOf('countVisit')
  expect(sent?.headers).toEqual({ 'content-type': 'application/json' })
})

it('A visitor who reads the page in another language has read it once', async () => {
  willCount(1)
  await visit('/fees')
  await router.navigate('/hi/fees')
  await waitFor(() => expect(counted()).toEqual([read('/fees')]))
})

it('Nothing is sent from an applicant’s own page, or from a desk', async () => {
  await visit('/application')
  const part = show(
    `<form><input name="${trapField}"><input id="name"></form><a href="/documents/prospectus.pdf">P</a>`,
  )
  fireEvent.input(part('#name'))
  fireEvent.click(part('a'))
  document.dispatchEvent(new Event(formSentEvent))
  await router.navigate('/AdminDashboard/people')
  expect(counted()).toEqual([])
})

it('A document that somebody opens is counted, also in a new tab, and no link to elsewhere', async () => {
  willCount(3)
  await visit('/')
  const part = show(
    '<a href="/documents/prospectus.pdf?v=2"><b>P</b></a><a id="notice" href="/files/one/date-sheet.pdf">D</a>' +
      '<a id="other" href="https://other.test/documents/a.pdf">O</a><a id="top" href="#top">T</a>',
  )
  const press = (selector: string, button: number) =>
    fireEvent(
      part(selector),
      new MouseEvent(button === 0 ? 'click' : 'auxclick', { bubbles: true, cancelable: true, button }),
    )
  press('b', 0)
  press('#notice', 1)
  // The context menu opens nothing.
  press('#notice', 2)
  press('#other', 0)
  press('#top', 0)
  await waitFor(() =>
    expect(counted()).toEqual([
      read('/'),
      { kind: 'documents', path: '/documents/prospectus.pdf' },
      { kind: 'documents', path: '/files/one/date-sheet.pdf' },
    ]),
  )
})

it('A public form is begun once, with its first letter, and sent when the server has it', async () => {
  willCount(3)
  await visit('/fees')
  const part = show(
    `<form><input name="${trapField}"><input id="name"></form><form><input id="search"></form>`,
  )
  for (const selector of ['#search', '#name', '#name']) fireEvent.input(part(selector))
  document.dispatchEvent(new Event(formSentEvent))
  const form = ['begun', 'sent'].map((kind) => ({ kind, path: '/fees' }))
  await waitFor(() => expect(counted()).toEqual([read('/fees'), ...form]))
})

it.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }, { webdriver: true }])(
  'The browser of somebody who asks not to be tracked, and a program, loads nothing and sends nothing: %o',
  async (signals) => {
    await visit('/application')
    const subscribe = vi.spyOn(router, 'subscribe')
    for (const [name, value] of Object.entries(signals))
      Object.defineProperty(navigator, name, { value, configurable: true })
    slots.whenIdle(router)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(subscribe).not.toHaveBeenCalled()
    for (const name of Object.keys(signals)) Reflect.deleteProperty(navigator, name)
    slots.whenIdle(router)
    await waitFor(() => expect(subscribe).toHaveBeenCalled())
  },
)
