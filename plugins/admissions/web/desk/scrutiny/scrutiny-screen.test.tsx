import { dayInIndia } from '@prangan/contract/india-time'
import { documentPaths } from '@prangan/contract/paths'
import { colleagueOpens } from '@prangan/web/testing/colleague.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { button, field, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as hindi from '../../../contract/messages/hi/usual-texts.ts'
import { admissionPaths } from '../../../contract/paths.ts'
import {
  choose,
  chosenIn,
  decided,
  documentIsShown,
  documents,
  file,
  itemInFocus,
  itemNamed,
  items,
  key,
  later,
  openScrutiny,
  put,
  putSession,
} from '../../testing/open-scrutiny.tsx'
import { storedDetails, storedSession } from '../../testing/stored.ts'

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
    openScrutiny('Meera')
    await says(/Under 18: the guardian has not agreed yet/)
    await says('The category certificate is dated 1 April 2019: it is more than a year old.')
    await says('Missing document: Photo.')
    expect(itemNamed('Marks').textContent).toContain('72.00')
  })

  it('sees who else has it open', async () => {
    putSession()
    put('Meera')
    openScrutiny('Meera')
    await colleagueOpens(documentPaths.admission('Meera'))
    await says('Ravi Mishra has this open, too.')
  })

  it('is shown the document of what is to be checked, and reads no other: each is recorded as viewed', async () => {
    putSession()
    put('Meera', { documents: { photo: file('photo'), xii: file('xii') } })
    for (const _ of documents) server.answers('readApplicationDocument', {} as never)
    openScrutiny('Meera')
    await waitFor(() => expect(document.querySelector('img')?.alt).toBe('Photo'))
    const read = () => server.callsOf('readApplicationDocument').map(({ params }) => params.slot)
    await documentIsShown('Photo')
    expect(read()).toEqual(['photo'])
    act(() => itemNamed('Marks').focus())
    await waitFor(() => expect(document.querySelector('img')?.alt).toBe('Class 12 marksheet'))
    act(() => itemNamed('Photo').focus())
    await documentIsShown('Photo')
    key('Digit1')
    expect(itemInFocus()).toBe('Personal details')
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
    const person = openScrutiny('Meera')
    await says('Photo has not been uploaded.')
    act(() => itemNamed('Claim: Women').focus())
    await says('There is no document for this part.')
    await person.click(field('All of this part is correct'))
    expect(chosenIn('Claim: Women')).toBe('right')
  })

  it('is warned of a percentage in words that the marks do not give', async () => {
    putSession()
    put('Asha', { qualification: 'Intermediate (Arts), 92.5 %' })
    openScrutiny('Asha')
    await says(/^Under Qualification the applicant wrote 92\.50 %, which the marks don’t give\./)
  })

  it('reads that the office’s correction is why the form says another percentage, which is no problem', async () => {
    putSession()
    const { education, ...details } = storedDetails()
    put('Asha', {
      qualification: 'Intermediate (Arts), 79 %',
      details: { ...details, education: { ...education, xii: { ...education.xii, obtained: 37_500 } } },
      corrections: [
        {
          ...{ fact: 'education.xii.obtained', before: '395', after: '375', document: 'xii' },
          ...{ reason: 'The marksheet says 375.', by: 'clerk@college.test', at: later(0) },
          ...{ list: 0, losesSeat: false },
        },
      ],
    })
    openScrutiny('Asha')
    await says('The form said 79.00 %. After the office’s correction it is 75.00 %.')
    expect(document.body.textContent).not.toContain('One of the two is wrong')
    expect(itemNamed('Marks').textContent).toContain('was 395')
  })

  it.each(['male', 'female'] as const)(
    'is warned of the points of women where a man claimed them: %s',
    async (gender) => {
      const women = { key: 'women', name: { en: 'Women' }, points: 500, group: 'women' as const }
      act(() => firestore.put(admissionPaths.session('session'), storedSession({ claims: [women] })))
      put('Asha', { gender, details: storedDetails({ claims: ['women'] }) })
      openScrutiny('Asha')
      await says('5 points still to check.')
      const warning = 'Claim ‘Women’: only women can make it. Refuse it, or ask the applicant.'
      expect(document.body.textContent.includes(warning)).toBe(gender === 'male')
      const isMarked = itemNamed('Claim: Women').textContent.includes('Not allowed: only for women')
      expect(isMarked).toBe(gender === 'male')
    },
  )

  it('does not take the photo for a proof of the name, and leaves marks to the clerk where a marksheet is not right', async () => {
    putSession()
    put('Meera')
    openScrutiny('Meera')
    await says('4 points still to check.')
    key('Digit1')
    expect(chosenIn('Personal details')).toBe(undefined)
    key('Digit1')
    key('Digit2')
    expect(chosenIn('Personal details')).toBe('right')
    expect([chosenIn('Class 12 marksheet'), chosenIn('Marks')]).toEqual(['queried', undefined])
    choose('Class 12 marksheet', 'right')
    expect(chosenIn('Marks')).toBe('right')
    expect(document.body.textContent).toContain('Every part is checked.')
  })

  it('checks the personal details with the class 10 marksheet, if there is one', async () => {
    const own = storedSession().documents
    const more = own
      .filter(({ key }) => key === 'xii')
      .map((rule) => ({ ...rule, key: 'marksheet-x', name: { en: 'Class 10 marksheet' } }))
    putSession({ documents: [...own, ...more] })
    put('Meera', { documents: { photo: file('photo'), 'marksheet-x': file('x'), xii: file('xii') } })
    for (const _ of [...documents, 'Class 12 marksheet', 'Class 10 marksheet'])
      server.answers('readApplicationDocument', {} as never)
    openScrutiny('Meera')
    await says('Compare the personal details with it, too.')
    await documentIsShown('Photo')
    key('Digit1')
    expect([chosenIn('Personal details'), itemInFocus()]).toEqual([undefined, 'Class 12 marksheet'])
    await documentIsShown('Class 12 marksheet')
    key('Digit1')
    expect(itemInFocus()).toBe('Class 10 marksheet')
    await documentIsShown('Class 10 marksheet')
    key('Digit1')
    expect([chosenIn('Personal details'), chosenIn('Marks')]).toEqual(['right', 'right'])
  })

  it('verifies it with one key for the person and each document, and goes on to the next in the list', async () => {
    putSession()
    put('Meera', { details: storedDetails({ submittedAt: later(0) }) })
    put('Asha', { details: storedDetails({ submittedAt: later(5) }) })
    openScrutiny('Meera')
    await says('4 points still to check.')
    for (const _ of decided) key('Digit1')
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
    await says('4 points still to check.')
    key('KeyK')
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admissions/Meera'))
  })

  it('goes on also where they are quicker than the list, as soon as it says who is next', async () => {
    putSession()
    put('Meera', { details: storedDetails({ submittedAt: later(0) }) })
    put('Asha', { details: storedDetails({ submittedAt: later(5) }) })
    const letGo = firestore.holdReads()
    openScrutiny('Meera')
    await says('4 points still to check.')
    for (const _ of decided) key('Digit1')
    await waitFor(() => button('Verify and open next'))
    server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    key('Enter', { key: 'Enter', ctrlKey: true })
    await says('Meera: verified.')
    expect(location.pathname).toBe('/AdminDashboard/admissions/Meera')
    act(letGo)
    await waitFor(() => expect(location.pathname).toBe('/AdminDashboard/admissions/Asha'))
  })

  it('chooses a usual question, which is written in the applicant’s language', async () => {
    putSession()
    put('Meera', { language: 'hi' })
    const person = openScrutiny('Meera')
    await says('4 points still to check.')
    choose('Marks', 'queried')
    await person.selectOptions(
      field('Usual questions'),
      'Your marks differ from your marksheet. Please correct them.',
    )
    expect(field('Question to the applicant').value).toBe(hindi.usualQuestions.education.marks)
  })
})
