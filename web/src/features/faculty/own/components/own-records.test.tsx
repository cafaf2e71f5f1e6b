import { errors } from '@prangan/contract/errors'
import { documentPaths, type RecordKind } from '@prangan/contract/paths'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { firestore } from '../../../../testing/firestore.ts'
import {
  answer,
  button,
  field,
  fill,
  fillIn,
  isToldAt,
  leaveAnd,
  messagesOf,
  openScreen,
  press,
  question,
  says,
  sendTwice,
  typedIn,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { Awards, Experiences, Publications, Qualifications } from './own-records.tsx'

const put = (kind: RecordKind, data: Record<string, unknown>) =>
  act(() => firestore.put(`${documentPaths.facultyRecords('asha', kind)}/one`, { isRemoved: false, ...data }))
const bestPaper = { award: 'Best Paper', year: '2021', awardingOrganization: 'A learned society' }

const noAnswer = 'The server could not be reached. Check your internet connection.'
const date = 'Please give a date, for example 5 July 2019, July 2019 or 2019'
const year = 'Please give the year as four digits, for example 2024.'
const kinds = [
  {
    Section: Experiences,
    one: 'Experience',
    missing: {
      Designation: 'Designation is required.',
      Organization: 'Organization is required.',
      From: `${date}.`,
      To: `${date}, or Present.`,
    },
  },
  {
    Section: Awards,
    one: 'Award',
    missing: { Title: 'Title is required.', Organization: 'Organization is required.', Year: year },
  },
  {
    Section: Qualifications,
    one: 'Qualification',
    missing: {
      Degree: 'Degree is required.',
      'Field of study': 'Field of study is required.',
      Institution: 'Institution is required.',
      Year: year,
    },
  },
] as const

describe('A teacher who keeps their records', () => {
  it.each(kinds)('has none yet, and is told what an empty $one lacks', async ({ Section, one, missing }) => {
    const person = openScreen(<Section />)
    const noun = one.toLowerCase()
    await says(`No ${noun}s found. Add your first ${noun}!`)
    await press(person, `Add ${one}`)
    const [[first, message] = ['', '']] = Object.entries(missing)
    await waitFor(() => expect(document.activeElement).toBe(field(first)))
    await press(person, `Add ${one}`)
    await isToldAt(first, message)
    for (const [label, text] of Object.entries(missing)) expect(messagesOf(label)).toContain(text)
  })

  it('is told that a list could not be read, and sees it after trying again', async () => {
    put('awards', bestPaper)
    firestore.goAway()
    const person = openScreen(<Awards />)
    await says('Failed to load awards. Please try again later.')
    await says(noAnswer)
    firestore.comeBack()
    await press(person, 'Try again')
    await says('Best Paper')
  })

  it('loses nothing typed when the connection is lost, and adds it once', async () => {
    const person = openScreen(<Awards />)
    await press(person, 'Add Award')
    fillIn({ Title: 'Best Paper', Organization: 'A learned society', Year: '2021' })
    server.isOutOfReach('addAward')
    await press(person, 'Add Award')
    await says(`Failed to add award. Please try again. ${noAnswer}`)
    expect(typedIn('Title', 'Organization', 'Year')).toEqual(['Best Paper', 'A learned society', '2021'])
    const letGo = server.holds('addAward', { message: 'Added.', id: 'one' })
    sendTwice('Add Award')
    await says('Adding…')
    letGo()
    await says('Award added successfully!')
    await waitFor(() => expect(document.activeElement).toBe(button('Add Award')))
    expect(server.callsOf('addAward')).toHaveLength(2)
  })

  it('changes one in its place, and is told at the field what the server refuses', async () => {
    put('awards', bestPaper)
    const person = openScreen(<Awards />)
    await press(person, 'Edit Best Paper')
    await waitFor(() => expect(field('Year').value).toBe('2021'))
    fill('Organization', 'Another society')
    server.refuses('updateAward', 'invalid-input', { organization: 'No such society.' })
    await press(person, 'Save')
    await isToldAt('Organization', 'No such society.')
    await says('Failed to update award. Please try again.')
    server.answers('updateAward', { message: 'Saved.' })
    await press(person, 'Save')
    await says('Award updated successfully!')
    await waitFor(() => expect(document.activeElement).toBe(button('Edit Best Paper')))
  })

  it('is asked before one is deleted, and told when that failed', async () => {
    put('awards', bestPaper)
    const person = openScreen(<Awards />)
    await press(person, 'Delete Best Paper')
    expect((await question()).textContent).toContain('It is removed from your public profile at once.')
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
    await answer(person, 'Cancel')
    await press(person, 'Delete Best Paper')
    server.isOutOfReach('deleteAward')
    await press(person, 'Delete')
    await says(`Failed to delete award. Please try again. ${noAnswer}`)
    server.refuses('deleteAward', 'no-such-record')
    await press(person, 'Delete')
    await says(`Failed to delete award. Please try again. ${errors['no-such-record'][1]}`)
    server.answers('deleteAward', { message: 'Deleted.' })
    await press(person, 'Delete')
    await says('Award deleted successfully.')
  })

  it('sees at each field of a publication which form is right, and nothing is sent', async () => {
    server.answers('readDoiLookUp', { isOn: false })
    const person = openScreen(<Publications />)
    await press(person, 'Add Publication')
    fillIn({
      'Publication title': 'On rings',
      Department: 'Mathematics',
      Year: '3099',
      ISSN: 'not-an-issn',
      'Impact factor': 'very high',
    })
    await press(person, 'Add Publication')
    await isToldAt('Year', "Check the year: it can't be later than next year or before 1950.")
    expect(messagesOf('ISSN')).toContain(
      'Enter the ISSN as eight digits, for example 2999-0149. The last may be X.',
    )
    expect(messagesOf('Impact factor')).toContain(
      'Enter the impact factor as a number below 1,000 with at most four decimals, for example 1.2. Put its source in brackets: 5.4 (SJIF).',
    )
    expect(server.callsOf('addPublication')).toEqual([])
  })

  it('takes a deletion back, also when the connection fails once', async () => {
    put('awards', bestPaper)
    const person = openScreen(<Awards />)
    await press(person, 'Delete Best Paper')
    server.answers('deleteAward', { message: 'Deleted.' })
    await answer(person, 'Delete')
    await says('Award deleted successfully.')
    // By its name: its text has the seconds that are left.
    const undo = async () => person.click(await screen.findByRole('button', { name: 'Undo' }))
    server.isOutOfReach('restoreRecord')
    await undo()
    await says(/^We couldn't bring this award back. Press Undo again\. /)
    server.answers('restoreRecord', { message: 'Restored.' })
    await undo()
    await says('Award restored.')
    expect(document.activeElement?.textContent).toBe('Awards & Honors')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })

  it('is told that a position cannot end before it began, and is asked before it is left half written', async () => {
    const person = openScreen(<Experiences />)
    await press(person, 'Add Experience')
    fillIn({ Designation: 'Reader', Organization: 'Ours', From: '2010', To: '1 January 2009' })
    await press(person, 'Add Experience')
    await isToldAt('To', 'The end must not be before the beginning.')
    await leaveAnd(person, 'Keep writing')
    expect(field('Designation').value).toBe('Reader')
    await leaveAnd(person, 'Throw away')
  })
})
