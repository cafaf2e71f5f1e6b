import { call, json } from '@prangan/tests/support/call.ts'
import { newClientHeaders } from '@prangan/tests/support/people.ts'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { PushChoices } from '../../contract/push.ts'
import type { Step } from '../../functions/mailing/send-page.ts'
import { sendNoticePushes } from '../../functions/push/send-notice-pushes.ts'
import { openPushService } from './push-service.ts'
import { useMailing } from './use-mailing.ts'

type PushService = Awaited<ReturnType<typeof openPushService>>

/** A desk that sends notices by notification, to a push service of the test. */
export function usePushes() {
  const mailing = useMailing()
  let running: PushService | undefined
  const service = (): PushService => {
    if (!running) throw new Error('The push service is started by beforeAll')
    return running
  }
  beforeAll(async () => {
    running = await openPushService()
  })
  afterAll(() => running?.close())
  beforeEach(() => {
    vi.stubEnv('TEST_PUSH_SERVICE', service().origin)
  })
  afterEach(() => vi.unstubAllEnvs())

  const choices = { categories: ['examination'], language: 'en' }
  /** Sends the choices from a new network address. */
  const save = (device: object, more: Partial<PushChoices> = {}) => {
    const { body, headers } = json({ ...device, ...choices, ...more })
    return call('POST /api/push/devices', { body, headers: { ...headers, ...newClientHeaders() } })
  }

  return {
    ...mailing,
    get service() {
      return service()
    },
    save,
    /** Subscribes a new device. */
    device: async (more: Partial<PushChoices> = {}) => {
      const subscribed = service().subscribe()
      await save(subscribed, more)
      return subscribed
    },
    own: async (endpoint: string) =>
      (await call('POST /api/push/devices/own', json({ endpoint }))).body.choices,
    remove: (endpoint: string) => call('POST /api/push/devices/remove', json({ endpoint })),
    titles: (endpoint: string) =>
      service()
        .receivedBy(endpoint)
        .map(({ message }) => message.notification.title),
    push: (id: string) => mailing.byAdmin(`POST /api/notice-pushes/${id}`),
    sendPushes: (step?: Step) => sendNoticePushes(mailing.app.deps, step),
    reportOfPush: async (id: string) => (await mailing.byAdmin(`GET /api/notice-pushes/${id}`)).body.mailing,
    /** Publishes a notice about examinations and sends it by notification. */
    publishByPush: async (entries: Record<string, string>) => {
      const notice = await mailing.publish({ category: 'examination', ...entries })
      await mailing.byAdmin(`POST /api/notice-pushes/${notice.Id}`)
      return notice.Id
    },
  }
}
