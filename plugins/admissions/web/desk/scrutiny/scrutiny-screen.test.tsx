import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { showTyped } from '@prangan/web/lib/typed-date.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import {
  asksAtReload,
  button,
  field,
  fill,
  isToldAt,
  openScreen,
  press,
  says,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import type { AdmissionDocument } from '../../../contract/schemas/application.ts'
import type { ApplicationFile } from '../../../contract/schemas/full-application.ts'
import { storedDetails, storedFullApplication, storedSession } from '../../testing/stored.ts'
import { ScrutinyScreen } from './scrutiny-screen.tsx'

const put = (id: string, given: Partial<AdmissionDocument> = {}) =>
  act(() =>
    firestore.put(documentPaths.admission(id), storedFullApplication({ name: id, documents: {}, ...given })),
  )
const putSession = () => act(() => firestore.put(admissionPaths.session('session'), storedSession()))
const later = (minutes: number) => new Date(Date.parse('2026-06-20T06:00:00Z') + minutes * 60_000)
const open = (id: string, search = '?tab=check') =>
  openScreen(
    <ScrutinyScreen />,
    `/AdminDashboard/admissions/${id}${search}`,
    '/AdminDashboard/admissions/:item',
  )

/** The documents of an application without claims, and all of its items. */
const documents = ['Photo', 'Class 12 marksheet']
const items = ['Personal details', 'Marks', ...documents]
const file = (name: string): ApplicationFile => ({
  name: `${name}.jpg`,
  file: `${name}.jpg`,
  size: 90_000,
  contentType: 'image/jpeg',
  at: new Date('2026-06-20T06:00:00Z'),
})
const itemNamed = (name: string) =>
  [...document.querySelectorAll('fieldset[data-item]')].find(
    (each) => each.querySelector('legend')?.textContent === name,
  ) as HTMLFieldSetElement
const choose = (item: string, choice: 'right' | 'queried' | 'refused') =>
  act(() => itemNamed(item).querySelector<HTMLInputElement>(`[value=${choice}]`)?.click())
const key = (code: string, more: object = {}) =>
  act(() => void fireEvent.keyDown(document.activeElement ?? document.body, { code, ...more }))
const chosenIn = (item: string) => {
  const { item: key } = itemNamed(item).dataset
  return document.querySelector<HTMLInputElement>(`[name="is:${key}"]:checked`)?.value
}
const itemInFocus = () => document.activeElement?.querySelector('legend')?.textContent

describe('A clerk who checks an application', () => {
  it('sees the percentage computed, and what to look at twice', async () => {
    putSession()
    put('Meera', {
      dob: `${Number(dayInIndia(new Date()).slice(0, 4)) - 17}-01-01`,
      category: 'ews',
      details: storedDetails({
        categoryProof: { number: 'E-1', authority: 'Tehsildar', issuedOn: '2019-04-01' },
      }),
      documents: {},
    })
    open('Meera')
    await says(/Under 18: the guardian has not agreed yet/)
    await says('The category certificate is dated 1 April 2019: it is more than a year old.')
    await says('Missing document: Photo.')
    expect(itemNamed('Marks').textContent).toContain('72.00')
  })

  it('is shown the document of what is to be checked, with the next one loaded already', async () => {
    putSession()
    put('Meera', { documents: { photo: file('photo'), xii: file('xii') } })
    for (const _ of documents) server.answers('readApplicationDocument', {} as never)
    open('Meera')
    await waitFor(() => expect(document.querySelector('img')?.alt).toBe('Photo'))
    const read = () => server.callsOf('readApplicationDocument').map(({ params }) => params.slot)
    await waitFor(() => expect(read()).toEqual(['photo', 'xii']))
    act(() => itemNamed('Marks').focus())
    await waitFor(() => expect(document.querySelector('img')?.alt).toBe('Class 12 marksheet'))
    act(() => itemNamed('Photo').focus())
    key('Digit1')
    expect(itemInFocus()).toBe('Class 12 marksheet')
    await waitFor(() => expect(document.querySelector('img')?.alt).toBe('Class 12 marksheet'))
    expect(read()).toEqual(['photo', 'xii'])
  })

  it('reads where a document is missing, and where none belongs to a part, which is correct as a whole', async () => {
    const women = { key: 'women', name: { en: 'Women' }, points: 500, group: 'women' as const }
    act(() => firestore.put(admissionPaths.session('session'), storedSession({ claims: [women] })))
    put('Meera', { details: storedDetails({ claims: ['women'] }), documents: { xii: file('xii') } })
    server.answers('readApplicationDocument', {} as never)
    const person = open('Meera')
    await says('Photo has not been uploaded.')
    act(() => itemNamed('Claim: Women').focus())
    await says('There is no document for this part.')
    await person.click(field('All of this part is correct'))
    expect(chosenIn('Claim: Women')).toBe('right')
  })

  it.each(['male', 'female'] as const)(
    'is warned of the points of women where a man claimed them: %s',
    async (gender) => {
      const women = { key: 'women', name: { en: 'Women' }, points: 500, group: 'women' as const }
      act(() => firestore.put(admissionPaths.session('session'), storedSession({ claims: [women] })))
      put('Asha', { gender, details: storedDetails({ claims: ['women'] }) })
      open('Asha')
      await says('3 parts still to check.')
      const warning = 'Claim ‘Women’: only women can make it. Refuse it, or ask the applicant.'
      expect(document.body.textContent.includes(warning)).toBe(gender === 'male')
      const isMarked = itemNamed('Claim: Women').textContent.includes('Not allowed: only for women')
      expect(isMarked).toBe(gender === 'male')
    },
  )

  it('decides about data by itself where one of its documents is not right', async () => {
    putSession()
    put('Meera')
    open('Meera')
    await says('2 parts still to check.')
    key('Digit1')
    key('Digit2')
    expect(chosenIn('Personal details')).toBe('right')
    expect([chosenIn('Class 12 marksheet'), chosenIn('Marks')]).toEqual(['queried', undefined])
    choose('Class 12 marksheet', 'right')
    expect(chosenIn('Marks')).toBe('right')
    expect(document.body.textContent).toContain('Every part is checked.')
  })

  it('verifies it with one key for each document, and goes on to the next in the list', async () => {
    putSession()
    put('Meera', { details: storedDetails({ submittedAt: later(0) }) })
    put('Asha', { details: storedDetails({ submittedAt: later(5) }) })
    open('Meera')
    await says('2 parts still to check.')
    for (const _ of documents) key('Digit1')
    expect(items.map(chosenIn)).toEqual(['right', 'right', 'right', 'right'])
    await waitFor(() => expect(document.activeElement).toBe(button('Verify and open next')))
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    key('Enter', { key: 'Enter', ctrlKey: true })
    await says('Meera: verified.')
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admissions/Asha'))
    expect(location.search).toBe('?tab=check')
    expect(server.callsOf('scrutiniseApplication')).toMatchObject([
      {
        params: { id: 'Meera' },
        body: {
          version: 1,
          status: 'verified',
          checks: {
            identity: 'right',
            education: 'right',
            'document:photo': 'right',
            'document:xii': 'right',
          },
        },
      },
    ])
    await says('2 parts still to check.')
    key('KeyK')
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admissions/Meera'))
  })

  it('goes on also where they are quicker than the list, as soon as it says who is next', async () => {
    putSession()
    put('Meera', { details: storedDetails({ submittedAt: later(0) }) })
    put('Asha', { details: storedDetails({ submittedAt: later(5) }) })
    const letGo = firestore.holdReads()
    open('Meera')
    await says('2 parts still to check.')
    for (const _ of documents) key('Digit1')
    await waitFor(() => button('Verify and open next'))
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    key('Enter', { key: 'Enter', ctrlKey: true })
    await says('Meera: verified.')
    expect(location.pathname).toBe('/AdminDashboard/admissions/Meera')
    act(letGo)
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admissions/Asha'))
  })

  it('sends no question without its text, is told where, and sends it with the usual day', async () => {
    putSession()
    put('Meera')
    const person = open('Meera')
    await says('2 parts still to check.')
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
    await says('Meera: the questions were sent.')
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
    const person = open('Meera')
    await says('2 parts still to check.')
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
      queries: [{ ...asked, answeredAt: null, isLate: false }],
    })
    open('Meera')
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
      queries: [{ ...asked, answer: 'U.P. Board', answeredAt: later(60), isLate: true }],
    })
    const person = open('Meera', '?tab=answered')
    await says('1 part still to check.')
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

  it('refuses a claim, but neither the marks nor a rejection without its reason', async () => {
    putSession()
    put('Meera', { details: storedDetails({ claims: ['ncc'] }) })
    const person = open('Meera')
    await says('3 parts still to check.')
    act(() => itemNamed('Marks').focus())
    key('Digit3')
    expect(chosenIn('Marks')).toBeUndefined()
    choose('Claim: NCC B certificate', 'refused')
    act(() => field('Reject this application').click())
    await press(person, 'Reject and open next')
    await isToldAt('Reason', 'Please give the reason. The applicant will read it.')
  })

  it('never overwrites a colleague unseen, and loses nothing typed', async () => {
    putSession()
    put('Meera')
    const person = open('Meera')
    await says('2 parts still to check.')
    choose('Marks', 'queried')
    fill('Question to the applicant', 'Which board?')
    put('Meera', { status: 'in review', version: 2 })
    await says('Somebody else has just changed this application. What you typed is still here.')
    await press(person, 'Accept their changes')
    expect(field('Question to the applicant').value).toBe('Which board?')
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 3 })
    await press(person, 'Send 1 question and open next')
    await says('Meera: the questions were sent.')
    expect(server.callsOf('scrutiniseApplication')).toMatchObject([{ body: { version: 2 } }])
  })
})
