import { courseAt } from '@prangan/contract/testing/fixtures'
import { colleagueOpens } from '@prangan/web/testing/colleague.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import {
  button,
  field,
  fill,
  fillIn,
  isToldAt,
  leaveAnd,
  openScreen,
  press,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { storedProgramme, storedSession } from '../../testing/stored.ts'
import { SessionEditor } from './session-editor.tsx'
import { toTyped } from './typed-session.ts'
import { ViewSessions } from './view-sessions.tsx'

const put = (given: Parameters<typeof storedSession>[0] = {}) =>
  act(() => firestore.put(admissionPaths.session('session'), storedSession(given)))
const open = (item = 'session') =>
  openScreen(
    <SessionEditor />,
    `/AdminDashboard/admission-sessions/${item}`,
    '/AdminDashboard/admission-sessions/:item',
  )
const closesAt = 'Closes (India time)'

describe('The office’s sessions', () => {
  it('say which programmes are open, and until when', async () => {
    put({
      programmes: [
        storedProgramme({ closesAt: new Date('2099-07-15T11:30:00Z') }),
        storedProgramme({ key: 'bsc', course: courseAt(0) }),
      ],
    })
    openScreen(<ViewSessions />)
    await says('New session from 2026-27')
    const texts = [...document.querySelectorAll('article li')].map((each) => each.textContent)
    for (const [text, course] of [
      [texts[0], courseAt(1)],
      [texts[1], courseAt(0)],
    ])
      expect(text).toContain(course)
    expect(texts[0]).toMatch(/Open.*until 15 Jul 2099/)
    expect(texts[1]).toMatch(/Closed|Not open yet/)
  })

  it('say that there are none, and that they could not be loaded', async () => {
    firestore.goAway()
    const person = openScreen(<ViewSessions />)
    await says('We couldn’t load the sessions. Please try again.')
    firestore.comeBack()
    await press(person, 'Try again')
    await says(/There are no sessions yet/)
  })
})

describe('A clerk who opens and closes a programme', () => {
  it('sees who else has the session open', async () => {
    put()
    open()
    await colleagueOpens(admissionPaths.session('session'))
    await says('Ravi Mishra has this open, too.')
  })

  it('changes one date and saves, based on what was seen', async () => {
    put()
    const person = open()
    await waitFor(() => field(closesAt))
    fill(closesAt, '2026-07-20T17:30')
    server.answers('updateAdmissionSession', { message: 'Saved.', version: 2 })
    await press(person, 'Save')
    await says('The session is saved.')
    expect(server.callsOf('updateAdmissionSession')).toMatchObject([
      {
        params: { id: 'session' },
        body: { version: 1, session: { programmes: [{ key: 'ba', closesAt: '2026-07-20T12:00:00.000Z' }] } },
      },
    ])
    await waitFor(() => expect(button('Save').ariaDisabled).toBe('true'))
    expect(document.activeElement).toBe(button('Save'))
  })

  it('is led to what is wrong, in a part that was closed', async () => {
    put()
    const person = open()
    await waitFor(() => field(closesAt))
    fill(closesAt, '2026-05-01T10:00')
    await press(person, 'Save')
    await says('Correct 1 field. Nothing is saved yet.')
    await waitFor(() => expect(document.activeElement).toBe(field(closesAt)))
    expect(field(closesAt).getAttribute('aria-invalid')).toBe('true')
  })

  it('loses nothing when the connection is lost, and is asked before it is left', async () => {
    put()
    const person = open()
    await waitFor(() => field(closesAt))
    fill(closesAt, '2026-07-20T17:30')
    server.isOutOfReach('updateAdmissionSession')
    await press(person, 'Save')
    await says(/^The session could not be saved/)
    await leaveAnd(person, 'Keep writing')
    expect(field(closesAt).value).toBe('20/07/2026, 17:30')
    await leaveAnd(person, 'Throw away')
  })
})

describe('A clerk who reloads the page', () => {
  function reload(changes: object) {
    put()
    const base = toTyped(storedSession())
    const programmes = base.programmes.map((programme) => ({
      ...programme,
      closesAt: '2026-07-20T17:30',
      ...changes,
    }))
    sessionStorage.setItem(
      'session-draft asha session',
      JSON.stringify({ version: 1, base, typed: { ...base, programmes } }),
    )
    open()
  }

  const sees = (date: string) => waitFor(() => expect(field(closesAt).value).toBe(date))

  it('finds what was typed', async () => {
    reload({})
    await sees('20/07/2026, 17:30')
  })

  it('finds the stored session if the draft is of another version of the form', async () => {
    reload({ fee: 5_200 })
    await sees('15/07/2026, 17:00')
  })
})

describe('A clerk who types a fee', () => {
  it('reads it in the closed part as money, once it is a number', async () => {
    put({ programmes: [storedProgramme({ faculty: 'commerce-and-law' })] })
    const person = open()
    await says('Bachelor’s · commerce-and-law · ₹5,200, of which ₹500 caution money')
    await person.click(await says('Level, faculty and fee'))
    await waitFor(() => field('Fee in rupees'))
    fillIn({ 'Fee in rupees': '१२५०००', 'Of which caution money': '' })
    await says('Bachelor’s · commerce-and-law · ₹1,25,000, of which ₹0 caution money')
    fillIn({ 'Fee in rupees': '52oo' })
    await says('Bachelor’s · commerce-and-law · ₹52oo, of which ₹0 caution money')
    fillIn({ 'Fee in rupees': '' })
    await says('Bachelor’s · commerce-and-law')
  })
})

describe('A registrar who makes the next session from the last', () => {
  it('finds its dates a year later, and adds it', async () => {
    put()
    const person = open('new?from=session')
    await waitFor(() => expect(field(closesAt).value).toBe('15/07/2027, 17:00'))
    expect(field('Name').value).toBe('2027-28')
    server.answers('addAdmissionSession', { message: 'Saved.', id: 'next' })
    fillIn({ 'Last date of admission': '2027-09-01' })
    await press(person, 'Save')
    await says('The session is saved.')
    expect(server.callsOf('addAdmissionSession')).toMatchObject([
      { body: { name: '2027-28', isVisible: false, lastDate: '2027-09-01', programmes: [{ key: 'ba' }] } },
    ])
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admission-sessions/next'))
  })

  it('is told at the field what a new session lacks', async () => {
    const person = open('new')
    await waitFor(() => field('Name'))
    fill('Name', '2026')
    await press(person, 'Save')
    await isToldAt('Name', 'Please write the name like this: 2026-27.')
  })
})
