import { openScreen, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { expect, it, vi } from 'vitest'
import { RecentReads } from './recent-reads.tsx'

const open = () => openScreen(<RecentReads path="/fees" />, '/desk')

it.each([
  [1320, 'Read 1,320 times in the last 30 days.'],
  [1, 'Read once in the last 30 days.'],
  [0, 'We counted no visit in the last 30 days.'],
])('Who opens a page’s details sees how often it was read lately: %d', async (count, text) => {
  server.answers('countReads', { count })
  open()
  await says(text)
  expect(server.callsOf('countReads')).toMatchObject([{ body: { path: '/fees' } }])
})

it('Who opens a page’s details without a connection reads no number', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  server.refuses('countReads', 'access-ended')
  open()
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalledOnce())
  expect(document.body.textContent).not.toContain('30 days')
})
