import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { nothingTyped } from '@prangan/web/features/admissions/apply/api/application-fields.ts'
import {
  button,
  canTryAgain,
  field,
  fill,
  isToldAt,
  openScreen,
  press,
  says,
  sendTwice,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { admissionLimits } from '../../../contract/limits.ts'
import { consentVersion } from '../../../contract/schemas/full-application.ts'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { visibleStates } from '../../../contract/states.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { beginSteps, endSteps } from '../../apply/api/started.ts'
import { ownApplication, ownSession } from '../../testing/own-application.ts'
import { ApplicationStatus } from './application-status.tsx'

const { number } = ownApplication()
const token = 't'.repeat(43)
const link = `/application#${new URLSearchParams({ number, flow: 'flow1', code: '123456' })}`
const text = () => document.body.textContent ?? ''
/** Waits until the application is open. */
const opened = () =>
  waitFor(() => expect(document.querySelector('h2#standing')?.textContent).toBe(`Application ${number}`))
const kept = () => JSON.stringify({ ...sessionStorage, ...localStorage })
const gone = (name: string) => waitFor(() => expect(() => button(name)).toThrow())

async function open(changes: Partial<OwnApplication> = {}): Promise<UserEvent> {
  const application = ownApplication(changes)
  server.answers('openApplication', { token, expiresAt: '2026-06-20T10:00:00Z' })
  server.answers('readOwnApplication', application)
  if (application.session !== '') server.answers('listAdmissionSessions', { sessions: [ownSession()] })
  const person = openScreen(<ApplicationStatus />, link)
  await press(person, 'Open application')
  await opened()
  return person
}

describe('Somebody who wants to see an application', () => {
  it('comes by the mail’s link, which uses nothing up and leaves the address', async () => {
    const person = openScreen(<ApplicationStatus />, link)
    await waitFor(() => expect(field('Code').value).toBe('123456'))
    expect(location.href).not.toContain('123456')
    // Whatever opens links in mails has only loaded a page: the test fails at a call that it did not prepare.
    server.answers('openApplication', { token, expiresAt: '2026-06-20T10:00:00Z' })
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    await press(person, 'Open application')
    await opened()
    expect(server.callsOf('openApplication')).toMatchObject([
      { body: { number, code: '123456', flow: 'flow1' } },
    ])
    expect(kept()).not.toContain(token)
    await waitFor(() => expect(document.activeElement?.textContent).toBe(`Application ${number}`))
  })

  it('asks for a code, learns nothing from the answer, and finds the box for it also after a reload', async () => {
    const person = openScreen(<ApplicationStatus />, '/application')
    expect(() => button('Open application')).toThrow()
    fill('Application number', number.toLowerCase())
    fill('E-mail or mobile number', 'kiran@college.test')
    server.answers('requestApplicationCode', { message: 'A code is on its way.', flow: 'flow2' })
    await press(person, 'Mail me a code')
    await says('A code is on its way.')
    await waitFor(() => expect(document.activeElement).toBe(field('Code')))
    expect(server.callsOf('requestApplicationCode')).toMatchObject([
      { body: { number, contact: 'kiran@college.test', language: 'en' } },
    ])

    openScreen(<ApplicationStatus />, '/application')
    await waitFor(() => button('Open application'))
    fill('Code', '000000')
    server.refuses('openApplication', 'wrong-code')
    await press(person, 'Open application')
    await isToldAt('Code', errors['wrong-code'][1])
    expect(server.callsOf('openApplication')).toMatchObject([{ body: { number, flow: 'flow2' } }])
  })

  it('is told what is missing, and to wait after too many codes', async () => {
    const person = openScreen(<ApplicationStatus />, '/application')
    await press(person, 'Mail me a code')
    await isToldAt('Application number', 'Please check the number. It looks like SDC-2026-K7M4QX3.')
    fill('Application number', number.replaceAll('-', ' '))
    fill('E-mail or mobile number', '98765')
    await press(person, 'Mail me a code')
    await isToldAt('E-mail or mobile number', fieldTexts.contactGivenThen)
    fill('E-mail or mobile number', '9876543210')
    server.asksToWait('requestApplicationCode', 'too-often', 600)
    await press(person, 'Mail me a code')
    await says(/You can try again in 10 minutes/)
    await canTryAgain('Mail me a code')
  })

  it('keeps the token where the application could not be read, and tries again without another code', async () => {
    server.answers('openApplication', { token, expiresAt: '2026-06-20T10:00:00Z' })
    server.isOutOfReach('readOwnApplication')
    const person = openScreen(<ApplicationStatus />, link)
    await press(person, 'Open application')
    await says(/You are offline/)
    server.answers('readOwnApplication', ownApplication({ session: '' }))
    await press(person, 'Try again')
    await opened()
  })

  it('closes it, and then nothing of it is left in the tab', async () => {
    const person = await open({
      state: 'queried',
      may: { ...ownApplication().may, answer: true },
      queries: [query],
    })
    fill('Your answer: Examinations and marks', 'It was corrected.')
    await waitFor(() => expect(kept()).toContain('It was corrected.'))
    await press(person, 'Close this page')
    await says(/no longer shows your application/)
    expect(text()).not.toContain(number)
    expect(kept()).not.toContain('It was corrected.')
    expect(kept()).not.toContain(number)
  })

  it('finds it shut after half an hour in which nothing was done', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await open()
    await act(() => vi.advanceTimersByTimeAsync(admissionLimits.tokenLifetime))
    expect(text()).not.toContain('Kiran Rao')
    expect(field('Application number').value).toBe(number)
    await says(/this page closed after 30 minutes/)
  })
})

const query = {
  item: 'education',
  question: 'The marks differ from the marksheet.',
  askedAt: '2026-06-05T04:00:00Z',
  answer: '',
  answeredAt: null,
}

describe('An applicant sees', () => {
  it.each(visibleStates)('in the state %s what it means and what to do next', async (state) => {
    await open({ state })
    const { name, now, next } = applicantMessages().states.all[state]
    for (const said of [name, now, next]) expect(text()).toContain(said)
  })

  it('of an application without a session that it is accepted, not that a list will follow', async () => {
    await open({ state: 'verified', session: '', sessionName: '' })
    expect(text()).toContain('We have accepted your application.')
    expect(text()).not.toContain('merit list')
  })

  it('until when to act, in India’s time', async () => {
    vi.setSystemTime('2026-06-29T12:00:00Z')
    await open({ state: 'incomplete', may: { ...ownApplication().may, submit: true } })
    expect(text()).toContain('Until 30 June 2026, 5:00 pm (23 hours left)')
  })

  it('that the time to complete it is over', async () => {
    vi.setSystemTime('2026-07-02T12:00:00Z')
    await open({ state: 'incomplete' })
    expect(text()).toContain('The last date was 30 June 2026, 5:00 pm.')
    expect(text()).toContain('you can no longer complete your application')
  })

  it('what was told so far, the latest first, with the office’s words', async () => {
    await open({
      state: 'rejected',
      decisions: [
        { status: 'in review', note: '', at: '2026-06-03T04:00:00Z' },
        { status: 'rejected', note: 'कक्षा 12 उत्तीर्ण नहीं है।', at: '2026-06-08T04:00:00Z' },
      ],
    })
    const events = [...document.querySelectorAll('ol.border-s-2 > li')].map((item) => item.textContent)
    expect(events.map((event) => event?.split(/The office|\d/)[0])).toEqual([
      'Not accepted',
      'In scrutiny',
      'Application sent',
      'First step sent',
    ])
    expect(document.querySelector('[lang=hi]')?.textContent).toBe('कक्षा 12 उत्तीर्ण नहीं है।')
  })

  it('the rank with its list, and a way to the public one that leaves the application open', async () => {
    const rank = {
      list: 'list1',
      listNumber: 1,
      rank: 12,
      index: 8_525,
      waiting: 0,
      publishedAt: '2026-07-01T11:30:00Z',
      trace: null,
    }
    await open({ state: 'ranked', rank })
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
      trace: null,
    }
    await open({ state: 'waitlisted', rank })
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
    }
    await open({ state: 'offered', rank })
    await waitFor(() => expect(text()).toContain('NCC certificate: 3.00'))
    const why = document.querySelector('details')
    expect(why?.open).toBe(false)
    for (const part of [why, document.querySelector('.sheet')]) {
      const said = part?.textContent
      for (const line of [
        'Class 10400.00 of 500.00 = 80.00 %40 %32.00',
        'Class 12390.00 of 500.00 = 78.00 %60 %46.80',
        'NCC certificate: 3.00gone: 2.00All claims together add at most 3.40.3.40',
        'Calculated by version 4 of the session’s rules. Only the total is rounded.82.20',
      ])
        expect(said).toContain(line)
    }
  })

  it('on paper the number, the programme and the state, and no more', async () => {
    await open({ guardian: { isNeeded: true, email: 'father@college.test', agreedAt: null } })
    const sheet = document.querySelector('.sheet')?.textContent ?? ''
    for (const said of [number, 'Bachelor of Arts', 'Verified', 'Kiran Rao']) expect(sheet).toContain(said)
    expect(sheet).not.toContain('@')
  })
})

describe('An applicant who is asked something', () => {
  const asked: Partial<OwnApplication> = {
    state: 'queried',
    answerBy: '2026-06-12',
    may: { ...ownApplication().may, answer: true },
    openSlots: ['xii'],
    documents: { xii: { name: 'old.jpg', size: 9, at: '2026-06-02T03:00:00Z' } },
    queries: [query, { ...query, item: 'document:xii', question: 'The photo is blurred.' }],
  }

  it('answers in words and with a document, all at once', async () => {
    const person = await open(asked)
    expect(text()).toContain('The photo is blurred.')
    await says('Document: Marksheet of class XII')
    await waitFor(() => field('Choose a file: Marksheet of class XII'))
    await press(person, 'Send answers')
    await isToldAt('Your answer: Examinations and marks', 'Please write an answer.')
    fill('Your answer: Examinations and marks', 'The corrected marksheet is added.')
    const added = { xii: { name: 'new.pdf', size: 9, at: '2026-06-06T03:00:00Z' } }
    server.answers('addApplicationDocument', ownApplication({ ...asked, documents: added }))
    await person.upload(
      field('Choose a file: Marksheet of class XII'),
      new File(['%PDF-1.4\n%%EOF\n'], 'new.pdf', { type: 'application/pdf' }),
    )
    await says(/Added: new\.pdf/)
    server.answers('answerApplicationQueries', ownApplication({ state: 'resubmitted' }))
    sendTwice('Send answers')
    await says('Your answers have been sent.')
    expect(server.callsOf('addApplicationDocument')).toMatchObject([{ body: { token, slot: 'xii' } }])
    expect(server.callsOf('answerApplicationQueries')).toEqual([
      expect.objectContaining({
        body: {
          token,
          answers: [
            { item: 'education', text: 'The corrected marksheet is added.' },
            { item: 'document:xii', text: '' },
          ],
        },
      }),
    ])
    expect(kept()).not.toContain('corrected marksheet')
  })

  it('loses nothing typed when the connection is lost, and when the page was shut', async () => {
    const person = await open({ ...asked, queries: [query] })
    fill('Your answer: Examinations and marks', 'It was corrected.')
    server.isOutOfReach('answerApplicationQueries')
    await press(person, 'Send answers')
    await says(/What you typed is still here/)
    await canTryAgain('Send answers')
    server.refuses('answerApplicationQueries', 'application-look-ended')
    await press(person, 'Send answers')
    await says(/What you typed is kept in this tab/)
    expect(field('Application number').value).toBe(number)
    await open({ ...asked, queries: [query] })
    await says('We have restored what you typed in this tab.')
    expect(field('Your answer: Examinations and marks').value).toBe('It was corrected.')
  })

  it('reads that the day is over, and that the office may go on without the answer, which still counts', async () => {
    vi.setSystemTime('2026-06-14T04:00:00Z')
    await open({ ...asked, queries: [query] })
    expect(text()).toContain('The last date was 12 June 2026.')
    expect(text()).toContain(
      'the office can now decide without your answer. Until it decides, your answer still counts',
    )
    expect(button('Send answers').disabled).toBe(false)
  })

  it('sees earlier questions with their answers', async () => {
    await open({
      state: 'resubmitted',
      queries: [{ ...query, answer: 'It was corrected.', answeredAt: '2026-06-06T04:00:00Z' }],
    })
    expect(text()).toContain('It was corrected.')
    expect(() => button('Send answers')).toThrow()
  })
})

describe('An applicant who is offered a seat', () => {
  const offer = {
    listNumber: 1,
    under: 'obc',
    payFrom: '2026-07-02T04:30:00Z',
    payTo: '2026-07-05T11:30:00Z',
    amount: 8_500,
    cautionMoney: 500,
    isAccepted: false,
  }
  const offered: Partial<OwnApplication> = {
    state: 'offered',
    offer,
    may: { ...ownApplication().may, acceptOffer: true, declineOffer: true },
  }
  const accepted: Partial<OwnApplication> = {
    ...offered,
    offer: { ...offer, isAccepted: true },
    may: { ...ownApplication().may, declineOffer: true, reportFee: true },
  }

  it('sees seat, fee and the moment until when, and accepts', async () => {
    vi.setSystemTime('2026-07-03T12:00:00Z')
    await open(offered)
    for (const said of [
      'Until 5 July 2026, 5:00 pm (1 day left)',
      'OBC',
      '₹8,500',
      'of which ₹500 is caution money',
    ])
      expect(text()).toContain(said)
    const letGo = server.holds('answerOffer', ownApplication(accepted))
    sendTwice('Accept seat')
    await waitFor(() => expect(button('Accepting…').ariaDisabled).toBe('true'))
    letGo()
    await says('You have accepted the seat. Now pay the fee, then report the payment here.')
    await gone('Accept seat')
    expect(server.callsOf('answerOffer')).toHaveLength(1)
  })

  it('declines only after a question', async () => {
    const person = await open(offered)
    await press(person, 'Decline seat')
    await says('Decline this seat?')
    await press(person, 'Keep seat')
    expect(server.callsOf('answerOffer')).toEqual([])
    await press(person, 'Decline seat')
    server.answers('answerOffer', ownApplication({ state: 'declined' }))
    await press(person, 'Decline seat')
    await says('The seat goes to the next applicant. Your application is closed.')
    expect(server.callsOf('answerOffer')).toMatchObject([{ body: { token, accept: false } }])
  })

  it('looks again, and sees what has changed meanwhile', async () => {
    const person = await open(offered)
    server.answers('readOwnApplication', ownApplication({ state: 'lapsed', offer }))
    await press(person, 'Check again')
    await says('This offer has ended, because you did not report a payment in time.')
  })

  it('is shown how it stands now where another tab was quicker', async () => {
    const person = await open(offered)
    server.refuses('answerOffer', 'offer-ended')
    server.answers('readOwnApplication', ownApplication({ state: 'lapsed', offer }))
    await press(person, 'Accept seat')
    await says(`${errors['offer-ended'][1]} This page now shows the current status.`)
    expect(text()).toContain('This offer has ended')
    expect(() => button('Accept seat')).toThrow()
  })

  it('reports the fee with a reference, once', async () => {
    vi.setSystemTime('2026-07-03T12:00:00Z')
    const person = await open(accepted)
    await press(person, 'Report payment')
    await isToldAt('Challan number or UTR', 'Reference is required.')
    fill('Challan number or UTR', 'SBIN0012345')
    fill('Paid on', '2026-07-03')
    const fee = {
      reference: 'SBIN0012345',
      paidOn: '2026-07-03',
      amount: 8_500,
      isConfirmed: false,
      receiptNumber: '',
    }
    server.answers('reportFee', ownApplication({ state: 'fee reported', offer: accepted.offer ?? null, fee }))
    sendTwice('Report payment')
    await says('You have reported the payment.')
    expect(text()).toContain('Reported; the office is checking it')
    expect(server.callsOf('reportFee')).toMatchObject([
      { body: { token, reference: 'SBIN0012345', paidOn: '2026-07-03' } },
    ])
  })

  it('is told from when the fee can be reported', async () => {
    await open({ ...accepted, may: { ...ownApplication().may, declineOffer: true } })
    expect(text()).toContain('You can pay the fee and report it here from 2 July 2026, 10:00 am.')
  })
})

describe('An applicant who does not want the seat any more', () => {
  const fee = {
    reference: 'A1',
    paidOn: '2026-07-03',
    amount: 8_500,
    isConfirmed: true,
    receiptNumber: 'R-1',
  }
  const admitted: Partial<OwnApplication> = {
    state: 'admitted',
    fee,
    refund: { amount: 7_700, step: '1', isDecided: false, isPaid: false },
  }

  it('withdraws before the fee, after a question', async () => {
    const person = await open()
    await press(person, 'Withdraw application')
    await says('Withdraw this application?')
    await press(person, 'Keep application')
    expect(server.callsOf('withdrawOwnApplication')).toEqual([])
    await press(person, 'Withdraw application')
    server.answers('withdrawOwnApplication', ownApplication({ state: 'withdrawn' }))
    await person.click(document.querySelector('dialog button:last-child') as Element)
    await says('You have withdrawn your application.')
    expect(server.callsOf('withdrawOwnApplication')).toMatchObject([{ body: { token, refund: 0 } }])
  })

  it('sees after the fee what is paid back and by which step of the rule, and sends that sum', async () => {
    const person = await open(admitted)
    await says(/Until 15 July 2026: 90 % of the fee/)
    expect(document.querySelector('[aria-current]')?.textContent).toBe(
      'Until 15 July 2026: 90 % of the fee (applies to you)',
    )
    expect(text()).toContain('Until 30 June 2026: 100 % of the fee, less 5 % of the fee, at most ₹5,000')
    expect(text()).toContain('₹7,700')
    await press(person, 'Withdraw from admission')
    await says('We pay you back ₹7,700.')
    const refund = { amount: 7_700, step: '1', isDecided: true, isPaid: false }
    server.answers('withdrawOwnApplication', ownApplication({ state: 'cancelled', fee, refund }))
    await person.click(document.querySelector('dialog button:last-child') as Element)
    await says('You get it within 15 days of the withdrawal.')
    expect(server.callsOf('withdrawOwnApplication')).toMatchObject([{ body: { refund: 7_700 } }])
  })

  it('is shown the new sum where it has changed since', async () => {
    const person = await open(admitted)
    await press(person, 'Withdraw from admission')
    server.refuses('withdrawOwnApplication', 'refund-changed')
    server.answers(
      'readOwnApplication',
      ownApplication({ ...admitted, refund: { amount: 6_900, step: '', isDecided: false, isPaid: false } }),
    )
    await person.click(document.querySelector('dialog button:last-child') as Element)
    await says(errors['refund-changed'][1])
    expect(text()).toContain('₹6,900')
  })
})

describe('An applicant who looks at the consents', () => {
  const given = { isGiven: true, version: consentVersion, at: '2026-06-02T04:00:00Z', takenBackAt: null }
  const consents: OwnApplication['consents'] = [
    { purpose: 'admission', ...given },
    { purpose: 'messages', ...given },
  ]

  it('takes back what is optional, sees that it is taken back, and gives it again', async () => {
    const person = await open({ consents })
    await says('Your consents')
    expect(text().split(`Given on 2 June 2026, 9:30 am; text ${consentVersion}`)).toHaveLength(3)
    const takenBackAt = '2026-06-20T04:00:00Z'
    server.answers(
      'takeBackConsent',
      ownApplication({
        consents: [
          { purpose: 'admission', ...given },
          { purpose: 'messages', ...given, isGiven: false, takenBackAt },
        ],
      }),
    )
    await press(person, 'Take back consent: To tell me of other notices of the college')
    await says('You have taken back the consent.')
    await says('Taken back on 20 June 2026, 9:30 am.')
    await gone('Take back consent: To tell me of other notices of the college')
    expect(server.callsOf('takeBackConsent')).toMatchObject([{ body: { token, purpose: 'messages' } }])
    server.answers('giveConsent', ownApplication({ consents }))
    await press(person, 'Agree: To tell me of other notices of the college')
    await says('You have agreed. You can take the consent back here.')
    expect(server.callsOf('giveConsent')).toMatchObject([
      { body: { token, purpose: 'messages', version: consentVersion, language: 'en' } },
    ])
  })

  it('is led from the one that the application needs, and the guardian’s, to the withdrawal', async () => {
    const guardian = { isNeeded: true, email: 'father@college.test', agreedAt: '2026-06-03T04:00:00Z' }
    const person = await open({ consents: consents.slice(0, 1), guardian })
    await says('Your guardian’s consent')
    expect(text().match(/To take it back, withdraw your application/g)).toHaveLength(2)
    await person.click(
      [...document.querySelectorAll('button')].find(
        ({ textContent }) => textContent === 'Go to ‘Withdraw your application’',
      ) as Element,
    )
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Withdraw your application'))
  })

  it('reads after the withdrawal that nothing more is done on it', async () => {
    await open({ state: 'withdrawn', consents, may: { ...ownApplication().may, withdraw: false } })
    await says('Your application is closed. We do nothing more with this consent.')
    expect(() => button('Go to ‘Withdraw your application’')).toThrow()
    expect(button('Take back consent: To tell me of other notices of the college')).toBeDefined()
  })
})

describe('An applicant whose application is incomplete', () => {
  const incomplete: Partial<OwnApplication> = {
    state: 'incomplete',
    submittedAt: null,
    may: { ...ownApplication().may, submit: true },
  }

  it('is led back to the form where it was begun on this device', async () => {
    beginSteps(
      {
        applicationNumber: number,
        message: '',
        sentAt: '2026-06-01T04:00:00Z',
        application: nothingTyped,
      },
      '',
    )
    await open(incomplete)
    const back = document.querySelector('section a[href="/registration"]')
    expect(back?.textContent).toBe('Continue with the next steps')
    endSteps()
  })

  it('goes on here on another device, once the page knows what the steps depend on', async () => {
    const person = await open(incomplete)
    await press(person, 'Continue with the next steps')
    await isToldAt('Date of birth', fieldTexts.badDate)
    fill('Date of birth', '2008-03-04')
    fill('Gender', 'female')
    fill('Category', 'obc')
    server.answers('readOwnApplication', ownApplication(incomplete))
    await press(person, 'Continue with the next steps')
    await says(/Step 1 of/)
  })
})

describe('An applicant under 18', () => {
  const young = { guardian: { isNeeded: true, email: 'father@college.test', agreedAt: null } }

  it('has the guardian mailed a code, and enters it', async () => {
    const person = await open(young)
    server.answers('requestGuardianCode', { message: 'Sent.' })
    await press(person, 'Mail my guardian a code')
    await waitFor(() => button('Mail my guardian another code'))
    fill('Your guardian’s code', '11')
    await press(person, 'My guardian agrees')
    await isToldAt('Your guardian’s code', 'Please check the code.')
    fill('Your guardian’s code', '123 456')
    server.refuses('confirmGuardian', 'wrong-code')
    await press(person, 'My guardian agrees')
    await isToldAt('Your guardian’s code', errors['wrong-code'][1])
    server.answers(
      'confirmGuardian',
      ownApplication({ guardian: { ...young.guardian, agreedAt: '2026-06-06T04:00:00Z' } }),
    )
    await press(person, 'My guardian agrees')
    await says('Your guardian has agreed.')
    expect(server.callsOf('confirmGuardian').at(-1)).toMatchObject({ body: { token, code: '123456' } })
  })
})
