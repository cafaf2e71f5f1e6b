import { documentPaths } from '@prangan/contract/paths'
import { noEnd } from '@prangan/contract/publishing'
import { type NoticeWire, noNotices } from '@prangan/contract/schemas/notices'
import { act, fireEvent, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ViewNotices } from '../../features/news/desk/components/view-notices.tsx'
import { GrowingText } from '../../features/site/desk/fields/growing-text.tsx'
import { firestore } from '../../testing/firestore.ts'
import { button, field, fill, openScreen, press, says } from '../../testing/screen.tsx'
import { server } from '../../testing/server.ts'
import { OfferKrutiDev } from '../../ui/desk/kruti-dev/offer-kruti-dev.tsx'

const krutiDev = "egkfo|ky; esa izos'k izkjEHk gSA"
const unicode = 'महाविद्यालय में प्रवेश प्रारम्भ है।'
const question = 'This looks like Kruti Dev. Convert to Unicode?'
const item: NoticeWire = { Id: 'a', Title: unicode, Type: 'News', CreatedAt: '', Link: '' }

const offer = () => document.querySelector('[data-kruti-dev]')
const isOffered = () => waitFor(() => expect(offer()?.textContent).toContain(question))
const hasFocus = (label: string) => waitFor(() => expect(document.activeElement).toBe(field(label)))

/** An input like those of the page's editor, controlled by React. */
function Page() {
  const [text, setText] = useState('')
  return (
    <main>
      <GrowingText
        limit={200}
        aria-label="Paragraph"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <input aria-label="Another" />
      <input type="email" aria-label="Address" />
      <input aria-label="Fixed" readOnly />
      <button type="button">Preview</button>
      <p data-page="">{text}</p>
      <OfferKrutiDev />
    </main>
  )
}

describe('A clerk who pastes Kruti Dev into a notice', () => {
  beforeEach(() => firestore.put(documentPaths.currentNotices, { ...noNotices, staleAt: noEnd }))
  const openForm = async () => {
    const person = openScreen(
      <>
        <ViewNotices />
        <OfferKrutiDev />
      </>,
      '/desk',
    )
    await press(person, 'Add')
    await hasFocus('Title')
    return person
  }

  it('sees what it becomes, converts it, takes that back, converts again, and publishes', async () => {
    const person = await openForm()
    await person.paste(krutiDev)
    await isOffered()
    expect(offer()?.querySelector('[lang="hi"]')?.textContent).toContain(unicode)
    expect(field('Title').value).toBe(krutiDev)
    await press(person, 'Convert')
    expect(field('Title').value).toBe(unicode)
    await hasFocus('Title')
    await press(person, 'Undo')
    expect(field('Title').value).toBe(krutiDev)
    await press(person, 'Convert')
    const [draft = ''] = Object.values({ ...sessionStorage })
    expect(JSON.parse(draft).fields.title.is, 'what a reload gives back').toBe(unicode)
    server.answers('uploadNews', { message: 'Notice published.', item })
    await press(person, 'Publish')
    await says('Notice published.')
    expect(server.callsOf('uploadNews')[0]?.body.title).toBe(unicode)
  })

  it('closes the offer with Escape, and not the form around it', async () => {
    const person = await openForm()
    await person.paste(krutiDev)
    await isOffered()
    expect(offer()?.closest('[role="dialog"]')).not.toBeNull()
    await person.keyboard('{Escape}')
    expect(offer()).toBeNull()
    expect(field('Title').value).toBe(krutiDev)
    await hasFocus('Title')
  })
})

describe('Somebody at a text box of a desk', () => {
  const openPage = async (label: string) => {
    const person = openScreen(<Page />)
    await person.click(field(label))
    return person
  }

  it('keeps the focus while the offer comes, and is told of it', async () => {
    const person = await openPage('Paragraph')
    await person.paste(krutiDev)
    await isOffered()
    await hasFocus('Paragraph')
    const described = field('Paragraph').getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(question)
    await waitFor(() => expect(offer()?.querySelector('[role="status"]')?.textContent).toContain('Press Tab'))
    await press(person, 'Convert')
    await waitFor(() => expect(document.querySelector('[data-page]')?.textContent).toBe(unicode))
    expect(field('Paragraph').value).toBe(unicode)
  })

  it('reaches its buttons with Tab, and converts with Enter', async () => {
    const person = await openPage('Paragraph')
    await person.paste(krutiDev)
    await isOffered()
    await person.tab()
    expect(document.activeElement).toBe(button('Convert'))
    await person.tab({ shift: true })
    await hasFocus('Paragraph')
    await person.tab()
    await person.keyboard('{Enter}')
    await hasFocus('Paragraph')
    expect(field('Paragraph').value).toBe(unicode)
    await person.tab()
    expect(document.activeElement).toBe(button('Undo'))
    await person.keyboard(' ')
    expect(field('Paragraph').value).toBe(krutiDev)
  })

  it('is not asked again at a box once they have said no, until it holds something else', async () => {
    const person = await openPage('Paragraph')
    await person.paste(krutiDev)
    await isOffered()
    await press(person, 'Not now')
    await person.keyboard(' dk')
    await person.click(field('Another'))
    await person.click(field('Paragraph'))
    expect(offer()).toBeNull()
    expect(field('Paragraph').value).toBe(`${krutiDev} dk`)
    fill('Paragraph', '')
    fill('Paragraph', krutiDev)
    await isOffered()
  })

  it('leaves the offer behind when they go on, and meets it again when they come back', async () => {
    const person = await openPage('Paragraph')
    await person.paste(krutiDev)
    await isOffered()
    await person.click(button('Preview'))
    expect(offer()).toBeNull()
    await person.click(field('Paragraph'))
    await isOffered()
  })

  it('has no Undo any more once they have typed on', async () => {
    const person = await openPage('Paragraph')
    await person.paste(krutiDev)
    await isOffered()
    await press(person, 'Convert')
    await waitFor(() => expect(offer()?.textContent).toContain('Converted to Unicode.'))
    fill('Paragraph', `${unicode} आइए`)
    expect(offer()).toBeNull()
  })

  it('is not asked where the text is English, or the box takes no text', async () => {
    const person = await openPage('Paragraph')
    await person.paste(krutiDev)
    await isOffered()
    act(() => {
      fireEvent.input(field('Paragraph'), { target: { value: 'The fee is due on 5 July.' } })
    })
    expect(offer()).toBeNull()
    fill('Address', krutiDev)
    expect(offer()).toBeNull()
  })
})
