import { college } from '@prangan/college/config'
import { documentPaths } from '@prangan/contract/paths'
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
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import type { Offer } from '../../../contract/schemas/full-application.ts'
import { published, report, rows, storedList } from '../../testing/merit-list.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { ViewLists } from './view-lists.tsx'

const putSession = () => act(() => firestore.put(admissionPaths.session('session'), storedSession()))
const putList = (given: Partial<AdmissionListDocument> = {}) =>
  act(() => firestore.put(admissionPaths.list('one'), storedList(given)))
const listed = () => [...screen.getByRole('table', { name: 'List 1' }).querySelectorAll('tbody tr')]
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
    await leaveAnd(person, 'Cancel')
    await says('The university wants it today.')
    await leaveAnd(person, 'Discard')
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

describe('A registrar whose list was offered', () => {
  const now = new Date('2026-07-22T06:00:00Z')
  const offered = (given: Partial<AdmissionDocument>, payTo: string, more: Partial<Offer> = {}) =>
    storedFullApplication({
      status: 'offered',
      offer: {
        ...{ list: 'one', listNumber: 1, under: 'open', payFrom: published, payTo: new Date(payTo) },
        ...{ amount: 5_200, cautionMoney: 500, heads: [], acceptedAt: null, extensions: [], ...more },
      },
      ...given,
    })
  const putOffers = () =>
    act(() => {
      firestore.put(documentPaths.admission('meera'), offered({ status: 'declined' }, '2026-07-26T11:30:00Z'))
      firestore.put(
        documentPaths.admission('asha'),
        offered({}, '2026-07-23T11:30:00Z', { acceptedAt: published }),
      )
    })

  it('sees what became of each seat, and on request only the offers that end soon', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now })
    putSession()
    putList({ offeredAt: published })
    putOffers()
    const person = open()
    await says('accepted, to pay by 23 Jul 2026, 5:00 pm')
    expect(listed()).toHaveLength(3)
    expect(screen.getByRole('row', { name: /Meera Joshi/ }).textContent).toContain('Declined')
    await press(person, 'Show the offer that ends soon')
    expect(listed().map((row) => row.textContent)).toEqual([expect.stringContaining('Asha Verma')])
    await press(person, 'Show all 3')
    expect(listed()).toHaveLength(3)
  })

  it('gives everybody more time, and is warned of an end on a Sunday', async () => {
    putSession()
    putList({ offeredAt: published })
    putOffers()
    const person = open()
    await press(person, 'Give more time to pay')
    await question()
    fill('New end (India time)', '2099-07-26T17:00')
    await says('The offer ends on a Sunday: banks and the office are closed.')
    fill('Reason', 'The bank was closed.')
    server.answers('extendOffers', { message: 'Extended.', extended: 50, left: 3 })
    server.answers('extendOffers', { message: 'Extended.', extended: 3, left: 0 })
    await answer(person, 'Give more time')
    await says('53 offers extended.')
    expect(server.callsOf('extendOffers')).toHaveLength(2)
  })
})

describe('A registrar who offers the seats of a list', () => {
  it('has it repeated until none is left', async () => {
    putSession()
    putList()
    const person = open()
    await press(person, 'Offer seats')
    fill('Fee from (India time)', '2099-07-21T10:00')
    fill('Fee until (India time)', '2099-07-27T17:00')
    server.answers('offerSeats', { message: 'Offered.', offered: 50, left: 10 })
    server.answers('offerSeats', { message: 'Offered.', offered: 10, left: 0 })
    await press(person, 'Offer seats')
    await says('60 seats offered.')
    expect(server.callsOf('offerSeats')).toMatchObject([
      { params: { id: 'one' }, body: { payTo: '2099-07-27T11:30:00.000Z' } },
      { params: { id: 'one' }, body: { payTo: '2099-07-27T11:30:00.000Z' } },
    ])
  })

  it('goes on after a failure with those who are left', async () => {
    putSession()
    putList()
    const person = open()
    await press(person, 'Offer seats')
    server.answers('offerSeats', { message: 'Offered.', offered: 50, left: 10 })
    server.isOutOfReach('offerSeats')
    await press(person, 'Offer seats')
    await says('50 offered, 10 left. Continue where it stopped: nobody gets two offers.')
    server.answers('offerSeats', { message: 'Offered.', offered: 10, left: 0 })
    await press(person, 'Continue offering')
    await says('60 seats offered.')
  })

  it('has to confirm an end on a Sunday or at night, and cannot give less than a day', async () => {
    putSession()
    putList()
    const person = open()
    await press(person, 'Offer seats')
    fill('Fee from (India time)', '2099-07-21T10:00')
    fill('Fee until (India time)', '2099-07-22T09:00')
    await press(person, 'Offer seats')
    await says('Give applicants at least a day to pay.')
    fill('Fee until (India time)', '2099-07-26T23:00')
    await press(person, 'Offer seats')
    await says(/^The offer ends on a Sunday: .* The offer ends outside 10 am to 5 pm/)
    expect(server.callsOf('offerSeats')).toEqual([])
    server.answers('offerSeats', { message: 'Offered.', offered: 10, left: 0 })
    await press(person, 'Offer seats anyway')
    await says('10 seats offered.')
  })

  it('is told at the field that the end comes before the beginning', async () => {
    putSession()
    putList()
    const person = open()
    await press(person, 'Offer seats')
    fill('Fee from (India time)', '2099-07-21T10:00')
    fill('Fee until (India time)', '2099-07-20T10:00')
    await press(person, 'Offer seats')
    await says('The end must be after the beginning and in the future.')
    expect(server.callsOf('offerSeats')).toEqual([])
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
