import type { SiteWorker } from '@prangan/web/service-worker-part.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pushMessage } from '../contract/push.ts'
import { serviceWorker } from './service-worker.ts'

const site = 'https://college.test'
const shown = vi.fn(async () => {})
const subscribed = vi.fn()
const opened = vi.fn(async () => null)
const focused = vi.fn()
const listeners = new Map<string, (event: never) => void>()

beforeEach(() => {
  vi.clearAllMocks()
  serviceWorker.start({
    addEventListener: (name: string, listener: (event: never) => void) => listeners.set(name, listener),
    location: new URL(site) as unknown as Location,
    registration: { showNotification: shown, pushManager: { subscribe: subscribed } },
    clients: { matchAll: async () => [{ url: `${site}/open`, focus: focused }], openWindow: opened },
  } as unknown as SiteWorker)
})
afterEach(() => vi.unstubAllGlobals())

async function dispatch(name: string, event: object): Promise<void> {
  let work: Promise<unknown> | undefined
  const waitUntil = (promise: Promise<unknown>) => {
    work = promise
  }
  listeners.get(name)?.({ ...event, waitUntil } as never)
  await work
}

it('A pushed notice is shown with its page, in the place of an earlier one of the same notice', async () => {
  const message = { title: 'तिथि', body: 'पाठ', navigate: `${site}/hi/notices/a/b`, lang: 'hi', tag: 'a' }
  await dispatch('push', { data: { json: () => pushMessage(message) } })
  expect(shown).toHaveBeenCalledWith('तिथि', {
    ...{ body: 'पाठ', lang: 'hi', dir: 'auto', tag: 'a', icon: '/icon-192.png' },
    data: `${site}/hi/notices/a/b`,
  })
})

it.each([
  ['none', null],
  ['unreadable', { json: () => JSON.parse('{') }],
  ['of another form', { json: () => null }],
])('Something is shown for each push: a message that is %s', async (_, data) => {
  await dispatch('push', { data })
  expect(shown).toHaveBeenCalledWith('college.test', expect.objectContaining({ data: '/' }))
})

it.each([
  ['its page', `${site}/notices/a/b`, `${site}/notices/a/b`],
  ['a page of this site alone', 'https://elsewhere.test/', `${site}/`],
])('A press opens %s', async (_, data, address) => {
  const close = vi.fn()
  await dispatch('notificationclick', { notification: { data, close } })
  expect(close).toHaveBeenCalledOnce()
  expect(opened).toHaveBeenCalledWith(address)
})

it('A press shows the tab that has the page open', async () => {
  await dispatch('notificationclick', { notification: { data: `${site}/open`, close: () => {} } })
  expect([focused.mock.calls.length, opened.mock.calls.length]).toEqual([1, 0])
})

it('A device keeps its choices at a new address', async () => {
  const sent = vi.fn()
  vi.stubGlobal('fetch', sent)
  const keys = { p256dh: 'p', auth: 'a' }
  const applicationServerKey = new ArrayBuffer(65)
  subscribed.mockResolvedValue({ toJSON: () => ({ endpoint: 'https://push.test/new', keys }) })
  await dispatch('pushsubscriptionchange', {})
  expect(sent).not.toHaveBeenCalled()
  const oldSubscription = { endpoint: 'https://push.test/old', options: { applicationServerKey } }
  await dispatch('pushsubscriptionchange', { oldSubscription })
  expect(subscribed).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey })
  const [path, { method, body }] = sent.mock.calls[0] ?? []
  expect([path, method, JSON.parse(body)]).toEqual([
    '/api/push/devices',
    'PUT',
    { endpoint: 'https://push.test/new', keys, before: 'https://push.test/old' },
  ])
})
