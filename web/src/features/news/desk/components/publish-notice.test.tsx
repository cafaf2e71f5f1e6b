import { errors } from '@prangan/contract/errors'
import { fieldTexts } from '@prangan/contract/field-messages'
import { act, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  answer,
  asksAtReload,
  button,
  field,
  fill,
  isToldAt,
  leaveAnd,
  press,
  says,
  sendTwice,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { item, open, put, resetNotices, title, unreachable } from '../testing/open-notices.tsx'

beforeEach(resetNotices)

describe('An admin who publishes', () => {
  const openForm = async () => {
    const person = open()
    await press(person, 'Add')
    await waitFor(() => expect(document.activeElement).toBe(field('Title')))
    return person
  }

  it('is told what is missing, and that a notice cannot end before it begins', async () => {
    const person = await openForm()
    await press(person, 'Publish')
    await isToldAt('Title', 'Title is required.')
    fill('Title', title)
    fill('Publish from', '2026-11-20T09:30')
    await says(/^20 Nov 2026, 9:30\sam, India time\.$/)
    fill('Publish until', '2026-11-20T09:30')
    await press(person, 'Publish')
    await isToldAt('Publish until', fieldTexts.endBeforeStart)
    fill('Publish until', '')
    await says('Leave empty if it has no end.')
    fill('Publish from', '')
    await says('Leave empty to publish now.')
    fill('Link', 'ftp://elsewhere')
    await press(person, 'Publish')
    await isToldAt('Link', 'The link must begin with https://, http:// or /.')
    fill('Type', 'Events')
    await waitFor(() => expect(field('Date of the event').value).toBe(''))
  })

  it('goes on with Enter from input to input, and publishes with Ctrl and Enter', async () => {
    const person = await openForm()
    fill('Title', title)
    const goOn = async () => {
      await person.keyboard('{Enter}')
      return document.activeElement
    }
    expect(await goOn()).toBe(field('Title in Hindi'))
    expect(await goOn()).toBe(field('Type'))
    act(() => field('Link').focus())
    expect(await goOn()).toBe(field('Publish from'))
    expect(await goOn()).toBe(field('Publish until'))
    expect(await goOn()).toBe(document.querySelector('form [type="checkbox"]'))
    expect(await goOn()).toBe(button('Publish'))
    expect(server.callsOf('uploadNews')).toEqual([])
    act(() => field('Link').focus())
    const letGo = server.holds('uploadNews', { message: 'Notice published.', item })
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => button('Publishing…'))
    // Its input cannot have the focus in the meantime.
    expect(document.activeElement).toBe(field('Title').form)
    letGo()
    await says('Notice published.')
  })

  it('gives it a Hindi title too, which the list then shows in its own language', async () => {
    const person = await openForm()
    const titleHi = 'पुस्तकालय खुला है'
    expect(field('Title in Hindi').lang).toBe('hi')
    fill('Title', title)
    fill('Title in Hindi', titleHi)
    server.answers('uploadNews', { message: 'Notice published.', item })
    await press(person, 'Publish')
    await says('Notice published.')
    expect(server.callsOf('uploadNews')[0]?.body).toMatchObject({ title, titleHi })
    put({ titleHi })
    await says(titleHi)
    expect([...document.querySelectorAll('td [lang="hi"]')].map((each) => each.textContent)).toEqual([
      titleHi,
    ])
  })

  it('is told at the file what is none of the accepted types, here or by the server', async () => {
    const person = await openForm()
    fill('Title', title)
    const file = field('File')
    file.removeAttribute('accept')
    await person.upload(file, new File(['hello'], 'notes.txt', { type: 'text/plain' }))
    await press(person, 'Publish')
    await says(errors['wrong-file-type'][1])
    await person.upload(file, new File(['hello'], 'notes.pdf', { type: 'application/pdf' }))
    server.refuses('uploadNews', 'file-too-large')
    await press(person, 'Publish')
    await says(errors['file-too-large'][1])
    expect(field('Title').value).toBe(title)
    await says(/^notes\.pdf/)
  })

  it('loses nothing typed when the connection is lost, and publishes once, however often it is pressed', async () => {
    const person = await openForm()
    fill('Title', title)
    server.isOutOfReach('uploadNews')
    await press(person, 'Publish')
    await says(unreachable)
    expect(field('Title').value).toBe(title)
    const letGo = server.holds('uploadNews', { message: 'Notice published.', item })
    sendTwice('Publish')
    await waitFor(() => button('Publishing…'))
    expect(button('Close').disabled).toBe(true)
    letGo()
    await says('Notice published.')
    await waitFor(() => expect(document.querySelector('[role="dialog"] form')).toBeNull())
    expect(server.callsOf('uploadNews')).toHaveLength(2)
    expect(asksAtReload()).toBe(false)
  })

  it('is told that the notice is published, also where they have gone on meanwhile', async () => {
    const person = await openForm()
    fill('Title', title)
    const letGo = server.holds('uploadNews', { message: 'Notice published.', item })
    await press(person, 'Publish')
    await waitFor(() => button('Publishing…'))
    await leaveAnd(person, 'Throw away')
    letGo()
    await says('Notice published.')
  })

  it('is asked before a notice half written is lost', async () => {
    const person = await openForm()
    expect(asksAtReload()).toBe(false)
    fill('Title', 'Half a notice')
    expect(asksAtReload()).toBe(true)
    await press(person, 'Cancel')
    await answer(person, 'Keep writing')
    expect(field('Title').value).toBe('Half a notice')
    act(() => history.back())
    await answer(person, 'Throw away')
    await waitFor(() => expect(document.querySelector('form [name="title"]')).toBeNull())
    expect(location.search).toBe('')
  })
})
