import { DeskSessionProvider } from '@prangan/web/lib/desk-session.ts'
import { openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { MailChoices } from './mail-choices.tsx'

const all = { morning: true, assigned: true }
const choice = (label: string) => screen.getByLabelText<HTMLInputElement>(label)

describe('On the own account page', () => {
  it('an admin turns the morning mail off, which is saved at once, with the language of the desk', async () => {
    server.answers('readNotificationChoices', all)
    const person = openScreen(<MailChoices />)
    await says('Morning mail at 8')
    server.answers('chooseNotifications', { ...all, morning: false })
    await person.click(choice('Morning mail at 8'))
    await says('Your choice was saved.')
    expect(choice('Morning mail at 8').checked).toBe(false)
    expect(choice('Assigned to you').checked).toBe(true)
    const body = { morning: false, assigned: true, language: 'en' }
    expect(server.callsOf('chooseNotifications')).toMatchObject([{ body }])
  })

  it('what could not be saved is shown as it was', async () => {
    server.answers('readNotificationChoices', all)
    const person = openScreen(<MailChoices />)
    await says('Assigned to you')
    server.isOutOfReach('chooseNotifications')
    await person.click(choice('Assigned to you'))
    // The toast is announced, too.
    await screen.findAllByText('We couldn’t save your choice. Try again.')
    await waitFor(() => expect(choice('Assigned to you').checked).toBe(true))
  })

  it('a teacher, who gets no morning mail, is not asked about it', async () => {
    server.answers('readNotificationChoices', all)
    const teacher = {
      uid: 'dev',
      getToken: async () => 'token',
      can: () => false,
      lastDays: {},
      renewSession: <Answer,>(asked: Promise<Answer>) => asked,
    }
    openScreen(
      <DeskSessionProvider value={teacher}>
        <MailChoices />
      </DeskSessionProvider>,
    )
    await says('Assigned to you')
    expect(screen.queryByText('Morning mail at 8')).toBeNull()
  })

  it('somebody without a connection tries again', async () => {
    server.isOutOfReach('readNotificationChoices')
    const person = openScreen(<MailChoices />)
    await says('Your choices could not be loaded. Please try again.')
    server.answers('readNotificationChoices', all)
    await press(person, 'Try again')
    await says('Assigned to you')
  })
})
