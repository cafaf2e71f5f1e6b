import { college } from '@prangan/college/config'
import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { colleagueOpens } from '../../../../testing/colleague.ts'
import { firestore } from '../../../../testing/firestore.ts'
import { answer, button, field, fill, press, question, says } from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedNotice } from '../../../../testing/stored.ts'
import { item, open, put, resetNotices, title, unreachable } from '../testing/open-notices.tsx'

beforeEach(resetNotices)

describe('The office’s list of notices', () => {
  it('says that it is empty', async () => {
    open()
    await says('No records found')
  })

  it('heads its columns with words', async () => {
    put()
    open()
    await says(title)
    const heads = [...document.querySelectorAll('th[scope="col"]')].map(({ textContent }) => textContent)
    expect(heads).toEqual(expect.arrayContaining(['Title', 'Type', 'CreatedAt', 'Link']))
    expect(screen.getAllByTitle('Added on').map(({ tagName }) => tagName)).toEqual(['SPAN', 'TIME'])
  })

  it('has compact rows until somebody wants them larger, and keeps that', async () => {
    put()
    const person = open()
    await says(title)
    const density = () => document.querySelector<HTMLElement>('[data-density]')?.dataset.density
    expect(density()).toBe('compact')
    await press(person, 'Compact rows')
    expect(density()).toBe('comfortable')
    expect(localStorage.getItem('desk-density')).toBe('comfortable')
    await press(person, 'Compact rows')
    expect(density()).toBe('compact')
  })

  it('says that it could not be loaded, not that it is empty, and is there after trying again', async () => {
    put()
    firestore.goAway()
    const person = open()
    await says('The notices could not be loaded.')
    await says('The notices could not be loaded. Please check your internet connection and try again.')
    firestore.comeBack()
    await press(person, 'Try again')
    await says(title)
    await says('1 notice shown')
  })
})

describe('An admin who edits', () => {
  const mine = `${title} on Sundays`
  const openForm = async () => {
    put()
    const person = open()
    await press(person, `Edit ${title}`)
    await waitFor(() => expect(field('Title').value).toBe(title))
    fill('Title', mine)
    return person
  }

  it('sees who else has the notice open', async () => {
    await openForm()
    await colleagueOpens(documentPaths.news('library'))
    await says('Ravi Mishra has this open, too.')
  })

  it('is told what somebody else has changed meanwhile, takes it in, and saves', async () => {
    const person = await openForm()
    put({ title: 'The library is closed', type: 'Events', eventDate: '2026-12-11', version: 2 })
    await says('Somebody else has just changed this notice. What you typed is still here.')
    expect(document.body.textContent).toContain(`Title is now The library is closed; yours is ${mine}`)
    expect(document.body.textContent).toContain('Type is now Events')
    server.refuses('updateNews', 'changed-meanwhile')
    await press(person, 'Save')
    await says(errors['changed-meanwhile'][1])
    expect(document.body.textContent).not.toContain('Accept their changes')
    await press(person, 'Keep mine: Title')
    await waitFor(() => expect(field('Type').value).toBe('Events'))
    expect(field('Title').value).toBe(mine)
    const [draft = ''] = Object.values({ ...sessionStorage })
    expect(Object.keys(JSON.parse(draft).fields), 'what a reload now gives back').toEqual(['title'])
    server.answers('updateNews', { message: 'Notice saved.', item })
    await press(person, 'Save')
    await says('Notice saved.')
    const versions = server.callsOf('updateNews').map(({ body }) => body.version)
    expect(versions).toEqual(['1', '2'])
  })

  it('uses what somebody else wrote in the same field, and loses nothing else', async () => {
    const person = await openForm()
    put({ title: 'The library is closed', type: 'Events', eventDate: '2026-12-11', version: 2 })
    await press(person, 'Use theirs: Title')
    await waitFor(() => expect(field('Title').value).toBe('The library is closed'))
    expect(field('Type').value).toBe('Events')
    expect(document.body.textContent).not.toContain('Somebody else has just changed')
  })

  it('is told that somebody else has deleted it, and keeps what was typed', async () => {
    const person = await openForm()
    act(() => firestore.remove(documentPaths.news('library')))
    await says(`${errors['no-such-notice'][1]} What you typed is still here.`)
    server.refuses('updateNews', 'no-such-notice')
    await press(person, 'Save')
    await says(errors['no-such-notice'][1])
    expect(field('Title').value).toBe(mine)
  })
})

describe('An admin who deletes several', () => {
  const two = ['The library is open', 'The hostel is closed'] as const
  const select = async () => {
    put()
    act(() => firestore.put(documentPaths.news('hostel'), storedNotice({ title: two[1] })))
    const person = open()
    await says('2 notices shown')
    expect(document.body.textContent).not.toContain('Delete selected')
    await person.click(field('Select all'))
    await says('2 selected')
    await press(person, 'Delete selected')
    await says('Delete 2 notices?')
    return person
  }

  it('is asked, with their titles, and told when all are in the bin', async () => {
    const person = await select()
    for (const title of two) expect(document.querySelector('[role="dialog"]')?.textContent).toContain(title)
    for (const _ of two) server.answers('deleteNews', { message: 'Notice deleted.' })
    await press(person, 'Delete')
    await says('2 notices deleted successfully!')
    expect(server.callsOf('deleteNews')).toHaveLength(2)
  })

  it('is told which of them could not be deleted, and why', async () => {
    const person = await select()
    for (const _ of two) server.refuses('deleteNews', 'no-such-notice')
    await press(person, 'Delete')
    await says('0 notices deleted. 2 notices could not be deleted:')
    const failed = [...document.querySelectorAll('[role="dialog"] li')].map(({ textContent }) => textContent)
    expect(failed.toSorted()).toEqual(two.map((title) => `${title}${errors['no-such-notice'][1]}`).toSorted())
  })
})

describe('An admin who deletes', () => {
  it('is asked, told when it failed or somebody was quicker, and may leave it', async () => {
    put()
    const person = open()
    await press(person, `Delete ${title}`)
    expect((await question()).textContent).toContain(
      `You can restore them from the bin for ${college.limits.daysInBin} days.`,
    )
    await waitFor(() => expect(document.activeElement).toBe(button('Cancel')))
    server.isOutOfReach('deleteNews')
    await press(person, 'Delete')
    await says(unreachable)
    server.refuses('deleteNews', 'no-such-notice')
    await press(person, 'Delete')
    await says(errors['no-such-notice'][1])
    await answer(person, 'Cancel')
    expect(server.callsOf('deleteNews')).toHaveLength(2)
  })

  it('deletes it, and finds the focus at the head of the list', async () => {
    put()
    const person = open()
    await press(person, `Delete ${title}`)
    const letGo = server.holds('deleteNews', { message: 'Notice deleted.' })
    await press(person, 'Delete')
    await waitFor(() => button('Deleting…'))
    act(() => firestore.remove(documentPaths.news('library')))
    letGo()
    await says('Notice deleted.')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('View News'))
  })

  it('brings it back by the message about it, and is told if that fails', async () => {
    put()
    const person = open()
    await press(person, `Delete ${title}`)
    server.answers('deleteNews', { message: 'Notice deleted.' })
    await press(person, 'Delete')
    await says('Notice deleted.')
    server.isOutOfReach('restoreNotice')
    await press(person, 'Undo')
    await waitFor(() => expect(document.body.textContent).toMatch(/could not be reached/))
    expect(server.callsOf('restoreNotice')).toMatchObject([{ params: { id: 'library' } }])
  })
})
