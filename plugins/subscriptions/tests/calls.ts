import { call, form } from '@prangan/tests/support/call.ts'
import { type College, done } from '@prangan/tests/support/hostile/college.ts'

async function publishEvent({ token, origin }: College) {
  const event = { title: 'Workshop', type: 'Events', eventDate: '2126-12-11' }
  const sent = { token: await token('admin'), origin, ...form(event) }
  const { item } = done(await call('POST /news/uploadnews', sent)) as { item: { Id: string } }
  return { event: `${item.Id}.en.ics` }
}

async function publishNotice({ token, origin }: College) {
  const sent = { token: await token('admin'), origin, ...form({ title: 'Date sheet' }) }
  const { item } = done(await call('POST /news/uploadnews', sent)) as { item: { Id: string } }
  return { id: item.Id }
}

export const pathParameters = [
  [/^\/api\/notice-(mails|pushes)\//, publishNotice],
  [/^\/api\/feeds\//, async () => ({ feed: 'all.en.atom' })],
  [/^\/api\/events\//, publishEvent],
  [/^\/api\/subscriptions\/unsubscribe\//, async () => ({ token: '4f1c09be7d'.repeat(7).slice(0, 64) })],
] as const

export const openedByGrant = {
  'news:publish': [
    'countSubscribers',
    'readMailing',
    'mailNotice',
    'countPushDevices',
    'readPush',
    'pushNotice',
  ],
} as const

export const publicForms = ['subscribe', 'savePushDevice'] as const
