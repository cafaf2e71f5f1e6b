import { expect, test } from '@prangan/tests/browser/fixtures.ts'
import { call, json } from '@prangan/tests/support/call.ts'
import type { Person } from '@prangan/tests/support/page.ts'
import { suite } from '@prangan/tests/support/suite.ts'
import { pushMessage } from '../../contract/push.ts'
import { storedDevice } from '../support/stored-subscription.ts'

type Page = Person['page']
type Session = Awaited<ReturnType<Person['context']['newCDPSession']>>

const { keys } = storedDevice()

/**
 * Stands for the browser's push service, which is on the internet, and for its question, which a browser without a window
 * answers with no. The service worker is the browser's own.
 */
function replacePushService(page: Page, endpoint: string) {
  return page.addInitScript(
    ({ endpoint, keys }) => {
      let permission: NotificationPermission = 'default'
      Object.defineProperty(Notification, 'permission', { get: () => permission })
      Notification.requestPermission = async () => {
        permission = 'granted'
        return permission
      }
      let subscription: object | null = null
      PushManager.prototype.getSubscription = async () => subscription as PushSubscription | null
      PushManager.prototype.subscribe = async (options) => {
        const key = String(options?.applicationServerKey).replace(/-/g, '+').replace(/_/g, '/')
        const applicationServerKey = Uint8Array.from(atob(key), (letter) => letter.charCodeAt(0)).buffer
        subscription = {
          endpoint,
          options: { applicationServerKey },
          toJSON: () => ({ endpoint, keys }),
          unsubscribe: async () => {
            subscription = null
            return true
          },
        }
        return subscription as PushSubscription
      }
    },
    { endpoint, keys },
  )
}

/** Delivers a message to the site's service worker, as a push service would. */
async function deliver(session: Session, data: string): Promise<void> {
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    }),
  )
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  await session.send('ServiceWorker.deliverPushMessage', { origin: suite.app, registrationId, data })
}

type ServiceWorker = ReturnType<Person['context']['serviceWorkers']>[number]

/** A browser without a window shows no notifications: what the worker asks it to show is kept instead. */
const keepShown = (worker: ServiceWorker) =>
  worker.evaluate(() => {
    const shown: object[] = []
    const { registration } = Object.assign(globalThis, { shown }) as unknown as {
      registration: ServiceWorkerRegistration
    }
    registration.showNotification = async (title, options) => {
      shown.push({ title, ...options })
    }
  })

const shownBy = (worker: ServiceWorker) =>
  worker.evaluate(() => (globalThis as unknown as { shown: object[] }).shown)

test('A person turns on notifications by a tap, gets a notice, and turns them off', async ({ browser }) => {
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: suite.app })
  const page = await context.newPage()
  const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`
  await replacePushService(page, endpoint)
  await page.goto('/subscribe')
  const section = page.getByRole('region', { name: 'On this phone or computer' })
  await section.getByLabel('Holiday').uncheck()
  await section.getByRole('button', { name: 'Turn on notifications' }).click()
  await expect(section.getByText('Notifications are on.')).toBeVisible()
  const own = async () => (await call('POST /api/push/devices/own', json({ endpoint }))).body.choices
  expect(await own()).toMatchObject({ language: 'en', categories: expect.not.arrayContaining(['holiday']) })

  const notice = { title: 'Date sheet', body: 'Bring it.', lang: 'en', tag: 'a' }
  const navigate = `${suite.app}/notices/a/date-sheet`
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await keepShown(worker)
  const session = await context.newCDPSession(page)
  await deliver(session, JSON.stringify(pushMessage({ ...notice, navigate })))
  await expect.poll(() => shownBy(worker)).toMatchObject([{ ...notice, data: navigate }])

  await section.getByRole('button', { name: 'Turn off notifications' }).click()
  await expect(section.getByText('Notifications are off')).toBeVisible()
  expect(await own()).toBeNull()
  await context.close()
})
