import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import {
  button,
  canTryAgain,
  field,
  fill,
  isToldAt,
  openScreen,
  press,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { admissionLimits } from '../../../contract/limits.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { keepToken, readToken } from '../../apply/api/started.ts'
import { kept, link, number, openApplication, opened, text, token } from '../../testing/open-application.tsx'
import { ownApplication, ownQuery } from '../../testing/own-application.ts'
import { ApplicationStatus } from './application-status.tsx'

describe('Somebody who wants to see an application', () => {
  it('comes by the mail’s link, which uses nothing up and leaves the address', async () => {
    const person = openScreen(<ApplicationStatus />, link)
    await waitFor(() => expect(field('Code').value).toBe('123456'))
    expect(location.href).not.toContain('123456')
    // Whatever opens links in mails has only loaded a page: the test fails at a call that it did not prepare.
    server.answers('openApplication', { token, expiresAt: '2026-06-20T10:00:00Z' })
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    await press(person, 'Open application')
    await opened()
    expect(server.callsOf('openApplication')).toMatchObject([
      { body: { number, code: '123456', flow: 'flow1' } },
    ])
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Application ${number}`))
  })

  it('finds it open after a reload, as after a payment app, until they close it or half an hour has passed', async () => {
    const reload = () => {
      cleanup()
      return openScreen(<ApplicationStatus />, '/application')
    }
    await openApplication({ session: '' })
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    reload()
    await opened()
    expect(server.callsOf('openApplication')).toHaveLength(1)
    const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + admissionLimits.tokenLifetime)
    reload()
    await waitFor(() => button('Mail me a code'))
    now.mockRestore()
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    const person = reload()
    await opened()
    await press(person, applicantMessages().own.close)
    await waitFor(() => button('Mail me a code'))
    expect(kept()).not.toContain(token)
  })

  it('needs no code in the tab that sent the application, until they close it', async () => {
    keepToken(token)
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    const person = openScreen(<ApplicationStatus />, '/application')
    await opened()
    expect(server.callsOf('readOwnApplication')).toMatchObject([{ body: { token } }])
    await press(person, applicantMessages().own.close)
    await waitFor(() => button('Mail me a code'))
    expect(readToken()).toBe('')
  })

  it('asks for a code, learns nothing from the answer, and finds the box for it also after a reload', async () => {
    const person = openScreen(<ApplicationStatus />, '/application')
    expect(() => button('Open application')).toThrow()
    fill('Application number', number.toLowerCase())
    fill('E-mail or mobile number', 'kiran@college.test')
    server.answers('requestApplicationCode', { message: 'A code is on its way.', flow: 'flow2' })
    await press(person, 'Mail me a code')
    await says('A code is on its way.')
    await waitFor(() => expect(document.activeElement).toBe(field('Code')))
    expect(server.callsOf('requestApplicationCode')).toMatchObject([
      { body: { number, contact: 'kiran@college.test', language: 'en' } },
    ])

    openScreen(<ApplicationStatus />, '/application')
    await waitFor(() => button('Open application'))
    fill('Code', '000000')
    server.refuses('openApplication', 'wrong-code')
    await press(person, 'Open application')
    await isToldAt('Code', errors['wrong-code'][1])
    expect(server.callsOf('openApplication')).toMatchObject([{ body: { number, flow: 'flow2' } }])
  })

  it('opens it with the first code after asking twice, also after a reload', async () => {
    const asks = async (flow: string) => {
      const person = openScreen(<ApplicationStatus />, '/application')
      await waitFor(() => button('Mail me a code'))

      fill('Application number', number)
      fill('E-mail or mobile number', 'kiran@college.test')
      server.answers('requestApplicationCode', { message: 'A code is on its way.', flow })
      await press(person, 'Mail me a code')
      await says('A code is on its way.')
      return person
    }
    await asks('first')
    cleanup()
    const person = await asks('second')
    fill('Code', '111111')
    server.refuses('openApplication', 'wrong-code')
    server.answers('openApplication', { token, expiresAt: '2026-06-20T10:00:00Z' })
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    await press(person, 'Open application')
    await opened()
    expect(server.callsOf('openApplication')).toMatchObject([
      { body: { code: '111111', flow: 'second' } },
      { body: { code: '111111', flow: 'first' } },
    ])
  })

  it('is told what is missing, and to wait after too many codes', async () => {
    const person = openScreen(<ApplicationStatus />, '/application')
    await press(person, 'Mail me a code')
    await isToldAt(
      'Application number',
      `Please check the number. It looks like ${college.shortCode}-2026-K7M4QX3.`,
    )
    fill('Application number', number.replaceAll('-', ' '))
    fill('E-mail or mobile number', '98765')
    await press(person, 'Mail me a code')
    await isToldAt('E-mail or mobile number', fieldTexts.contactGivenThen)
    fill('E-mail or mobile number', '9876543210')
    server.asksToWait('requestApplicationCode', 'too-often', 600)
    await press(person, 'Mail me a code')
    await says(/You can try again in 10 minutes/)
    await canTryAgain('Mail me a code')
  })

  it('keeps the token where the application could not be read, and tries again without another code', async () => {
    server.answers('openApplication', { token, expiresAt: '2026-06-20T10:00:00Z' })
    server.isOutOfReach('readOwnApplication')
    const person = openScreen(<ApplicationStatus />, link)
    await press(person, 'Open application')
    await says(/You are offline/)
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    await press(person, 'Try again')
    await opened()
  })

  it('closes it, and then nothing of it is left in the tab', async () => {
    const person = await openApplication({
      state: 'queried',
      may: { ...ownApplication().may, answer: true },
      queries: [ownQuery],
    })
    fill('Your answer: Examinations and marks', 'It was corrected.')
    await waitFor(() => expect(kept()).toContain('It was corrected.'))
    await press(person, 'Log out')
    await says(/no longer shows your application/)
    expect(text()).not.toContain(number)
    expect(kept()).not.toContain('It was corrected.')
    expect(kept()).not.toContain(number)
  })

  it('finds it shut after half an hour in which nothing was done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await openApplication()
    await act(() => vi.advanceTimersByTimeAsync(admissionLimits.tokenLifetime))
    expect(text()).not.toContain('Kiran Rao')
    expect(field('Application number').value).toBe(number)
    await says(/this page closed after 30 minutes/)
  })
})
