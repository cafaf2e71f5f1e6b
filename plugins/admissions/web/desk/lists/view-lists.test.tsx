import { college } from '@prangan/college/config'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { courseName } from '@prangan/web/features/admissions/course-name.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import {
  answer,
  button,
  fill,
  leaveAnd,
  openScreen,
  press,
  question,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionListDocument, Unusual } from '../../../contract/schemas/admission-lists.ts'
import { published, report, rows, storedList } from '../../testing/merit-list.ts'
import { storedSession } from '../../testing/stored.ts'
import { ViewLists } from './view-lists.tsx'

const putSession = () => act(() => firestore.put(admissionPaths.session('session'), storedSession()))
const putList = (given: Partial<AdmissionListDocument> = {}) =>
  act(() => firestore.put(admissionPaths.list('one'), storedList(given)))
const open = () => openScreen(<ViewLists />, '/desk')

afterEach(() => void vi.useRealTimers())

describe('A registrar who publishes a list', () => {
  it('looks through it first, with each step in words', async () => {
    putSession()
    const person = open()
    server.answers('previewList', { number: 1, basis: 'basis', rows, report, unusual: [], touched: [] })
    await press(person, 'Prepare the next list')
    await waitFor(() => button('Publish list 1'))
    expect(document.body.textContent).toContain('Open: 24 seats by the rule.')
    expect(document.body.textContent).toContain('Nobody was left for 1 seat of Scheduled Tribe (ST), so')
    expect(document.body.textContent).toContain(
      'Open, Women: rank 2, Asha Verma in place of rank 3, Kiran Rao.',
    )
    await says(`${college.shortCode}-2026-EFMK6CE: below the minimum for open seats.`)
    await says('Waiting list, place 1')
    expect(server.callsOf('publishList')).toEqual([])
    await press(person, 'Publish list 1')
    const asked = (await question()).textContent
    expect(asked).toContain(`${courseName(courseAt(1))}, 2026-27`)
    expect(asked).toContain('2 seats, and 1 on the waiting list')
    expect(asked).toContain('Everybody on it gets an e-mail with their rank and their seat or waiting place.')
    server.answers('publishList', { message: 'Published.', id: 'one' })
    await answer(person, 'Publish list 1')
    await says('List 1 is published.')
    expect(server.callsOf('publishList')).toMatchObject([
      { body: { session: 'session', programme: 'ba', number: 1, basis: 'basis' } },
    ])
  })

  it('publishes it at a time to come, and at no other', async () => {
    putSession()
    const person = open()
    server.answers('previewList', { number: 1, basis: 'basis', rows, report, unusual: [], touched: [] })
    await press(person, 'Prepare the next list')
    await press(person, 'Publish list 1')
    await question()
    fill('Publish at (India time, optional)', '2001-07-20T10:00')
    await press(person, 'Publish list 1')
    await says('This time has passed. Choose a later one, or leave it empty.')
    fill('Publish at (India time, optional)', '2099-07-20T10:00')
    server.answers('publishList', { message: 'Published.', id: 'one' })
    await answer(person, 'Publish list 1')
    await says(/^List 1 will be public on 20 Jul/)
    expect(server.callsOf('publishList')).toMatchObject([
      { body: { publishAt: '2099-07-20T04:30:00.000Z', objectionsUntil: '' } },
    ])
  })

  it('asks why somebody has a rank before it is published', async () => {
    putSession()
    const person = open()
    server.answers('previewList', { number: 1, basis: 'basis', rows, report, unusual: [], touched: [] })
    await press(person, 'Prepare the next list')
    await waitFor(() => button('Why? Meera Joshi'))
    server.answers('previewTrace', {
      trace: {
        rule: 3,
        marks: [{ exam: 'xii', weight: 100, obtained: 36_000, maximum: 50_000 }],
        claims: [],
        weightage: 0,
      },
    })
    await press(person, 'Why? Meera Joshi')
    await says('360.00 of 500.00 = 72.00 %')
    expect(server.callsOf('previewTrace')).toMatchObject([
      { body: { session: 'session', programme: 'ba', basis: 'basis' } },
    ])
  })

  it('looks at each unusual point first, and writes why', async () => {
    putSession()
    const person = open()
    const unusual: Unusual[] = [
      { point: 'unchecked', count: 12 },
      { point: 'converted', count: 3 },
    ]
    server.answers('previewList', { number: 1, basis: 'basis', rows, report, unusual, touched: [] })
    await press(person, 'Prepare the next list')
    await says('12 applications are not checked yet: they get no rank in this list.')
    expect(screen.getByText('Show the applications to check').getAttribute('href')).toMatch(
      /admissions\?session=session&course=.+&tab=undecided$/,
    )
    await press(person, 'Publish list 1')
    await says('Please look at each point and tick it.')
    await says('Please write why.')
    for (const box of document.querySelectorAll<HTMLInputElement>('fieldset input[type="checkbox"]'))
      await person.click(box)
    expect(document.body.textContent).not.toContain('Please look at each point and tick it.')
    fill('Why the list is published now', 'The university wants it today.')
    expect(document.body.textContent).not.toContain('Please write why.')
    await press(person, 'Publish list 1')
    server.answers('publishList', { message: 'Published.', id: 'one' })
    await answer(person, 'Publish list 1')
    await says('List 1 is published.')
    expect(server.callsOf('publishList')).toMatchObject([
      { body: { seen: ['unchecked', 'converted'], remark: 'The university wants it today.' } },
    ])
  })

  it('is asked before ticks and a typed reason are lost', async () => {
    putSession()
    const person = open()
    const unusual: Unusual[] = [{ point: 'unchecked', count: 12 }]
    server.answers('previewList', { number: 1, basis: 'basis', rows, report, unusual, touched: [] })
    await press(person, 'Prepare the next list')
    await says('12 applications are not checked yet: they get no rank in this list.')
    fill('Why the list is published now', 'The university wants it today.')
    await leaveAnd(person, 'Keep writing')
    await says('The university wants it today.')
    await leaveAnd(person, 'Throw away')
  })

  it('is told that an application has changed since, and that nothing was published', async () => {
    putSession()
    const person = open()
    server.answers('previewList', { number: 1, basis: 'basis', rows, report, unusual: [], touched: [] })
    await press(person, 'Prepare the next list')
    await press(person, 'Publish list 1')
    await question()
    server.refuses('publishList', 'list-changed')
    await press(person, 'Publish list 1')
    await says('Applications have changed since this list was prepared. Prepare the list again and check it.')
  })

  it('reads that nobody is to be ranked', async () => {
    putSession()
    const person = open()
    server.answers('previewList', { number: 1, basis: '', rows: [], report, unusual: [], touched: [] })
    await press(person, 'Prepare the next list')
    await says('There is nobody to rank: every verified applicant has a seat.')
    expect(button('Publish list 1').ariaDisabled).toBe('true')
  })
})

describe('A list that was published', () => {
  it('says why somebody has a rank', async () => {
    putSession()
    putList()
    const person = open()
    await waitFor(() => button('Why? Meera Joshi'))
    server.answers('readMeritTrace', {
      trace: {
        rule: 3,
        marks: [{ exam: 'xii', weight: 100, obtained: 36_000, maximum: 50_000 }],
        claims: [{ key: 'ncc', points: 300 }],
        weightage: 300,
      },
    })
    await press(person, 'Why? Meera Joshi')
    await says('360.00 of 500.00 = 72.00 %')
    await says('NCC B certificate: 3.00')
    await says('Calculated with version 3 of the session’s rules. Only the total is rounded.')
    await press(person, 'Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press(person, 'Why? Meera Joshi')
    await says('NCC B certificate: 3.00')
    expect(server.callsOf('readMeritTrace')).toHaveLength(1)
  })

  it('is withdrawn with a reason only', async () => {
    putSession()
    putList()
    const person = open()
    await press(person, 'Withdraw list')
    await question()
    await press(person, 'Withdraw list')
    await says('Please give the reason.')
    fill('Reason', 'A marksheet was read wrongly.')
    server.answers('withdrawList', { message: 'Withdrawn.' })
    await answer(person, 'Withdraw list')
    await says('List 1 is withdrawn.')
    expect(server.callsOf('withdrawList')).toMatchObject([
      { params: { id: 'one' }, body: { reason: 'A marksheet was read wrongly.' } },
    ])
  })

  it('can no more be withdrawn once seats were offered from it', async () => {
    putSession()
    putList({ offeredAt: published })
    open()
    await waitFor(() => button('Offer seats'))
    expect(() => button('Withdraw list')).toThrow()
  })

  it('is open when it has just come, until somebody closes it', async () => {
    putSession()
    putList({ status: 'preparing', rows: [] })
    const person = open()
    await says('Being published')
    putList()
    await waitFor(() => button('Why? Meera Joshi'))
    await press(person, 'Hide the list')
    await waitFor(() => expect(document.body.textContent).not.toContain('Meera Joshi'))
  })

  it('can no more be offered from once it is withdrawn', async () => {
    putSession()
    putList({ status: 'withdrawn', withdrawnAt: published, reason: 'A marksheet was read wrongly.' })
    open()
    await says('Withdrawn')
    expect(() => button('Offer seats')).toThrow()
  })
})
