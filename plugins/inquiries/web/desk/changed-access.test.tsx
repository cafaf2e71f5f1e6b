import { addDays } from '@prangan/contract/calendar-days'
import { errors } from '@prangan/contract/errors'
import { dayInIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import { documentPaths } from '@prangan/contract/paths'
import type { Grant } from '@prangan/contract/roles'
import { Component as AdminDashboard } from '@prangan/web/app/pages/admin-dashboard.tsx'
import { Component as FacultyDashboard } from '@prangan/web/app/pages/faculty-dashboard.tsx'
import { readToken, storeSession } from '@prangan/web/features/account/session.ts'
import { formatLastDay } from '@prangan/web/lib/format-last-day.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { button, field, fill, openDesk, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { inquiryPaths } from '../../../../plugins/inquiries/contract/paths.ts'
import { storedInquiry } from '../../../../plugins/inquiries/tests/support/stored-inquiry.ts'

const answer = (grants: readonly Grant[], version: number, lastDays: Record<string, string> = {}) =>
  server.answers('checkAuth', {
    type: 'faculty',
    user: { uid: 'asha', email: 'asha@college.test', name: 'Asha Verma' },
    grants: [...grants],
    lastDays,
    version,
  })
function change(grants: readonly Grant[], version: number): void {
  answer(grants, version)
  act(() => firestore.put(documentPaths.staffAccess('asha'), { version }))
}
const tellTabs = () =>
  dispatchEvent(new StorageEvent('storage', { key: 'sessionEnding', newValue: errors['access-removed'][1] }))
const checks = () => server.callsOf('checkAuth').length

beforeEach(() => {
  storeSession({ token: 'token', username: 'asha@college.test', userType: 'faculty' })
})

describe('A teacher who helps the office, with a grievance open', () => {
  const [name, mobile] = ['Kiran Rao', '9000000009']
  const sender = { ...storedInquiry().sender, name, mobile }
  const openGrievance = async (lastDay = '') => {
    answer(['inquiry:handle'], 1, lastDay ? { 'inquiry:handle': lastDay } : {})
    firestore.put(documentPaths.staffAccess('asha'), { version: 1 })
    firestore.put(inquiryPaths.inquiry('one'), storedInquiry({ sender }))
    server.answers('listInquiryHandlers', { handlers: [] })
    const person = openDesk(
      <AdminDashboard />,
      '/AdminDashboard/inquiries?open=one',
      '/AdminDashboard/:section?/:item?',
    )
    await waitFor(() => field('Answer'))
    return person
  }

  it('no longer sees it, nor whose it is, once the ability is taken away, and is told so', async () => {
    await openGrievance()
    expect(document.body.textContent).toContain(name)
    expect(document.body.textContent).toContain(mobile)
    change([], 2)
    await says('The office took away your access: ‘Handle enquiries’.')
    expect(document.body.textContent).not.toContain(name)
    expect(document.body.textContent).not.toContain(mobile)
    expect(document.querySelector('[role="dialog"]')).toBeNull()
    expect(document.activeElement).toBe(await says('No access'))
    expect(screen.queryAllByRole('link', { name: /^Enquiries/ })).toEqual([])
  })

  it('sees until when they have it as a substitute, in the last days only', async () => {
    const friday = addDays(dayInIndia(new Date()), limits.daysOfGrantWarning)
    await openGrievance(friday)
    await says(`You have this until ${formatLastDay(friday)}: ‘Handle enquiries’.`)
    change(['inquiry:handle'], 2)
    await waitFor(() => expect(document.body.textContent).not.toContain('You have this until'))
    answer(['inquiry:handle'], 3, { 'inquiry:handle': addDays(friday, 1) })
    act(() => firestore.put(documentPaths.staffAccess('asha'), { version: 3 }))
    await waitFor(() => expect(checks()).toBe(3))
    expect(document.body.textContent).not.toContain('You have this until')
  })

  it('no longer sees it once the last day of a substitute is over, also without an answer of the server', async () => {
    await openGrievance(dayInIndia(new Date()))
    expect(document.body.textContent).toContain(mobile)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 60 * 60_000 })
    server.isOutOfReach('checkAuth')
    server.isOutOfReach('checkAuth')
    server.isOutOfReach('listInquiryHandlers')
    act(() => void dispatchEvent(new Event('focus')))
    await says('Your access has ended: ‘Handle enquiries’.')
    expect(document.body.textContent).not.toContain(mobile)
    expect(document.activeElement).toBe(await says('No access'))
  })

  it('finds the half-written answer when the ability comes back', async () => {
    await openGrievance()
    fill('Answer', 'We have asked the university')
    change([], 2)
    await says(/What you typed here is kept/)
    server.answers('listInquiryHandlers', { handlers: [] })
    change(['inquiry:handle'], 3)
    await says('The office gave you access: ‘Handle enquiries’.')
    await waitFor(() => expect(field('Answer').value).toBe('We have asked the university'))
  })
})

describe('A teacher at their own desk', () => {
  const openOwnDesk = async () => {
    answer([], 0)
    const person = openDesk(
      <FacultyDashboard />,
      '/FacultyDashboard/change-password',
      '/FacultyDashboard/:section?/:item?',
    )
    await waitFor(() => field('Current Password'))
    return person
  }

  it('gets the way to the office’s desk as soon as an ability is given, and closes the message', async () => {
    const person = await openOwnDesk()
    expect(screen.queryAllByRole('link', { name: 'Office desk' })).toEqual([])
    change(['admission:read', 'inquiry:read'], 1)
    await says('The office gave you access: ‘See applications’, ‘See enquiries’.')
    expect(screen.getAllByRole('link', { name: 'Office desk' })).not.toEqual([])
    await press(person, 'Close this message')
    expect(document.body.textContent).not.toContain('The office gave you access')
  })

  it('asks again when an answer about a change gets lost', async () => {
    await openOwnDesk()
    server.isOutOfReach('checkAuth')
    server.isOutOfReach('checkAuth')
    change(['inquiry:read'], 1)
    await says('The office gave you access: ‘See enquiries’.')
  })

  it('is told of a change while the page is hidden, and after the listener was lost', async () => {
    await openOwnDesk()
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    change(['inquiry:read'], 1)
    await says('The office gave you access: ‘See enquiries’.')
    Reflect.deleteProperty(document, 'visibilityState')
    answer(['inquiry:read'], 1)
    act(() => firestore.goAway())
    await waitFor(() => expect(checks()).toBe(3))
    firestore.comeBack()
    change([], 2)
    await says('The office took away your access: ‘See enquiries’.')
  })

  it.each(['access-removed', 'access-disabled', 'access-ended', 'role-changed'] as const)(
    'who is shut out (%s) leaves the desk, and the sign-in page is told why, in each tab',
    async (code) => {
      await openOwnDesk()
      server.refuses('checkAuth', code)
      act(() => firestore.put(documentPaths.staffAccess('asha'), { version: 1 }))
      await says('Somewhere else')
      expect(location.pathname).toBe('/login')
      expect(history.state.usr).toMatchObject({ notice: errors[code][1] })
      expect(readToken()).toBeUndefined()
      expect(Object.keys(localStorage)).toEqual([])
      expect(document.body.textContent).not.toContain('Current Password')
    },
  )

  it('changes the password, which ends the session that a check asks for meanwhile, and stays there', async () => {
    const person = await openOwnDesk()
    change(['inquiry:read'], 1)
    await says('The office gave you access: ‘See enquiries’.')
    const next = { message: 'Your password was changed.', token: 'next', customToken: 'custom' }
    const letGo = server.holds('changePassword', next)
    fill('Current Password', 'The old lantern')
    fill('New Password', 'The new lantern')
    fill('Confirm New Password', 'The new lantern')
    await press(person, 'Change Password')
    await says('Changing...')
    const before = checks()
    act(() => firestore.goAway())
    expect(checks()).toBe(before)
    answer(['inquiry:read'], 1)
    firestore.comeBack()
    letGo()
    await says(next.message)
    await waitFor(() => expect(checks()).toBe(before + 1))
    expect(readToken()).toBe('next')
  })

  it('who is shut out by what another tab was told reads it too', async () => {
    await openOwnDesk()
    tellTabs()
    localStorage.removeItem('token')
    act(() => void dispatchEvent(new StorageEvent('storage', { key: 'token' })))
    await says('Somewhere else')
    expect(history.state.usr).toMatchObject({ notice: errors['access-removed'][1] })
  })
})

it('A visitor of a desk’s address is not told why somebody’s session ended there', async () => {
  localStorage.clear()
  tellTabs()
  openDesk(<FacultyDashboard />, '/FacultyDashboard', '/FacultyDashboard/:section?/:item?')
  await says('Somewhere else')
  expect(history.state.usr.notice).toBeFalsy()
  expect(() => button('Login')).toThrow()
})
