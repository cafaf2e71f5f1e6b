import { college } from '@prangan/college/config'
import { addDays } from '@prangan/contract/calendar-days'
import { documentPaths } from '@prangan/contract/paths'
import { nameKeys } from '@prangan/contract/search'
import { colleagueOpens } from '@prangan/web/testing/colleague.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { fill, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import { atCounter, fee, now, offer, putMeera, radio, tc, today } from '../../testing/at-counter.tsx'
import { storedCredit } from '../../testing/payments.ts'
import { storedFullApplication } from '../../testing/stored.ts'
import { Counter } from './counter.tsx'

describe('A clerk at the counter', () => {
  it('begins with the search', async () => {
    openScreen(<Counter />, '/desk')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  })

  it('sees who else has the application open', async () => {
    await atCounter()
    await colleagueOpens(documentPaths.admission('2026-K7M4QX3'))
    await says('Ravi Mishra has this open, too.')
  })

  it('finds those with a seat on top, and opens the only one by Enter', async () => {
    const put = (id: string, name: string, more: Partial<AdmissionDocument>) =>
      firestore.put(
        documentPaths.admission(id),
        storedFullApplication({ name, searchKeys: nameKeys(name), documents: {}, ...more }),
      )
    act(() => {
      put('verified', 'Asha Joshi', { status: 'verified' })
      put('offered', 'Meera Joshi', { status: 'fee reported', offer, fee })
    })
    const person = openScreen(<Counter />, '/desk')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
    await person.keyboard('joshi')
    await says('2 people')
    expect(screen.getAllByRole('button', { name: /Joshi/ }).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Meera/),
      expect.stringMatching(/^Asha/),
    ])
    await person.keyboard(' asha{Enter}')
    await says(/No seat is offered to this person now/)
  })

  it('is told that nobody has a number, and can search again', async () => {
    openScreen(<Counter />, '/desk?application=2026-AAAAAAA')
    await says(`There is no application ${college.shortCode}-2026-AAAAAAA.`)
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
  })

  it('records what was seen by keys, one brought later, and admits', async () => {
    const person = await atCounter()
    await waitFor(() => expect(document.activeElement).toBe(radio('Class 12 marksheet', 'Seen')))
    await person.keyboard('2')
    await waitFor(() => expect(document.activeElement).toBe(radio('Transfer certificate', 'Seen')))
    await person.keyboard('3')
    await says(/Ready to admit/)
    server.answers('recordOriginals', { message: '', version: 2 })
    server.answers('admitApplicant', { message: '', version: 3, rollNumber: 'BA/2026-27/0001' })
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Admit and print' })),
    )
    await person.keyboard('{Enter}')
    await says('Meera Joshi is admitted: BA/2026-27/0001.')
    expect(server.callsOf('recordOriginals')).toMatchObject([
      {
        body: {
          originals: {
            'document:xii': { result: 'copy', until: '' },
            'paper:tc': { result: 'undertaking', until: addDays(today, 10) },
          },
        },
      },
    ])
    expect(server.callsOf('admitApplicant')).toMatchObject([{ body: { version: 2 } }])
  })

  it('scans the next letter over the printed papers, or types the next name', async () => {
    const roll = {
      number: 'BA/2026-27/0001',
      by: 'clerk@college.test',
      at: now,
      balance: 0,
      because: '',
      balanceBy: '',
    }
    act(() =>
      firestore.put(
        documentPaths.admission('2026-AAAAAA2'),
        storedFullApplication({ name: 'Kiran Rao', status: 'fee reported', offer, fee, documents: {} }),
      ),
    )
    const person = await atCounter({ roll })
    await press(person, 'Print receipt and letter')
    await screen.findByRole('heading', { name: 'Receipt and letter of admission' })
    await person.keyboard(`${college.shortCode}-2026-AAAAAA2{Enter}`)
    await says('Kiran Rao')
    cleanup()
    const other = await atCounter({ roll })
    await press(other, 'Print receipt and letter')
    await screen.findByRole('heading', { name: 'Receipt and letter of admission' })
    await other.keyboard('kiran rao{Enter}')
    await waitFor(() => expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('kiran rao'))
  })

  it('is asked before the next person while everything but the admission is done', async () => {
    const seen = { result: 'seen' as const, until: '', by: 'clerk@college.test', at: now }
    const originals = {
      'document:xii': { ...seen, name: { en: 'Class 12 marksheet' } },
      'paper:tc': { ...seen, name: tc.name },
    }
    const person = await atCounter({ originals })
    await press(person, 'Next person')
    await says('Meera Joshi is not admitted yet')
    await press(person, 'Cancel')
    expect(screen.getByRole('button', { name: 'Admit and print' })).toBeTruthy()
  })

  it('is warned about a seat that a correction takes and nobody has decided about', async () => {
    const marks = { fact: 'education.xii.obtained', before: '482', after: '412' }
    const why = { document: 'xii', reason: 'Misread.', by: 'clerk@college.test', at: now }
    await atCounter({ corrections: [{ ...marks, ...why, list: 1, losesSeat: true }] })
    await says(/takes this seat, and nobody has decided about it yet/)
  })

  it('reads on what a provisional seat depends', async () => {
    const condition = 'The original marksheet of class 12.'
    const by = { reason: 'Misread.', listNumber: 1, by: 'officer@college.test', at: now }
    await atCounter({ seatDecision: { decision: 'provisional', condition, ...by } })
    await says(`The seat is provisional until this is settled: ${condition}`)
  })

  it('cannot admit without an original, but saves what was found', async () => {
    const person = await atCounter()
    await person.click(radio('Transfer certificate', 'Missing'))
    await press(person, 'All seen')
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Save originals' })),
    )
    await press(person, 'Admit and print')
    await says(/Record these originals first: Transfer certificate\./)
    server.answers('recordOriginals', { message: '', version: 2 })
    await press(person, 'Save originals')
    await says('The originals of Meera Joshi are saved.')
    expect(server.callsOf('admitApplicant')).toEqual([])
  })

  it('finds what was ticked and not saved again after the next person, and chooses where it was recorded since', async () => {
    const person = await atCounter()
    await person.click(radio('Transfer certificate', 'Missing'))
    await person.click(radio('Class 12 marksheet', 'Copy kept'))
    await press(person, 'Next person')
    await says('The originals of Meera Joshi are not saved')
    await press(person, 'Leave all the same')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
    const by = { name: { en: 'Class 12 marksheet' }, by: 'other@college.test', at: now }
    const originals = { 'document:xii': { result: 'seen' as const, until: '', ...by } }
    act(() => putMeera({ originals, version: 2 }))
    await person.keyboard(`${college.shortCode}-2026-K7M4QX3{Enter}`)
    await says(/^What you chose here earlier is not saved yet/)
    expect(radio('Transfer certificate', 'Missing').checked).toBe(true)
    expect(radio('Class 12 marksheet', 'Copy kept').checked).toBe(true)
    await press(person, 'Use theirs: Class 12 marksheet')
    expect(radio('Class 12 marksheet', 'Seen').checked).toBe(true)
    server.answers('recordOriginals', { message: '', version: 2 })
    await press(person, 'Save originals')
    await says('The originals of Meera Joshi are saved.')
    expect(server.callsOf('recordOriginals')).toMatchObject([
      { body: { originals: { 'paper:tc': { result: 'missing', until: '' } } } },
    ])
    expect(Object.keys(sessionStorage).filter((key) => key.includes('originals'))).toEqual([])
  })

  it('checks the originals that were kept before anything is typed into the fee', async () => {
    const person = await atCounter({ status: 'offered', fee: null })
    await press(person, 'All seen')
    await press(person, 'Next person')
    await press(person, 'Leave all the same')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('searchbox')))
    await person.keyboard(`${college.shortCode}-2026-K7M4QX3{Enter}`)
    await says(/^What you chose here earlier is not saved yet/)
    expect(document.activeElement).toBe(radio('Class 12 marksheet', 'Seen'))
    await person.keyboard('a')
    expect(document.activeElement).toBe(screen.getByLabelText(/^Challan number or UTR/))
    expect(screen.getByLabelText<HTMLInputElement>(/^Challan number or UTR/).value).toBe('')
  })

  it('sees the steps in the order of the session', async () => {
    await atCounter({ status: 'fee reported', fee }, { order: 'money first' })
    const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(titles()).toEqual(['1. Fee', '2. Originals'])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirm fee' })),
    )
  })

  it.each([
    [520_000, /^In the bank: ₹5,200 on .*, reference 77\.$/],
    [
      386_000,
      /^In the bank: ₹3,860 on .*, reference 77, not ₹5,200\. Compare with the challan before you confirm\.$/,
    ],
  ])('sees what the bank has under the reported reference: %d paise', async (paise, message) => {
    firestore.put(admissionPaths.credit('one'), storedCredit({ paise, reference: '77' }))
    firestore.put(admissionPaths.credit('other'), storedCredit({ reference: 'C 9' }))
    await atCounter({
      status: 'fee reported',
      fee: { ...fee, reference: '77', reported: { reference: '77', paidOn: today } },
    })
    await says(message)
    expect(screen.queryAllByText(/^In the bank/)).toHaveLength(1)
  })

  it('is warned of another sum under a typed reference, until the sum is that of the bank', async () => {
    firestore.put(admissionPaths.credit('one'), storedCredit({ paise: 386_000, reference: '4261189' }))
    await atCounter({ status: 'offered', fee: null })
    fill('Challan number or UTR', '4261189')
    await waitFor(() =>
      expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContainEqual(
        expect.stringMatching(/^In the bank: ₹3,860 on .*, not ₹5,200\./),
      ),
    )
    fill('Amount in rupees', '3860')
    await says(/^In the bank: ₹3,860 on .*, reference 4261189\.$/)
    expect(screen.queryByText(/not ₹/)).toBeNull()
  })

  it.each([
    ['verified', /^No seat is offered to this person now/],
    ['in review', /^This application is not checked yet/],
    ['withdrawn', /^This application is closed/],
  ] as const)('is told why nothing can be done for somebody without a seat: %s', async (status, why) => {
    await atCounter({ status, offer: null, fee: null })
    await says(why)
  })

  it('sees what the server refuses, and keeps what was chosen', async () => {
    const person = await atCounter()
    await press(person, 'All seen')
    server.refuses('recordOriginals', 'changed-meanwhile')
    await press(person, 'Admit and print')
    await says(/That did not work: /)
    expect(radio('Transfer certificate', 'Seen').checked).toBe(true)
  })
})
