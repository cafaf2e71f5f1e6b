import { call, form } from '@prangan/tests/support/call.ts'
import { type College, done } from '@prangan/tests/support/hostile/college.ts'

async function publishEvent({ token, origin }: College) {
  const event = { title: 'Workshop', type: 'Events', eventDate: '2126-12-11' }
  const sent = { token: await token('admin'), origin, ...form(event) }
  const { item } = done(await call('POST /news/uploadnews', sent)) as { item: { Id: string } }
  return { event: `${item.Id}.en.ics` }
}

export const pathParameters = [
  [/^\/api\/feeds\//, async () => ({ feed: 'all.en.atom' })],
  [/^\/api\/events\//, publishEvent],
] as const

export const publicForms = ['subscribe'] as const
