import { button, field, fill, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  chosenIn,
  documentIsShown,
  file,
  itemNamed,
  key,
  openScrutiny,
  put,
  putSession,
} from '../../testing/open-scrutiny.tsx'
import { storedDetails, storedSession } from '../../testing/stored.ts'

const [photo, xii] = storedSession().documents
const marksheet = (exam: string, number: string) =>
  xii ? [{ ...xii, key: `marksheet-${exam}`, name: { en: `Class ${number} marksheet` } }] : []
const certificate = xii
  ? [{ ...xii, key: 'caste', name: { en: 'Category certificate' }, neededFor: { who: 'reserved' as const } }]
  : []

function putMarksheets(contentType = 'image/jpeg') {
  putSession({
    documents: [
      ...(photo ? [photo] : []),
      ...marksheet('x', '10'),
      ...marksheet('xii', '12'),
      ...certificate,
    ],
  })
  put('Meera', {
    name: 'Meera',
    fatherName: 'Ram Yadav',
    category: 'obc',
    details: storedDetails({
      categoryProof: { number: 'O-77', authority: 'Tehsildar', issuedOn: '2026-04-01' },
    }),
    documents: {
      'marksheet-x': { ...file('x'), contentType },
      'marksheet-xii': { ...file('xii'), contentType },
      caste: { ...file('caste'), contentType },
    },
  })
  for (const _ of ['x', 'xii', 'caste', 'x']) server.answers('readApplicationDocument', {} as never)
}
const factsIn = (name: string) =>
  itemNamed(name).querySelector('section[aria-label="Compare with the document"]')

describe('A clerk who checks with keys', () => {
  it('sees beside each document the facts that are found right with it', async () => {
    putMarksheets()
    openScrutiny('Meera')
    await says('7 points still to check.')
    itemNamed('Class 10 marksheet').focus()
    await waitFor(() => expect(factsIn('Class 10 marksheet')?.textContent).toContain('Ram Yadav'))
    expect(factsIn('Class 10 marksheet')?.textContent).toContain('6 June 2005')
    expect(factsIn('Class 12 marksheet')).toBeNull()
    itemNamed('Class 12 marksheet').focus()
    await waitFor(() => expect(factsIn('Class 12 marksheet')?.textContent).toContain('360.00 / 500.00'))
    expect(factsIn('Class 10 marksheet')).toBeNull()
    itemNamed('Category certificate').focus()
    await waitFor(() => expect(factsIn('Category certificate')?.textContent).toContain('O-77'))
  })

  it('decides with them on the part that is highlighted, also after a correction', async () => {
    putMarksheets()
    const person = openScrutiny('Meera')
    await says('7 points still to check.')
    await press(person, 'Enter correction: Class 12')
    fill('Marks obtained', '375')
    fill('Reason', 'The marksheet says 375.')
    server.answers('previewCorrection', { consequences: null })
    server.answers('correctApplication', { message: 'Corrected.', version: 2 })
    await press(person, 'Save correction')
    await waitFor(() => expect(document.activeElement).toBe(button('Enter correction: Class 12')))
    expect(itemNamed('Class 12 marksheet').getAttribute('aria-current')).toBe('true')
    key('Digit2')
    expect([chosenIn('Class 12 marksheet'), chosenIn('Marks')]).toEqual(['queried', undefined])
    expect(field('Question to the applicant').closest('[data-item]')).toBe(itemNamed('Class 12 marksheet'))
  })

  it('finds no picture right before it is shown', async () => {
    putMarksheets()
    openScrutiny('Meera')
    await says('7 points still to check.')
    itemNamed('Class 12 marksheet').focus()
    await waitFor(() => expect(itemNamed('Class 12 marksheet').getAttribute('aria-current')).toBe('true'))
    key('Digit1')
    expect(chosenIn('Class 12 marksheet')).toBeUndefined()
    const told = 'Not counted: you haven’t seen ‘Class 12 marksheet’ yet. Wait until it is shown, or open it.'
    await says(told)
    await documentIsShown('Class 12 marksheet')
    expect(document.body.textContent).not.toContain(told)
    key('Digit1')
    expect(chosenIn('Class 12 marksheet')).toBe('right')
  })

  it('finds no PDF right that the browser cannot show before it is opened in its tab', async () => {
    putMarksheets('application/pdf')
    openScrutiny('Meera')
    await says('7 points still to check.')
    itemNamed('Class 12 marksheet').focus()
    const link = await waitFor(() => {
      const found = document.querySelector('a[target="_blank"]')
      if (!found) throw new Error('There is no link yet.')
      return found
    })
    key('Digit1')
    expect(chosenIn('Class 12 marksheet')).toBeUndefined()
    fireEvent.click(link)
    key('Digit1')
    expect(chosenIn('Class 12 marksheet')).toBe('right')
  })
})
