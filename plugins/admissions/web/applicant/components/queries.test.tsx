import {
  button,
  canTryAgain,
  field,
  fill,
  isToldAt,
  press,
  says,
  sendTwice,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { kept, number, openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication, ownQuery } from '../../testing/own-application.ts'

describe('An applicant who is asked something', () => {
  const asked: Partial<OwnApplication> = {
    state: 'queried',
    answerBy: '2026-06-12',
    may: { ...ownApplication().may, answer: true },
    openSlots: ['xii'],
    documents: { xii: { name: 'old.jpg', size: 9, at: '2026-06-02T03:00:00Z' } },
    queries: [ownQuery, { ...ownQuery, item: 'document:xii', question: 'The photo is blurred.' }],
  }

  it('answers in words and with a document, all at once', async () => {
    const person = await openApplication(asked)
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
    const person = await openApplication({ ...asked, queries: [ownQuery] })
    fill('Your answer: Examinations and marks', 'It was corrected.')
    server.isOutOfReach('answerApplicationQueries')
    await press(person, 'Send answers')
    await says(/What you typed is still here/)
    await canTryAgain('Send answers')
    server.refuses('answerApplicationQueries', 'application-look-ended')
    await press(person, 'Send answers')
    await says(/What you typed is kept in this tab/)
    expect(field('Application number').value).toBe(number)
    await openApplication({ ...asked, queries: [ownQuery] })
    await says('We have restored what you typed in this tab.')
    expect(field('Your answer: Examinations and marks').value).toBe('It was corrected.')
  })

  it('reads that the day is over, and that the office may go on without the answer, which still counts', async () => {
    vi.setSystemTime('2026-06-14T04:00:00Z')
    await openApplication({ ...asked, queries: [ownQuery] })
    expect(text()).toContain('The last date was 12 June 2026.')
    expect(text()).toContain(
      'the office can now decide without your answer. Until it decides, your answer still counts',
    )
    expect(button('Send answers').disabled).toBe(false)
  })

  it('sees earlier questions with their answers', async () => {
    await openApplication({
      state: 'resubmitted',
      queries: [{ ...ownQuery, answer: 'It was corrected.', answeredAt: '2026-06-06T04:00:00Z' }],
    })
    expect(text()).toContain('It was corrected.')
    expect(() => button('Send answers')).toThrow()
  })
})
