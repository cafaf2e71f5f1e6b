import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { formatDate } from '@prangan/web/lib/format-day.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { printedText } from '@prangan/web/testing/printed-text.ts'
import { button, field, fill, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionListDocument, ListSeats } from '../../../contract/schemas/admission-lists.ts'
import type { AdmissionSessionDocument } from '../../../contract/schemas/admission-sessions.ts'
import type { AllocationStep } from '../../../contract/schemas/merit-rules.ts'
import { meritRow, published, storedList } from '../../testing/merit-list.ts'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { ListSheet } from './printed-list.tsx'
import { ViewLists } from './view-lists.tsx'

const steps: AllocationStep[] = [
  { step: 'seats', vertical: 'sc', seats: 2, held: 0 },
  { step: 'seats', vertical: 'open', seats: 4, held: 0 },
  { step: 'horizontal', vertical: 'open', key: 'women', least: 1, byMerit: 1, added: 0 },
  { step: 'kept', vertical: 'sc', seats: 2 },
]
const offers = ['meera', 'asha', 'kiran', 'zoya'].map((id) => ({ id, under: 'open' }))
const report = { offers, waiting: [], skipped: [], moved: [], steps }
const rows = offers.map(({ id }, at) => meritRow({ id, name: id, rank: at + 1 }))

const put = (
  session: Partial<AdmissionSessionDocument> = {},
  list: Partial<AdmissionListDocument> = {},
  seats: ListSeats = {},
) =>
  act(() => {
    firestore.put(admissionPaths.session('session'), storedSession(session))
    firestore.put(admissionPaths.list('one'), storedList({ rows, report, ...list }))
    firestore.put(admissionPaths.seats('one'), { seats })
  })
const open = () => openScreen(<ViewLists />, '/desk')

const cellsOf = (caption: RegExp) =>
  Object.fromEntries(
    within(screen.getByRole('table', { name: caption, hidden: true }))
      .getAllByRole('row', { hidden: true })
      .map((row) => [...row.children].map(({ textContent }) => textContent ?? ''))
      .map(([head = '', ...cells]) => [head, cells]),
  )

describe('An admission officer who looks at the seats of a programme', () => {
  it('sees by category what became of each, and who of a group has one', async () => {
    put(
      {},
      { offeredAt: published },
      {
        meera: { state: 'admitted', until: null },
        asha: { state: 'accepted', until: new Date('2099-07-26T11:30:00Z') },
        kiran: { state: 'offered', until: published },
      },
    )
    open()
    await waitFor(() => cellsOf(/^Seats of /))
    expect(cellsOf(/^Seats of /)).toEqual({
      Category: ['SC', 'Open', 'All'],
      Sanctioned: ['2', '4', '6'],
      Confirmed: ['0', '1', '1'],
      Offered: ['0', '1', '1'],
      'Not offered yet': ['0', '1', '1'],
      Lapsed: ['0', '1', '1'],
      Held: ['2', '0', '2'],
      Vacant: ['0', '0', '0'],
      'Women: at least': ['0', '1', '1'],
      'Women: have a seat': ['0', '1', '1'],
    })
    const [summary] = document.querySelectorAll('summary')
    expect(summary?.textContent).toBe('Seats 6Confirmed 1Offered 1Not offered yet 1Lapsed 1Held 2')
  })

  it('takes them as a CSV file', async () => {
    put()
    const written: Blob[] = []
    vi.stubGlobal(
      'URL',
      Object.assign(URL, {
        createObjectURL: (file: Blob) => {
          written.push(file)
          return 'blob:seats'
        },
        revokeObjectURL: () => {},
      }),
    )
    const person = open()
    await waitFor(() => cellsOf(/^Seats of /))
    const [download] = screen.getAllByRole('button', { name: /CSV/, hidden: true })
    if (download) await person.click(download)
    await waitFor(() => expect(written).toHaveLength(1))
    const [file = new Blob()] = written
    const text = await new Promise<string>((resolve) => {
      const reader = new FileReader()
      reader.onload = () => resolve(String(reader.result))
      reader.readAsText(file)
    })
    const lines = text.trim().split(/\r?\n/)
    expect(lines?.[0]).toMatch(/Category.*Sanctioned.*women at least/)
    expect(lines?.at(-1)).toMatch(/all.*6/)
  })

  it('sees before the next list is published what it would give, hold and convert', async () => {
    put({}, { status: 'withdrawn', withdrawnAt: published })
    const person = open()
    const converted = { step: 'converted', from: 'sc', to: 'open', seats: 1 } as const
    const given = offers.map((seat, at) => (at === 3 ? { ...seat, from: 'sc' } : seat))
    const seats = steps.map((step) =>
      step.step === 'seats' && step.vertical === 'open' ? { ...step, seats: 3 } : step,
    )
    server.answers('previewList', {
      ...{ number: 2, basis: 'basis', rows, unusual: [], touched: [] },
      report: { ...report, offers: given, steps: [...seats.slice(0, 3), converted] },
    })
    await press(person, 'Prepare the next list')
    await waitFor(() => cellsOf(/^Seats: List 2/))
    expect(cellsOf(/^Seats: List 2/)).toMatchObject({
      'Converted to others': ['1', '0', '1'],
      'Converted from others': ['0', '1', '1'],
      'Not offered yet': ['0', '4', '4'],
      Vacant: ['1', '0', '1'],
    })
  })
})

describe('An admission officer who prepares a list again', () => {
  it('sees whose rank has changed since', async () => {
    put({}, { status: 'withdrawn', withdrawnAt: published })
    const person = open()
    const preview = { number: 2, basis: 'basis', rows, report, unusual: [], touched: [] }
    server.answers('previewList', preview)
    await press(person, 'Prepare the next list')
    await waitFor(() => button('Publish list 2'))
    expect(document.body.textContent).not.toContain('What has changed')
    const [first, second, ...others] = rows
    const swapped = [
      meritRow({ ...second, rank: 1 }),
      meritRow({ ...first, rank: 2 }),
      ...others.map((row) => meritRow(row)),
    ]
    server.answers('previewList', { ...preview, rows: swapped })
    await press(person, 'Prepare the list again')
    await says('What has changed since you prepared it before')
    expect(document.body.textContent).toMatch(/rank 2, Open →becomes rank 1, Open/)
    await says('Nobody gets or loses a seat. 2 applicants have another rank or place on the waiting list.')
  })
})

describe('A list that gives reserved seats to others', () => {
  it('says so on paper, above the signatures', () => {
    const converted = { step: 'converted', from: 'sc', to: 'open', seats: 1 } as const
    const list = { id: 'one', ...storedList({ rows, report: { ...report, steps: [...steps, converted] } }) }
    const session = { id: 'session', ...storedSession() }
    const sheet = printedText(<ListSheet list={list} session={session} />)
    expect(sheet).toMatch(
      /by the rule of the session:\nNobody was left for 1 seat of Scheduled Caste \(SC\), so Open got it\.[\s\S]*Principal/,
    )
  })
})

describe('An admission officer whose session announced its lists', () => {
  const today = dayInIndia(new Date())
  const rounds = [
    { listOn: '2026-07-20', offersUntil: '2026-07-25' },
    { listOn: addDays(today, 3), offersUntil: addDays(today, 8) },
  ]

  /** The end that is typed, YYYY-MM-DD first. */
  const end = () => field('Fee until (India time)').value.replace(/^(\d\d)\/(\d\d)\/(\d{4}), /, '$3-$2-$1 ')

  it('reads the day of the next list, and whether it keeps reserved seats', async () => {
    put({ rounds, programmes: storedSession().programmes.map((one) => ({ ...one, convertsFrom: 3 })) })
    open()
    const text = `Announced for ${formatDate(rounds[1]?.listOn ?? '')}. Reserved seats for which nobody is left are kept`
    await waitFor(() => expect(document.body.textContent).toContain(text))
  })

  it('looks first at a list that comes on another day', async () => {
    put({ rounds })
    const person = open()
    const unusual = [{ point: 'otherDay' as const, count: -3 }]
    server.answers('previewList', { number: 2, basis: 'basis', rows, report, unusual, touched: [] })
    await press(person, 'Prepare the next list')
    await says('The list was announced for a later day: it comes 3 days early.')
  })

  it('is offered the announced end, or five days if that has passed, but no closed day', async () => {
    const day = new Date(`${addDays(today, 8)}T00:00:00Z`).getUTCDay() === 0 ? 9 : 8
    put({ rounds: [{ listOn: today, offersUntil: addDays(today, day) }] })
    const person = open()
    await press(person, 'Offer seats')
    expect(end()).toBe(`${addDays(today, day)} 17:00`)
    await press(person, 'Cancel')
    act(() =>
      firestore.put(
        admissionPaths.session('session'),
        storedSession({ rounds: [], holidays: [5, 6].map((days) => addDays(today, days)) }),
      ),
    )
    await press(person, 'Offer seats')
    expect(end() > `${addDays(today, 6)} 17:00`).toBe(true)
  })

  it('reads of a revised list who never got an offer', async () => {
    put({}, { offeredAt: published, revision: 1, replaces: 'zero', because: 'Marks were corrected.' })
    const offer = {
      ...{ list: 'one', listNumber: 1, under: 'open', payFrom: published, payTo: published },
      ...{ amount: 5_200, cautionMoney: 500, heads: [], acceptedAt: null, extensions: [] },
    }
    act(() => {
      firestore.put(documentPaths.admission('meera'), storedFullApplication({ status: 'offered', offer }))
      firestore.put(documentPaths.admission('asha'), storedFullApplication({ status: 'withdrawn', offer }))
    })
    const person = open()
    await press(person, 'Offer seats')
    await says('Seats of this list were offered before. 2 people never got an offer:')
    const dialog = await screen.findByRole('dialog')
    const names = within(dialog)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(names).toEqual([expect.stringMatching(/^kiran/), expect.stringMatching(/^zoya/)])
  })

  it('has to confirm an end on a holiday of the session', async () => {
    put({ holidays: ['2099-07-27'] })
    const person = open()
    await press(person, 'Offer seats')
    await says('4 people get an offer:')
    await says('The fee is ₹5,200. Once seats are offered, the list cannot be withdrawn.')
    fill('Fee until (India time)', '2099-07-27T16:00')
    await press(person, 'Offer seats')
    await says('The offer ends on a holiday: banks and the office are closed.')
    expect(server.callsOf('offerSeats')).toEqual([])
    server.answers('offerSeats', { message: 'Offered.', offered: 4, left: 0 })
    await press(person, 'Offer seats anyway')
    await says('4 seats offered.')
    expect(() => button('Offer seats anyway')).toThrow()
  })
})
