import { documentPaths } from '@prangan/contract/paths'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { answer, fill, openScreen, press, question, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionListDocument } from '../../../contract/schemas/admission-lists.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import type { Offer } from '../../../contract/schemas/full-application.ts'
import { published, storedList } from '../../testing/merit-list.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { ViewLists } from './view-lists.tsx'

const putSession = () => act(() => firestore.put(admissionPaths.session('session'), storedSession()))
const putList = (given: Partial<AdmissionListDocument> = {}) =>
  act(() => firestore.put(admissionPaths.list('one'), storedList(given)))
const listed = () => [...screen.getByRole('table', { name: 'List 1' }).querySelectorAll('tbody tr')]
const open = () => openScreen(<ViewLists />, '/desk')

afterEach(() => void vi.useRealTimers())

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
    expect(screen.getByRole('row', { name: /Meera Joshi/ }).textContent).toContain('Seat declined')
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
