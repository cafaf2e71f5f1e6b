import { addDays } from '@prangan/contract/calendar-days'
import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { PersonItem } from '@prangan/contract/schemas/people'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { formatLastDay } from '../../../../lib/format-last-day.ts'
import { pageSize } from '../../../../lib/use-live-pages.ts'
import {
  answer,
  button,
  field,
  fill,
  isToldAt,
  openScreen,
  press,
  question,
  says,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { ViewPeople } from './view-people.tsx'

const teacher: PersonItem = {
  uid: 'ravi',
  name: 'Ravi Mishra',
  email: 'ravi@college.test',
  role: 'faculty',
  grants: [],
  state: 'active',
  lastSignIn: '2026-11-20T04:00:00.000Z',
  firstPasswordUntil: '',
  version: 3,
}
const self: PersonItem = {
  ...teacher,
  uid: 'asha',
  name: 'Asha Verma',
  email: 'asha@college.test',
  role: 'admin',
}

const list = (...people: readonly PersonItem[]) => server.answers('listPeople', { people: [...people] })
const open = () => openScreen(<ViewPeople />, '/desk')

async function openPanel(person: PersonItem = teacher) {
  list(self, person)
  const user = open()
  await user.click(await says(person.name))
  await waitFor(() => button('Close'))
  return user
}

const buttons = () =>
  [...document.querySelectorAll('[role="dialog"] button')].map(({ textContent }) => textContent)

describe('The list of people', () => {
  it('says who has access, to what, and when they last signed in', async () => {
    list(self, { ...teacher, grants: ['admission:decide'], lastSignIn: '' })
    open()
    await says('2 people shown')
    const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent)
    expect(rows[0]).toMatch(/^Asha Verma.*Admin.*Everything.*Active.*20 Nov 2026/)
    expect(rows[1]).toMatch(/^Ravi Mishra.*Teacher.*Decide on applications.*Active.*Never$/)
  })

  it('says that it could not be loaded, and is there after trying again', async () => {
    server.isOutOfReach('listPeople')
    const user = open()
    await says('The people could not be loaded. Please check your internet connection and try again.')
    list(self)
    await press(user, 'Try again')
    await says('1 person shown')
  })

  it('finds people by name and e-mail, by role and by state', async () => {
    list(self, teacher, {
      ...teacher,
      uid: 'mira',
      name: 'मीरा जोशी',
      email: 'm@college.test',
      state: 'disabled',
    })
    open()
    await says('3 people shown')
    fill('Search', 'mishra')
    await says('1 person shown')
    fill('Search', 'मीरा')
    await says('मीरा जोशी')
    fill('Status', 'active')
    await says('Nobody matches. Try another search.')
    fill('Search', '')
    fill('Role', 'admin')
    await says('1 person shown')
  })

  it('is shown a page at a time', async () => {
    const many = Array.from({ length: pageSize + 1 }, (_, at) => ({
      ...teacher,
      uid: `t${at}`,
      name: `Teacher ${at}`,
    }))
    list(...many)
    const user = open()
    await says(`1 to ${pageSize} of ${pageSize + 1} people`)
    await press(user, 'Next')
    await says(`Teacher ${pageSize}`)
    await press(user, 'Previous')
    await says('Teacher 0')
  })
})

describe('An admin who grants abilities', () => {
  it('is sent the ones that are ticked, with the version, and sees the result', async () => {
    const user = await openPanel()
    await press(user, 'Change permissions')
    await waitFor(() => field('See applications'))
    await user.click(field('See applications'))
    server.answers('grantAbilities', { message: 'The permissions were saved.', version: 4 })
    list(self, { ...teacher, grants: ['admission:read'], version: 4 })
    await press(user, 'Save')
    await says('The permissions were saved.')
    expect(server.callsOf('grantAbilities')).toMatchObject([
      { params: { uid: 'ravi' }, body: { grants: ['admission:read'], version: 3 } },
    ])
    await waitFor(() => expect(screen.getAllByText('See applications').length).toBeGreaterThan(1))
  })

  it('keeps what is ticked where another admin was quicker, and sees what they did', async () => {
    const user = await openPanel()
    await press(user, 'Change permissions')
    await waitFor(() => field('See applications'))
    await user.click(field('See applications'))
    server.refuses('grantAbilities', 'changed-meanwhile')
    list(self, { ...teacher, grants: ['admission:decide'], version: 4 })
    await press(user, 'Save')
    await says(errors['changed-meanwhile'][1])
    expect(field('See applications').checked).toBe(true)
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(
        /Decide on applications.*granted/,
      ),
    )
  })
})

describe('An admin who finds a substitute', () => {
  const today = dayInIndia(new Date())
  const [yesterday, friday, later] = [-1, 4, 8].map((days) => addDays(today, days)) as [
    string,
    string,
    string,
  ]
  const lastDay = 'Last day of ‘See applications’'
  const substitute = {
    ...teacher,
    grants: ['admission:read'],
    lastDays: { 'admission:read': friday },
  } as const
  const openForm = async (person: PersonItem) => {
    const user = await openPanel(person)
    await press(user, 'Change permissions')
    await waitFor(() => field('See applications'))
    return user
  }
  const sent = () => server.callsOf('grantAbilities').map(({ body }) => body)
  const save = async (user: Awaited<ReturnType<typeof openForm>>) => {
    server.answers('grantAbilities', { message: 'The permissions were saved.', version: 4 })
    list(self, teacher)
    await press(user, 'Save')
    await says('The permissions were saved.')
  }

  it('gives the permission to a last day, which may not be over', async () => {
    const user = await openForm(teacher)
    expect(document.body.textContent).not.toContain(lastDay)
    await user.click(field('See applications'))
    fill(lastDay, yesterday)
    await press(user, 'Save')
    await isToldAt(lastDay, fieldTexts.lastDayOver)
    fill(lastDay, friday)
    await save(user)
    expect(sent()).toEqual([
      { grants: ['admission:read'], lastDays: { 'admission:read': friday }, version: 3 },
    ])
  })

  it('sees until when somebody has it, and moves the day', async () => {
    const user = await openForm({ ...substitute, grants: [...substitute.grants] })
    expect(document.querySelector('tbody')?.textContent).toContain(
      `See applications (until ${formatLastDay(friday)})`,
    )
    fill(lastDay, later)
    await save(user)
    expect(sent()).toMatchObject([{ lastDays: { 'admission:read': later } }])
  })

  it('takes the day away, and then it has no end', async () => {
    const user = await openForm({ ...substitute, grants: [...substitute.grants] })
    fill(lastDay, '')
    await save(user)
    expect(sent()).toEqual([{ grants: ['admission:read'], lastDays: {}, version: 3 }])
  })

  it('sees what has ended as ended, and not as granted', async () => {
    await openForm({ ...teacher, lastDays: { 'admission:read': yesterday } })
    expect(document.querySelector('tbody')?.textContent).toContain(
      `See applications (ended on ${formatLastDay(yesterday)})`,
    )
    expect(field('See applications').checked).toBe(false)
    await says(new RegExp(`Ended on ${formatLastDay(yesterday)}\\.`))
  })
})

describe('An admin who shuts somebody out', () => {
  it('is asked first, and told when it fails', async () => {
    const user = await openPanel()
    await press(user, 'Disable account')
    expect((await question()).textContent).toContain('signed out everywhere at once')
    await answer(user, 'Cancel')
    expect(server.callsOf('disableAccount')).toEqual([])
    await press(user, 'Disable account')
    await question()
    server.isOutOfReach('disableAccount')
    list(self, teacher)
    await press(user, 'Disable')
    await says('The account could not be disabled. Please check your internet connection and try again.')
    server.answers('disableAccount', { message: 'The account was disabled.' })
    list(self, { ...teacher, state: 'disabled' })
    await answer(user, 'Disable')
    await says('Disabled: this person cannot sign in until an admin enables the account.')
    expect(buttons()).toContain('Enable account')
    expect(buttons()).not.toContain('Send password reset')
  })

  it('cannot change their own access', async () => {
    list(self, teacher)
    const user = open()
    await user.click(await says(self.name))
    await says('This is you. Another admin can change your access.')
    expect(buttons().filter(Boolean)).toEqual([])
  })

  it('grants nothing to another admin, who may do everything', async () => {
    await openPanel({ ...teacher, role: 'admin' })
    expect(buttons()).toContain('Disable account')
    expect(buttons()).not.toContain('Change permissions')
  })
})

it('An admin sends the sign-in mail again to who has not chosen a password, and sees until when it works', async () => {
  const ended = { ...teacher, firstPasswordUntil: '2026-11-20T04:00:00.000Z' }
  const user = await openPanel(ended)
  await says(
    'Has not chosen a password yet, and the one from the office has expired. Send the sign-in mail again.',
  )
  expect(document.querySelector('tbody')?.textContent).toContain('First sign-in pending')
  expect(buttons()).not.toContain('Send password reset')
  await press(user, 'Send the sign-in mail again')
  expect((await question()).textContent).toContain('works for 3 more days')
  server.answers('sendSignInMail', { message: 'The sign-in mail is on its way to ravi@college.test.' })
  list(self, { ...ended, firstPasswordUntil: '2126-11-23T04:00:00.000Z' })
  await press(user, 'Send')
  await says('The sign-in mail is on its way to ravi@college.test.')
  await says('Has not chosen a password yet. The one from the office works until 23 Nov 2126, 9:30 am.')
})

it('An admin who sends a password reset too often is told how long to wait', async () => {
  const user = await openPanel()
  await press(user, 'Send password reset')
  await question()
  server.asksToWait('sendPasswordReset', 'code-too-soon', 60)
  list(self, teacher)
  await press(user, 'Send')
  await says(`${errors['code-too-soon'][1]} You can try again in 1 minute.`)
})
