import type { Example } from '@prangan/functions/openapi/example'

/** The shape of a token, not a valid one. */
const token = '4f1c09be7d'.repeat(7).slice(0, 64)
const choices = { categories: ['examination', 'holiday'], rhythm: 'at once', language: 'en' }

const device = {
  endpoint: 'fcm.googleapis.com/fcm/send/an-id-of-the-device',
  keys: {
    p256dh: 'BD4AOASzw-40pfvsBrLMYH5f75kzzylSEaXlqulQojWvj14HMJURPMOFbxCbKrxo3JQceZzv1X1JvKvsw1NMLjk',
    auth: '4f1c09be7d4f1c09be7d4f',
  },
}

export const examples = {
  subscribe: { body: { email: 'kiran@applicants.test', ...choices } },
  confirmSubscription: { body: { token } },
  readSubscription: { body: { token } },
  changeSubscription: { body: { token, ...choices } },
  unsubscribe: { params: { token } },
  openUnsubscribe: { params: { token } },
  countSubscribers: {},
  readMailing: { params: { id: 'aBcD1234eFgH5678' } },
  mailNotice: { params: { id: 'aBcD1234eFgH5678' } },
  readPushKey: {},
  savePushDevice: { body: { ...device, categories: ['examination', 'holiday'], language: 'en' } },
  readPushDevice: { body: { endpoint: device.endpoint } },
  movePushDevice: { body: { ...device, before: device.endpoint } },
  removePushDevice: { body: { endpoint: device.endpoint } },
  countPushDevices: {},
  readPush: { params: { id: 'aBcD1234eFgH5678' } },
  pushNotice: { params: { id: 'aBcD1234eFgH5678' } },
  readNoticeFeed: { params: { feed: 'examination.en.atom' } },
  readEventCalendar: { params: { event: 'aBcD1234eFgH5678.en.ics' } },
} satisfies Record<string, Example>
