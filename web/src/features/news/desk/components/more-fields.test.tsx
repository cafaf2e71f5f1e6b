import { fieldTexts } from '@prangan/contract/field-messages'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BlockEditorContext, type BlockEditorProps } from '../../../../lib/block-editor.ts'
import { button, field, fill, isToldAt, openScreen, press, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { item, put, resetNotices, title } from '../testing/open-notices.tsx'
import { ViewNotices } from './view-notices.tsx'

const block = { id: 'a', kind: 'text' as const, paragraphs: [{ en: 'Come at ten.' }] }

/** Stands for the page editor's blocks, which have tests of their own. */
const OneBlock = ({ label, onChange }: BlockEditorProps) => (
  <button type="button" onClick={() => onChange([block])}>
    {label}
  </button>
)

const open = () =>
  openScreen(
    <BlockEditorContext value={OneBlock}>
      <ViewNotices />
    </BlockEditorContext>,
    '/desk',
  )

const published = { message: 'Notice published.', item: { ...item, TitleHi: 'पुस्तकालय खुला है' } }
const sent = () => server.callsOf('uploadNews')[0]?.body

beforeEach(resetNotices)

describe('An admin who opens More', () => {
  it('gives an event its text, its time and its place', async () => {
    const person = open()
    await press(person, 'Add')
    await waitFor(() => expect(document.activeElement).toBe(field('Title')))
    fill('Title', title)
    fill('Type', 'Events')
    await press(person, 'Publish')
    await isToldAt('Date of the event', fieldTexts.eventDayMissing)
    fill('Date of the event', '2126-12-11')
    fill('Last day', '2126-12-12')
    const more = document.querySelector('details')
    if (more) more.open = true
    await waitFor(() => field('Category'))
    fill('Category', 'scholarship')
    fill('Time of the event', '10:30')
    fill('Place', 'Seminar hall')
    await press(person, 'Text of the notice')
    server.answers('uploadNews', published)
    await press(person, 'Publish')
    await says('Notice published.')
    expect(sent()).toMatchObject({
      eventDate: '2126-12-11',
      eventEndDate: '2126-12-12',
      category: 'scholarship',
      eventTime: '10:30',
      place: 'Seminar hall',
      body: JSON.stringify([block]),
    })
    expect(sent()).not.toHaveProperty('correction')
  })
})

it('An admin reads that the notice opens its file, and once it has a text, its own page', async () => {
  put({ file: { name: 'list.pdf', contentType: 'application/pdf', size: 9 } })
  const person = open()
  await press(person, `Edit ${title}`)
  await says('The notice opens the file, so the link is not used.')
  const more = document.querySelector('details')
  if (more) more.open = true
  await press(person, 'Text of the notice')
  await says('The notice opens its own page with the file, so the link is not used.')
  expect(document.body.textContent).not.toContain('The notice opens the file')
})

describe('An admin who does what recurs', () => {
  it('begins a new notice with an old one, without its dates and its file', async () => {
    put({
      category: 'holiday',
      publishUntil: new Date('2126-01-01T00:00:00Z'),
      file: { name: 'list.pdf', contentType: 'application/pdf', size: 9 },
    })
    const person = open()
    await press(person, `Duplicate ${title}`)
    await waitFor(() => expect(field('Title').value).toBe(title))
    server.answers('uploadNews', published)
    await press(person, 'Publish')
    await says('Notice published.')
    expect(sent()).toMatchObject({ title, category: 'holiday', publishUntil: '', link: '' })
  })

  it('begins with a title that has gaps, in each language, and its category', async () => {
    const person = open()
    await press(person, 'Add')
    await waitFor(() => expect(document.activeElement).toBe(field('Title')))
    await press(person, 'Holiday')
    await waitFor(() => expect(field('Title').value).toBe('Holiday: the college is closed on … for …'))
    await waitFor(() => expect(field('Title in Hindi').value).toMatch(/^अवकाश: …/))
    await waitFor(() => expect(document.activeElement).toBe(field('Title')))
    const { value, selectionStart, selectionEnd } = field('Title')
    expect(value.slice(selectionStart ?? 0, selectionEnd ?? 0)).toBe('…')
    await press(person, 'Publish')
    await isToldAt('Title', fieldTexts.gapsLeft)
    fill('Title', 'Holiday: the college is closed on Monday for Diwali')
    fill('Title in Hindi', 'अवकाश: दीपावली के कारण महाविद्यालय सोमवार को बंद रहेगा')
    server.answers('uploadNews', published)
    await press(person, 'Publish')
    await says('Notice published.')
    expect(sent()).toMatchObject({ category: 'holiday' })
  })

  it('begins with an empty form after that', async () => {
    put()
    const person = open()
    await press(person, `Duplicate ${title}`)
    await waitFor(() => expect(field('Title').value).toBe(title))
    await press(person, 'Cancel')
    await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull())
    await press(person, 'Add')
    await waitFor(() => expect(field('Title').value).toBe(''))
  })

  it('copies title, day and link for a chat, in both languages', async () => {
    const person = open()
    const write = vi.spyOn(navigator.clipboard, 'writeText')
    await press(person, 'Add')
    await waitFor(() => expect(document.activeElement).toBe(field('Title')))
    fill('Title', title)
    server.answers('uploadNews', published)
    await press(person, 'Publish')
    await waitFor(() => button('Copy for WhatsApp'))
    await press(person, 'Copy for WhatsApp')
    await says('Copied. Paste it into WhatsApp.')
    const text = write.mock.calls[0]?.[0] ?? ''
    expect(text).toMatch(
      /^\*The library is open\*\n.*\n.*\/notices\/library\/the-library-is-open\n\n\*पुस्तकालय खुला है\*\n/,
    )
    expect(text).toContain('/hi/notices/library/the-library-is-open')
  })
})
