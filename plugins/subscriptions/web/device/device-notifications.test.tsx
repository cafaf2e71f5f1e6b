import { loadNoticePageMessages } from '@prangan/web/messages/notice-page.ts'
import { openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { loadSubscriptionMessages } from '../messages.ts'
import { DeviceNotifications } from './device-notifications.tsx'

beforeAll(() => Promise.all([loadSubscriptionMessages('en'), loadNoticePageMessages('en')]))

const key = 'BD4AOASzw-40pfvsBrLMYH5f75kzzylSEaXlqulQojWvj14HMJURPMOFbxCbKrxo3JQceZzv1X1JvKvsw1NMLjk'
const subscribed = {
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  keys: { p256dh: key, auth: '4f1c09be7d4f1c09be7d4f' },
}

const bytesOf = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0)).buffer

const define = (target: object, name: string, value: unknown) =>
  Object.defineProperty(target, name, { configurable: true, value })

type Browser = { permission?: NotificationPermission; answer?: NotificationPermission; before?: string }

/** A browser with notifications. `before` is the key by which it has subscribed. */
function useBrowser({ permission = 'default', answer = 'granted', before = '' }: Browser = {}) {
  const subscriptionTo = (ownKey: string) => ({
    endpoint: subscribed.endpoint,
    options: { applicationServerKey: bytesOf(ownKey) },
    toJSON: () => ({ ...subscribed, expirationTime: null }),
    unsubscribe: vi.fn(async () => {
      kept = null
      return true
    }),
  })
  let kept = before ? subscriptionTo(before) : null
  const pushManager = {
    getSubscription: async () => kept,
    subscribe: vi.fn(async () => {
      kept = subscriptionTo(key)
      return kept
    }),
  }
  const registration = { pushManager }
  const requestPermission = vi.fn(async () => answer)
  const worker = {
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
    register: async () => {},
  }
  define(window, 'Notification', { permission, requestPermission })
  define(window, 'PushManager', class {})
  define(navigator, 'serviceWorker', worker)
  return { pushManager, requestPermission, subscription: () => kept }
}

afterEach(() => {
  for (const name of ['Notification', 'PushManager']) Reflect.deleteProperty(window, name)
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

const open = () => openScreen(<DeviceNotifications />, '/subscribe')
const offered = () => server.answers('readPushKey', { key })
const toggle = (value: string) =>
  act(() => document.querySelector<HTMLInputElement>(`input[value="${value}"]`)?.click())

describe('A person', () => {
  it('is asked by the browser only after the button was pressed, and turns notifications on', async () => {
    const browser = useBrowser()
    offered()
    const person = open()
    await says('On this phone or computer')
    expect(browser.requestPermission).not.toHaveBeenCalled()
    toggle('holiday')
    server.answers('savePushDevice', { message: 'Saved.' })
    await press(person, 'Turn on notifications')
    await says('Notifications are on. You get them between 7 am and 9 pm.')
    expect(browser.pushManager.subscribe).toHaveBeenCalledWith({
      userVisibleOnly: true,
      applicationServerKey: key,
    })
    const { body } = server.callsOf('savePushDevice')[0] ?? {}
    expect(body).toMatchObject({ ...subscribed, language: 'en' })
    expect((body as { categories: string[] }).categories).not.toContain('holiday')
    expect(screen.getByRole('button', { name: 'Turn off notifications' })).toBeDefined()
  })

  it('who closes the question can press again, and who refuses is told how to allow it', async () => {
    useBrowser({ answer: 'default' })
    offered()
    const person = open()
    await press(person, 'Turn on notifications')
    await says('Your browser has not allowed notifications. Press the button again and choose “Allow”.')
    useBrowser({ answer: 'denied' })
    await press(person, 'Turn on notifications')
    await says('Your browser blocks notifications from this site. To allow them:')
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('changes the choices, turns notifications off, and nothing is left', async () => {
    const browser = useBrowser({ permission: 'granted', before: key })
    offered()
    server.answers('readPushDevice', { choices: { categories: ['event'], language: 'en' } })
    const person = open()
    await says('Save choices')
    expect(document.querySelectorAll('input[name="categories"]:checked')).toHaveLength(1)
    toggle('holiday')
    server.answers('savePushDevice', { message: 'Saved.' })
    await press(person, 'Save choices')
    await says('Your choices are saved.')
    server.isOutOfReach('removePushDevice')
    await press(person, 'Turn off notifications')
    await says('We couldn’t turn off notifications. Nothing has changed; try again.')
    expect(browser.subscription()).not.toBeNull()
    server.answers('removePushDevice', { message: 'Removed.' })
    await press(person, 'Turn off notifications')
    await says('Notifications are off. We have deleted what we stored about this device.')
    expect(server.callsOf('removePushDevice').at(-1)?.body).toEqual({ endpoint: subscribed.endpoint })
    expect(browser.subscription()).toBeNull()
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Turn on notifications'))
  })

  it('whose device subscribed by an earlier key turns it on again', async () => {
    const browser = useBrowser({ permission: 'granted', before: key.replace('D', 'E') })
    offered()
    const person = open()
    server.answers('savePushDevice', { message: 'Saved.' })
    await press(person, 'Turn on notifications')
    await says('Turn off notifications')
    expect(browser.pushManager.subscribe).toHaveBeenCalledOnce()
  })

  it('keeps the choices when the server is out of reach', async () => {
    useBrowser()
    offered()
    const person = open()
    server.isOutOfReach('savePushDevice')
    await press(person, 'Turn on notifications')
    await says('We couldn’t turn on notifications. Check your connection and try again.')
  })

  it('can try again when the page could not ask the server', async () => {
    useBrowser()
    server.isOutOfReach('readPushKey')
    const person = open()
    await says('We couldn’t reach the server. Try again.')
    offered()
    await press(person, 'Try again')
    await says('Turn on notifications')
  })
})

describe('Who cannot have notifications yet', () => {
  it.each([
    [
      'an iPhone’s browser',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)',
      'Choose “Add to Home Screen”.',
    ],
    ['an old browser', 'Mozilla/5.0 (Windows NT 6.1)', /^This browser can’t show notifications\./],
  ])('is told what to do: %s', async (_, userAgent, text) => {
    const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
    offered()
    open()
    await says(text)
    agent.mockRestore()
  })

  it('is told how to allow them where the browser blocks them', async () => {
    useBrowser({ permission: 'denied' })
    offered()
    open()
    await says('Load this page again.')
  })

  it('sees nothing where the college has not set them up', async () => {
    useBrowser()
    server.answers('readPushKey', { key: null })
    open()
    await waitFor(() => expect(server.callsOf('readPushKey')).toHaveLength(1))
    expect(document.body.textContent).not.toContain('On this phone or computer')
  })
})
