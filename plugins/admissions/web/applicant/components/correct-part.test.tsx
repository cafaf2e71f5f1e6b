import { errors } from '@prangan/contract/errors'
import { field, fill, isToldAt, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { openApplication, text, token } from '../../testing/open-application.tsx'
import { ownApplication, ownQuery } from '../../testing/own-application.ts'

const facts = {
  'education.xii.board': 'U.P. Board',
  'education.xii.rollNumber': '1234567',
  'education.xii.year': '2026',
  'education.xii.stream': '',
  'education.xii.isAwaited': '',
  'education.xii.obtained': '482',
  'education.xii.maximum': '500',
}
const corrected: OwnApplication['corrections'] = [
  {
    fact: 'education.xii.obtained',
    before: '482',
    after: '412',
    document: 'xii',
    reason: 'The marksheet says 412.',
    isByOffice: true,
    at: '2026-06-05T04:00:00Z',
  },
]

describe('An applicant who finds a mistake', () => {
  const open: Partial<OwnApplication> = {
    state: 'submitted',
    may: { ...ownApplication().may, correct: true },
    openGroups: ['dob', 'education.xii'],
    facts,
  }

  it('corrects it until the programme closes', async () => {
    const person = await openApplication(open)
    await says(/You can correct what you entered until 30 June 2026/)
    await person.selectOptions(field<HTMLSelectElement>('What is wrong?'), 'Class 12')
    await says('Now: 482')
    await press(person, 'Save correction')
    await says('Change what is wrong, then save.')
    fill('Marks obtained', '412')
    server.answers('correctOwnApplication', ownApplication({ ...open, corrections: corrected }))
    await press(person, 'Save correction')
    await says('We have saved your correction.')
    expect(server.callsOf('correctOwnApplication')).toMatchObject([
      { body: { token, facts: { 'education.xii.obtained': '412' } } },
    ])
  })

  it('is not shown what others should not read here, and enters it anew', async () => {
    const person = await openApplication(open)
    await says(/You can correct/)
    await person.selectOptions(field<HTMLSelectElement>('What is wrong?'), 'Date of birth')
    await says('For your protection we don’t show what is entered. Fill this in only if it is wrong.')
    fill('Date of birth', '2005-06-07')
    server.refuses('correctOwnApplication', 'not-now')
    server.answers('readOwnApplication', ownApplication(open))
    await press(person, 'Save correction')
    await says(errors['not-now'][1])
  })

  it('sees each correction with both values, the reason and where it was read', async () => {
    await openApplication({ corrections: corrected })
    await says('Class 12: Marks obtained')
    for (const said of ['482', '412', 'The marksheet says 412.', 'Office, ']) expect(text()).toContain(said)
    await says('Read from: Marksheet of class XII')
  })
})

describe('An applicant who is asked about marks', () => {
  it('gets these fields and the upload with the question, and may answer with a correction alone', async () => {
    const asked: Partial<OwnApplication> = {
      state: 'queried',
      may: { ...ownApplication().may, answer: true },
      queries: [{ ...ownQuery, opens: ['education.xii'] }],
      openGroups: ['education.xii'],
      openSlots: ['xii'],
      facts,
    }
    const person = await openApplication(asked)
    await says('If something here is wrong, correct it.')
    await waitFor(() => expect(field('Marks obtained').value).toBe('482'))
    await press(person, 'Send answers')
    await isToldAt('Your answer: Examinations and marks', 'Please write an answer.')
    fill('Marks obtained', '412')
    server.answers('answerApplicationQueries', ownApplication({ state: 'resubmitted' }))
    await press(person, 'Send answers')
    await says('Your answers have been sent.')
    expect(server.callsOf('answerApplicationQueries')).toMatchObject([
      { body: { answers: [{ item: 'education', text: '' }], facts: { 'education.xii.obtained': '412' } } },
    ])
  })
})
