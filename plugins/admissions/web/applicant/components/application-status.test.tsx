import { parseMarks } from '@prangan/contract/content/text-marks'
import { courseAt } from '@prangan/contract/testing/fixtures'
import { cleanup, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { visibleStates } from '../../../contract/states.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { number, openApplication, text } from '../../testing/open-application.tsx'
import { ownApplication } from '../../testing/own-application.ts'

describe('An applicant sees', () => {
  it.each(visibleStates)('in the state %s what it means and what to do next', async (state) => {
    await openApplication({ state })
    const { name, now, next } = applicantMessages().states.all[state]
    const read = parseMarks(next).map((piece) => piece.text)
    for (const said of [name, now, ...read]) expect(text()).toContain(said)
  })

  it('on the day of admission what the session sets first, the roll number, and what is still owed', async () => {
    const tc = { item: 'paper:tc', name: { en: 'Transfer certificate' }, until: '' }
    const owed = { ...tc, result: 'undertaking' as const, until: '2026-08-20' }
    const day = {
      order: 'originals first' as const,
      rollNumber: '',
      balanceBy: '',
      originals: [{ ...tc, result: '' as const }],
    }
    const { originalsFirst, complete, owed: bring } = applicantMessages().states.day
    await openApplication({ state: 'offered', admissionDay: day })
    for (const said of [originalsFirst.offered, 'Transfer certificate', 'to be shown'])
      expect(text()).toContain(said)
    cleanup()
    const admissionDay = { ...day, originals: [owed], rollNumber: 'BA/2026-27/0012' }
    await openApplication({ state: 'admitted', admissionDay })
    for (const said of [complete('BA/2026-27/0012'), bring, 'to be brought by 20 August 2026'])
      expect(text()).toContain(said)
  })

  it('what was refused and why, and not that everything is in order', async () => {
    const refused = [{ item: 'category', reason: 'The certificate has expired.' }]
    await openApplication({ state: 'verified', refused })
    expect(text()).toContain('What we did not accept is below, with the reason.')
    expect(text()).toContain('The office writes: The certificate has expired.')
    expect(text()).not.toContain('it is in order')
  })

  it('what was refused while a question is open', async () => {
    const refused = [{ item: 'category', reason: 'The certificate has expired.' }]
    await openApplication({ state: 'queried', refused })
    expect(text()).toContain('The office writes: The certificate has expired.')
    expect(text()).toContain('If you think this is wrong, write to the office at once.')
  })

  it('of an application without a session that it is accepted, not that a list will follow', async () => {
    await openApplication({ state: 'verified', session: '', sessionName: '' })
    expect(text()).toContain('We have accepted your application.')
    expect(text()).not.toContain('merit list')
  })

  it('until when to act, in India’s time', async () => {
    vi.setSystemTime('2026-06-29T12:00:00Z')
    await openApplication({ state: 'incomplete', may: { ...ownApplication().may, submit: true } })
    expect(text()).toContain('Until 30 June 2026, 5:00 pm (23 hours left)')
  })

  it('that the time to complete it is over', async () => {
    vi.setSystemTime('2026-07-02T12:00:00Z')
    await openApplication({ state: 'incomplete' })
    expect(text()).toContain('The last date was 30 June 2026, 5:00 pm.')
    expect(text()).toContain('you can no longer complete your application')
  })

  it('what was told so far, the latest first, with the office’s words', async () => {
    await openApplication({
      state: 'rejected',
      decisions: [
        { status: 'in review', note: '', at: '2026-06-03T04:00:00Z' },
        { status: 'rejected', note: 'कक्षा 12 उत्तीर्ण नहीं है।', at: '2026-06-08T04:00:00Z' },
      ],
    })
    const events = [...document.querySelectorAll('ol.border-s-2 > li')].map((item) => item.textContent)
    expect(events.map((event) => event?.split(/The office|\d/)[0])).toEqual([
      'Not accepted',
      'In review',
      'Application sent',
      'First step sent',
    ])
    expect(document.querySelector('[lang=hi]')?.textContent).toBe('कक्षा 12 उत्तीर्ण नहीं है।')
  })

  it('after a withdrawal that the reported payment is paid back, not that an admission was cancelled', async () => {
    await openApplication({
      ...{ state: 'cancelled', session: '' },
      decisions: [
        { status: 'fee reported', note: '', at: '2026-06-03T04:00:00Z' },
        { status: 'withdrawn', note: '', at: '2026-06-08T04:00:00Z' },
      ],
    })
    expect(text()).toContain('Your application has been withdrawn.')
    expect(text()).not.toContain('cancelled')
  })

  it('while the payment is checked that the originals are still to be shown', async () => {
    const original = { item: 'xii', name: { en: 'Marksheet' }, result: 'missing' as const, until: '' }
    const { admissionDay } = ownApplication()
    await openApplication({
      state: 'fee reported',
      admissionDay: { ...admissionDay, order: 'originals first', originals: [original] },
    })
    expect(text()).toContain('Come to the college with the originals of your documents. We are checking')
  })

  it('the rank with its list, and a way to the public one that leaves the application open', async () => {
    const rank = {
      list: 'list1',
      listNumber: 1,
      rank: 12,
      index: 8_525,
      waiting: 0,
      publishedAt: '2026-07-01T11:30:00Z',
      objectionsUntil: null,
      trace: null,
      cutoffs: [],
    }
    await openApplication({ state: 'ranked', rank })
    expect(text()).toContain('Merit list 1, published on 1 July 2026, 5:00 pm')
    expect(text()).toContain('85.25')
    const list = document.querySelector('a[href="/merit-lists/list1"]')
    expect(list?.getAttribute('target')).toBe('_blank')
  })

  it('a place on the waiting list', async () => {
    const rank = {
      list: 'a',
      listNumber: 2,
      rank: 90,
      index: 6_000,
      waiting: 7,
      publishedAt: '2026-07-01T11:30:00Z',
      objectionsUntil: null,
      trace: null,
      cutoffs: [],
    }
    await openApplication({ state: 'waitlisted', rank })
    expect(text()).toContain('Place on the waiting list7')
  })

  it('why the rank is this one, closed at first, and open on paper', async () => {
    const rank = {
      list: 'list1',
      listNumber: 1,
      rank: 12,
      index: 8_220,
      waiting: 0,
      publishedAt: '2026-07-01T11:30:00Z',
      objectionsUntil: null,
      trace: {
        rule: 4,
        marks: [
          { exam: 'x' as const, weight: 40, obtained: 40_000, maximum: 50_000 },
          { exam: 'xii' as const, weight: 60, obtained: 39_000, maximum: 50_000 },
        ],
        claims: [
          { key: 'ncc', points: 300 },
          { key: 'gone', points: 200 },
        ],
        weightage: 340,
      },
      cutoffs: [
        { share: 'open', seats: 12, byGroup: 2, rank: 10, index: 8_340 },
        { share: 'sc', seats: 1, byGroup: 0, rank: 12, index: 8_220 },
      ],
    }
    await openApplication({ state: 'offered', rank })
    await waitFor(() => expect(text()).toContain('NCC certificate: 3.00'))
    const why = document.querySelector('details')
    expect(why?.open).toBe(false)
    for (const part of [why, document.querySelector('.sheet')]) {
      const said = part?.textContent
      for (const line of [
        'Class 10400.00 of 500.00 = 80.00 %40 %32.00',
        'Class 12390.00 of 500.00 = 78.00 %60 %46.80',
        'NCC certificate: 3.00gone: 2.00All claims together add at most 3.40.3.40',
        'Calculated with version 4 of the session’s rules. Only the total is rounded.82.20',
      ])
        expect(said).toContain(line)
    }
    expect(why?.textContent).toContain(
      'Open12 seats given2 of them to groups that have seats kept for them, such as women, even with a lower rank1083.40',
    )
    expect(why?.textContent).toContain('SC1 seat given1282.20')
  })

  it('on paper the number, the programme and the state, and no more', async () => {
    await openApplication({ guardian: { isNeeded: true, email: 'father@college.test', agreedAt: null } })
    const sheet = document.querySelector('.sheet')?.textContent ?? ''
    for (const said of [number, courseAt(1), 'Verified', 'Kiran Rao']) expect(sheet).toContain(said)
    expect(sheet).not.toContain('@')
  })
})
