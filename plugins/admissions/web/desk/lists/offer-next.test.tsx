import { firestore } from '@prangan/web/testing/firestore.ts'
import { button, fill, openedDialog, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionListDocument, Unusual } from '../../../contract/schemas/admission-lists.ts'
import { meritRow, published, storedList } from '../../testing/merit-list.ts'
import { storedSession } from '../../testing/stored.ts'
import { ViewLists } from './view-lists.tsx'

const waiting = [
  meritRow({ id: 'ravi', name: 'Ravi Kumar', lastFour: '3AB9', rank: 3, under: '', waiting: 1 }),
  meritRow({ id: 'sita', name: 'Sita Devi', lastFour: '8CD2', rank: 4, under: '', waiting: 2 }),
  meritRow({ id: 'umar', name: 'Umar Khan', lastFour: '5EF7', rank: 5, under: '', waiting: 3 }),
]
const report = {
  ...{ waiting: [], skipped: [], moved: [] },
  offers: ['meera', 'asha'].map((id) => ({ id, under: 'open' })),
  steps: [{ step: 'seats' as const, vertical: 'open', seats: 3, held: 0 }],
}
const [ravi, sita, umar] = waiting
const prepared = [
  { ...ravi, under: 'open', waiting: 0 },
  { ...sita, under: 'sc', waiting: 0 },
  { ...umar, waiting: 1 },
].map(meritRow)

/** Of three open seats, one is admitted, one has lapsed and one was never given; three people wait. */
const put = (given: Partial<AdmissionListDocument> = {}) =>
  act(() => {
    firestore.put(admissionPaths.session('session'), storedSession())
    const rows = [meritRow(), meritRow({ id: 'asha', rank: 2 }), ...waiting]
    firestore.put(admissionPaths.list('one'), storedList({ rows, report, offeredAt: published, ...given }))
    firestore.put(admissionPaths.seats('one'), {
      seats: { meera: { state: 'admitted', until: null }, asha: { state: 'offered', until: published } },
    })
  })
const prepares = (unusual: Unusual[] = [], rows = prepared) =>
  server.answers('previewList', { number: 2, basis: 'basis', rows, report, unusual, touched: [] })
const publishes = () => server.answers('publishList', { message: 'Published.', id: 'two' })
const open = () => openScreen(<ViewLists />, '/desk')

const start = 'Offer 2 vacant seats to the waiting list'
const action = 'Publish list 2 and offer 2 seats'
const asked = () => screen.findByRole('dialog', { name: `${action}?` })
const isAsked = () => openedDialog() !== null
/** Presses the button of the dialog: the screen behind it has one with the same name. */
const confirm = async (person: ReturnType<typeof open>, name = action) => {
  const dialog = await screen.findByRole('dialog')
  const found = [...dialog.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!found) throw new Error(`The dialog has no ${name}.`)
  await person.click(found)
}
const setEnd = (until: string) => {
  fill('Fee from (India time)', '2099-07-21T10:00')
  fill('Fee until (India time)', until)
}

describe('A registrar whose list has vacant seats', () => {
  it('offers them to the waiting list by one button and one answer', async () => {
    put()
    const person = open()
    prepares()
    await press(person, start)
    const dialog = await asked()
    expect(dialog.textContent).toMatch(
      /Open: 1 seat.*Ravi Kumar …3AB9.*Scheduled Caste.*: 1 seat.*Sita Devi …8CD2/,
    )
    expect(dialog.textContent).not.toContain('Umar Khan')
    expect(server.callsOf('publishList')).toEqual([])
    setEnd('2099-07-27T17:00')
    publishes()
    server.answers('offerSeats', { message: 'Offered.', offered: 1, left: 1 })
    server.answers('offerSeats', { message: 'Offered.', offered: 1, left: 0 })
    await confirm(person)
    await says('List 2 is published, and 2 seats offered.')
    expect(server.callsOf('publishList')).toMatchObject([
      { body: { programme: 'ba', number: 2, basis: 'basis', seen: [], publishAt: '', objectionsUntil: '' } },
    ])
    expect(server.callsOf('offerSeats')).toMatchObject([
      { params: { id: 'two' }, body: { payTo: '2099-07-27T11:30:00.000Z' } },
      { params: { id: 'two' } },
    ])
    await waitFor(() => expect(isAsked()).toBe(false))
  })

  it('is led to what is unusual first, and reads in the question what was looked at', async () => {
    put()
    const person = open()
    prepares([{ point: 'unchecked', count: 12 }])
    await press(person, start)
    await says('Look at the point below and tick it. Then publish the list and offer the seats.')
    expect(isAsked()).toBe(false)
    await press(person, action)
    await says('Please look at each point and tick it.')
    await says('Please write why.')
    expect(isAsked()).toBe(false)
    for (const box of document.querySelectorAll<HTMLInputElement>('fieldset input')) await person.click(box)
    fill('Why the list is published now', 'The term begins on Monday.')
    await press(person, action)
    const { textContent } = await asked()
    expect(textContent).toContain('12 applications are not checked yet')
    expect(textContent).toContain('The term begins on Monday.')
    publishes()
    server.answers('offerSeats', { message: 'Offered.', offered: 2, left: 0 })
    setEnd('2099-07-27T17:00')
    await confirm(person)
    await says('List 2 is published, and 2 seats offered.')
    expect(server.callsOf('publishList')).toMatchObject([
      { body: { seen: ['unchecked'], remark: 'The term begins on Monday.' } },
    ])
  })

  it('publishes nothing before the time to pay is right', async () => {
    put()
    const person = open()
    prepares()
    await press(person, start)
    await asked()
    setEnd('2099-07-22T09:00')
    await confirm(person)
    await says('Give applicants at least a day to pay.')
    setEnd('2099-07-26T17:00')
    await confirm(person)
    await says('The offer ends on a Sunday: banks and the office are closed.')
    expect(server.callsOf('publishList')).toEqual([])
    publishes()
    server.answers('offerSeats', { message: 'Offered.', offered: 2, left: 0 })
    await confirm(person, 'Publish list 2 and offer anyway')
    await says('List 2 is published, and 2 seats offered.')
  })

  it('is told that no seat was offered when the list could not be published', async () => {
    put()
    const person = open()
    prepares()
    await press(person, start)
    await asked()
    setEnd('2099-07-27T17:00')
    server.refuses('publishList', 'list-changed')
    await confirm(person)
    await says('Applications have changed since this list was prepared. Prepare the list again and check it.')
    await says('No seat has been offered. You can try again: no list is published twice.')
    expect(server.callsOf('offerSeats')).toEqual([])
  })

  it('is told that the list stays when the offers stopped, and goes on without publishing again', async () => {
    put()
    const person = open()
    prepares()
    await press(person, start)
    await asked()
    setEnd('2099-07-27T17:00')
    publishes()
    server.answers('offerSeats', { message: 'Offered.', offered: 1, left: 1 })
    server.isOutOfReach('offerSeats')
    await confirm(person)
    await says('1 offered, 1 left. Continue where it stopped: nobody gets two offers.')
    await says('List 2 is published and stays. Continue here, or later with ‘Offer seats’ on the list.')
    server.answers('offerSeats', { message: 'Offered.', offered: 1, left: 0 })
    await confirm(person, 'Continue offering')
    await says('List 2 is published, and 2 seats offered.')
    expect(server.callsOf('publishList')).toHaveLength(1)
  })

  it('is told that nobody who waits can get one', async () => {
    put()
    const person = open()
    prepares([], waiting)
    await press(person, start)
    await says(/^In this list, nobody who waits gets one of the vacant seats\./)
    expect(isAsked()).toBe(false)
  })

  const listed = [meritRow(), meritRow({ id: 'asha', rank: 2 })]
  it.each([
    ['nobody waits', { rows: listed }],
    ['the list is provisional', { objectionsUntil: new Date('2099-01-01T00:00:00Z') }],
    ['the list is not public yet', { publishedAt: new Date('2099-01-01T00:00:00Z') }],
    ['the list was withdrawn', { status: 'withdrawn', withdrawnAt: published, reason: 'Wrong.' }],
  ] satisfies [string, Partial<AdmissionListDocument>][])(
    'has no such button while %s',
    async (_why, given) => {
      put(given)
      open()
      await screen.findByRole('heading', { name: 'List 1' })
      expect(() => button(start)).toThrow()
    },
  )
})
