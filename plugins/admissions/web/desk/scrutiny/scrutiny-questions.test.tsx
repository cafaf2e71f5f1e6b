import { dayInIndia } from '@prangan/contract/india-time'
import { showTyped } from '@prangan/web/lib/typed-date.ts'
import { asksAtReload, button, field, fill, isToldAt, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  choose,
  chosenIn,
  itemNamed,
  later,
  openScrutiny,
  put,
  putSession,
} from '../../testing/open-scrutiny.tsx'
import { storedDetails } from '../../testing/stored.ts'

describe('A clerk who asks the applicant', () => {
  it('sends no question without its text, is told where, and sends it with the usual day', async () => {
    putSession()
    put('Meera')
    const person = openScrutiny('Meera')
    await says('4 points still to check.')
    choose('Class 12 marksheet', 'queried')
    await press(person, 'Save and open next')
    await isToldAt('Question to the applicant', 'Please type the question.')
    await says(
      'The applicant reads it word for word on their page. The mail only says that there is a question.',
    )
    fill('Question to the applicant', 'The second page is missing.')
    await waitFor(() => button('Send 1 question and open next'))
    const inAWeek = dayInIndia(new Date(Date.now() + 7 * 24 * 60 * 60_000))
    expect(field('Answer by').value).toBe(showTyped(inAWeek))
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    await press(person, 'Send 1 question and open next')
    await says('Meera: the applicant was asked.')
    expect(server.callsOf('scrutiniseApplication')).toMatchObject([
      {
        body: {
          checks: { 'document:xii': 'queried' },
          questions: [{ item: 'document:xii', text: 'The second page is missing.' }],
          answerBy: inAWeek,
          status: 'queried',
        },
      },
    ])
  })

  it('finds a typed question again after having gone on without saving, and is asked before the tab is closed', async () => {
    putSession()
    put('Meera', { details: storedDetails({ submittedAt: later(0) }) })
    put('Asha', { details: storedDetails({ submittedAt: later(5) }) })
    const person = openScrutiny('Meera')
    await says('4 points still to check.')
    choose('Marks', 'queried')
    fill('Question to the applicant', 'Which board?')
    await waitFor(() => expect(asksAtReload()).toBe(true))
    await press(person, 'Next')
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admissions/Asha'))
    await press(person, 'Previous')
    await says('What you typed before is here again.')
    expect(field('Question to the applicant').value).toBe('Which board?')
  })

  it('is told that the day for an answer is over, and may go on without it', async () => {
    putSession()
    const asked = { item: 'education', question: 'Which board?', askedAt: later(0), answer: '' }
    put('Meera', {
      status: 'queried',
      answerBy: '2026-06-12',
      queries: [{ ...asked, answeredAt: null, opens: [], isLate: false }],
    })
    openScrutiny('Meera')
    await says('Not answered by 12 June 2026. You can now decide without an answer.')
  })

  it('looks again at what was answered, and verifies then', async () => {
    const asked = { item: 'education', question: 'Which board?', askedAt: later(0) }
    const check = { by: 'clerk@college.test', at: later(0) }
    putSession()
    put('Meera', {
      status: 'resubmitted',
      checks: {
        identity: { result: 'right', ...check },
        education: { result: 'queried', ...check },
        'document:photo': { result: 'right', ...check },
        'document:xii': { result: 'right', ...check },
      },
      queries: [{ ...asked, answer: 'U.P. Board', answeredAt: later(60), opens: [], isLate: true }],
    })
    const person = openScrutiny('Meera', '?tab=answered')
    await says('1 point still to check.')
    expect(chosenIn('Marks')).toBeUndefined()
    expect(itemNamed('Marks').textContent).toContain('U.P. Board')
    expect(itemNamed('Marks').textContent).toContain('Answered late')
    choose('Marks', 'right')
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    await press(person, 'Verify and open next')
    await says('Meera: verified.')
    expect(server.callsOf('scrutiniseApplication')).toMatchObject([
      { body: { checks: { education: 'right' }, status: 'verified' } },
    ])
  })

  it('never overwrites a colleague unseen, and loses nothing typed', async () => {
    putSession()
    put('Meera')
    const person = openScrutiny('Meera')
    await says('4 points still to check.')
    choose('Marks', 'queried')
    fill('Question to the applicant', 'Which board?')
    put('Meera', { status: 'in review', version: 2 })
    await says('Somebody else has just changed this application. What you typed is still here.')
    await press(person, 'Accept their changes')
    expect(field('Question to the applicant').value).toBe('Which board?')
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 3 })
    await press(person, 'Send 1 question and open next')
    await says('Meera: the applicant was asked.')
    expect(server.callsOf('scrutiniseApplication')).toMatchObject([{ body: { version: 2 } }])
  })

  it('chooses where a colleague has checked the same document otherwise, with both in view', async () => {
    putSession()
    put('Meera')
    const person = openScrutiny('Meera')
    await says('4 points still to check.')
    choose('Class 12 marksheet', 'right')
    choose('Marks', 'queried')
    fill('Question to the applicant', 'Which board?')
    const check = { result: 'queried', by: 'dev@college.test', at: later(0), reason: '' } as const
    const query = { item: 'document:xii', question: 'The second page?', askedAt: later(0), answer: '' }
    put('Meera', {
      version: 2,
      status: 'queried',
      checks: { 'document:xii': check },
      queries: [{ ...query, answeredAt: null, opens: [], isLate: false }],
    })
    await says('Somebody else has just changed this application. What you typed is still here.')
    const seen = [...document.querySelectorAll('form li p')].map(({ textContent }) => textContent)
    expect(seen).toContain('Class 12 marksheet is now Ask the applicant; yours is Correct')
    await press(person, 'Use theirs: Class 12 marksheet')
    await waitFor(() => expect(chosenIn('Class 12 marksheet')).toBe('queried'))
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 3 })
    await press(person, 'Send 1 question and open next')
    await says('Meera: the applicant was asked.')
    expect(server.callsOf('scrutiniseApplication')).toMatchObject([
      { body: { version: 2, checks: { education: 'queried' }, questions: [{ item: 'education' }] } },
    ])
  })
})
