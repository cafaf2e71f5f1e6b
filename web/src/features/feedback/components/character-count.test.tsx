import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { field, fill, isToldAt, openScreen, press } from '../../../testing/screen.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { FeedbackForm } from './feedback-form.tsx'

const open = (stored = '') =>
  openScreen(
    <Field label="About you" limit={100}>
      {(control) => <textarea {...control} defaultValue={stored} />}
    </Field>,
  )
const type = (text: string) => fireEvent.input(field('About you'), { target: { value: text } })
const described = () =>
  (field('About you').getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ')
    .trim()

describe('A person who nears the limit of a text', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('is told beside it how many characters are left, and nothing before', () => {
    open()
    type('x'.repeat(90))
    expect(described()).toBe('')
    type('x'.repeat(91))
    expect(described()).toBe('9 characters left')
    type('x'.repeat(99))
    expect(described()).toBe('1 character left')
  })

  it('keeps every character of a paste that is too long', () => {
    open()
    type('x'.repeat(1_200))
    expect(field('About you').value).toHaveLength(1_200)
    expect(described()).toBe('1,100 characters too many')
  })

  it('hears it after a pause, not at each key', async () => {
    open()
    for (const length of [95, 96, 97]) type('x'.repeat(length))
    expect(screen.getByRole('status').textContent).toBe('')
    await act(() => vi.advanceTimersByTimeAsync(1_000))
    expect(screen.getByRole('status').textContent).toBe('3 characters left')
  })

  it('sees it of what was stored', () => {
    open('x'.repeat(101))
    expect(described()).toBe('1 character too many')
  })
})

it('A visitor who pastes 5,000 characters is refused in a sentence, and loses none', async () => {
  const person = openScreen(<FeedbackForm />)
  fill('I am', 'visitor')
  fill('Subject', 'Library')
  fireEvent.input(field('Message'), { target: { value: 'x'.repeat(5_000) } })
  await waitFor(() => expect(document.body.textContent).toContain('1,000 characters too many'))
  await press(person, 'Send feedback')
  await isToldAt('Message', 'Message may have at most 4,000 characters.')
  expect(field('Message').value).toHaveLength(5_000)
})
