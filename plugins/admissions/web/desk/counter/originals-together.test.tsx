import { press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { atCounter, now, putMeera, radio } from '../../testing/at-counter.tsx'

describe('Two clerks with the originals of one person', () => {
  const by = { by: 'other@college.test', at: now }
  const marksheet = (result: 'seen' | 'missing') => ({
    'document:xii': { result, until: '', name: { en: 'Class 12 marksheet' }, ...by },
  })
  const told = 'Somebody else has just changed this checklist. What you typed is still here.'

  it('are asked nothing about different originals: what one recorded appears, and the other saves the own', async () => {
    const person = await atCounter()
    await person.click(radio('Transfer certificate', 'Missing'))
    act(() => putMeera({ originals: marksheet('seen'), version: 2 }))
    await waitFor(() => expect(radio('Class 12 marksheet', 'Seen').checked).toBe(true))
    expect(screen.queryByText(told)).toBeNull()
    server.answers('recordOriginals', { message: '', version: 3 })
    await press(person, 'Save originals')
    await says('The originals of Meera Joshi are saved.')
    expect(server.callsOf('recordOriginals')).toMatchObject([
      { body: { version: 2, originals: { 'paper:tc': { result: 'missing' } } } },
    ])
  })

  it.each([
    ['Keep mine', 'Copy kept', { 'document:xii': { result: 'copy', until: '' } }],
    ['Use theirs', 'Missing', {}],
  ])(
    'choose ‘%s’ where both found something of the same original, before it is saved',
    async (choice, result, sent) => {
      const person = await atCounter()
      await person.click(radio('Class 12 marksheet', 'Copy kept'))
      await person.click(radio('Transfer certificate', 'Seen'))
      act(() => putMeera({ originals: marksheet('missing'), version: 2 }))
      await says(told)
      expect(document.body.textContent).toContain('Class 12 marksheet is now Missing; yours is Copy kept')
      await press(person, 'Save originals')
      await says('Somebody else has recorded another result. Choose one of the two above, then go on.')
      expect(server.callsOf('recordOriginals')).toEqual([])
      await press(person, `${choice}: Class 12 marksheet`)
      expect(radio('Class 12 marksheet', result).checked).toBe(true)
      server.answers('recordOriginals', { message: '', version: 3 })
      await press(person, 'Save originals')
      await says('The originals of Meera Joshi are saved.')
      expect(server.callsOf('recordOriginals').map(({ body }) => body)).toEqual([
        { version: 2, originals: { ...sent, 'paper:tc': { result: 'seen', until: '' } } },
      ])
    },
  )

  it('see what the other recorded after the own save', async () => {
    const person = await atCounter()
    await person.click(radio('Class 12 marksheet', 'Missing'))
    server.answers('recordOriginals', { message: '', version: 2 })
    await press(person, 'Save originals')
    await says('The originals of Meera Joshi are saved.')
    act(() => putMeera({ originals: marksheet('missing'), version: 2 }))
    act(() => putMeera({ originals: marksheet('seen'), version: 3 }))
    await waitFor(() => expect(radio('Class 12 marksheet', 'Seen').checked).toBe(true))
    expect(screen.queryByText(told)).toBeNull()
  })
})
