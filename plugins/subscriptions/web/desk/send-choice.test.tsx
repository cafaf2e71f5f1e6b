import { usualCategories } from '@prangan/contract/notice-categories'
import { openScreen, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Reach } from '../../contract/mailings.ts'
import { MailChoice } from './mail-choice.tsx'
import { noticeSending } from './notice-sending.ts'
import { PushChoice } from './push-choice.tsx'

const none: Reach = Object.fromEntries(usualCategories.map(({ key }) => [key, 0]))
const names = { general: 'General', event: 'Event' }
const getToken = async () => 'token'

function open(key: keyof typeof names, id: string | null = null) {
  const category = { key, name: names[key] }
  const onChoose = vi.fn()
  const person = openScreen(<MailChoice id={id} category={category} isChosen onChoose={onChoose} />, '/desk')
  return { person, onChoose }
}

it.each([
  ['general', 'Also send by mail to 1,240 people'],
  ['event', 'Also send by mail to 1 person'],
] as const)('Who publishes sees how many get it by mail: %s', async (category, text) => {
  server.answers('countSubscribers', { ...none, general: 1240, event: 1 })
  open(category)
  await says(text)
})

it('Who does not want it sent takes the tick away', async () => {
  server.answers('countSubscribers', none)
  const { person, onChoose } = open('general')
  await says('Nobody gets mails about “General” yet.')
  await person.click(screen.getByRole('checkbox', { checked: true }))
  expect(onChoose).toHaveBeenCalledWith(false)
})

it.each([
  ['mailNotice', 'mail', 'We couldn’t send the notice by mail. Open it and tick “Also send by mail” again.'],
  [
    'pushNotice',
    'push',
    'We couldn’t send the notice by notification. Open it and tick “Also send by notification” again.',
  ],
] as const)(
  'A saved notice is sent without a word, and a failure is told (%s)',
  async (name, way, failed) => {
    const sending = noticeSending.find(({ id }) => id === way)
    server.answers(name, { message: 'Sent.' })
    expect(await sending?.send('sheet', getToken)).toBe('')
    expect(server.callsOf(name)).toMatchObject([{ params: { id: 'sheet' } }])
    server.refuses(name, 'no-such-notice')
    expect(await sending?.send('sheet', getToken)).toBe(failed)
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  },
)

it('Who edits a notice sees what was mailed', async () => {
  server.answers('readMailing', {
    mailing: { status: 'open', dueAt: '2026-11-24T06:30:00Z', sent: 120, waiting: 30, failed: 2 },
  })
  open('general', 'sheet')
  await says('By mail: sent to 120 people so far, 30 are waiting. 2 people could not be reached.')
})

describe('Notifications', () => {
  const openPush = (id: string | null = null) =>
    openScreen(
      <PushChoice id={id} category={{ key: 'general', name: names.general }} isChosen onChoose={vi.fn()} />,
      '/desk',
    )

  it('are offered with the number of devices', async () => {
    server.answers('countPushDevices', { reach: { ...none, general: 1240 } })
    openPush()
    await says('Also send by notification to 1,240 devices')
  })

  it('are not named where the college has not set them up', async () => {
    server.answers('countPushDevices', { reach: null })
    openPush()
    await waitFor(() => expect(server.callsOf('countPushDevices')).toHaveLength(1))
    expect(document.body.textContent).not.toContain('notification')
  })

  it('that were sent are told when the notice is edited', async () => {
    server.answers('readPush', {
      mailing: { status: 'done', dueAt: '2026-11-24T06:30:00Z', sent: 1, waiting: 0, failed: 0 },
    })
    openPush('sheet')
    await says('By notification: sent to 1 device.')
  })
})
