import { firestore } from '@prangan/web/testing/firestore.ts'
import { button, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { notificationLimits } from '../../contract/limits.ts'
import { notificationPaths } from '../../contract/paths.ts'
import { storedNotification } from '../../tests/support/stored-notification.ts'
import { Bell } from './bell.tsx'

const open = () => openScreen(<Bell />)
const put = (id: string, more: Parameters<typeof storedNotification>[0] = {}) =>
  act(() =>
    firestore.put(notificationPaths.item('asha', id), storedNotification({ text: { en: id }, ...more })),
  )
const read = { readAt: new Date('2026-01-06T05:02:00Z') }
const panel = () => screen.getByRole('dialog')
const lines = () => [...panel().querySelectorAll('li')].map(({ textContent }) => textContent)

describe('The bell', () => {
  it('says in words how many are unread, also when one comes or is read on another device', async () => {
    put('one')
    put('two', read)
    open()
    await waitFor(() => button('Notifications, 1 unread'))
    expect(button('Notifications, 1 unread').textContent).toBe('1')
    put('three')
    await waitFor(() => button('Notifications, 2 unread'))
    put('one', read)
    put('three', read)
    await waitFor(() => button('Notifications, none unread'))
    expect(button('Notifications, none unread').textContent).toBe('')
  })

  it('does not count further than it looks', async () => {
    const { shown } = notificationLimits
    for (let at = 0; at < shown; at += 1) put(`n${at}`)
    open()
    await waitFor(() => button(`Notifications, more than ${shown - 1} unread`))
  })

  it('opens by keyboard, lists the latest first, and gives the focus back on Escape', async () => {
    put('earlier', { at: new Date('2026-01-04T05:02:00Z') })
    put('later', { at: new Date('2026-01-05T05:02:00Z'), ...read })
    const person = open()
    await waitFor(() => button('Notifications, 1 unread'))
    act(() => button('Notifications, 1 unread').focus())
    await person.keyboard('{Enter}')
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Notifications'))
    expect(lines()).toEqual(['later5 Jan 2026, 10:32 am', 'earlier4 Jan 2026, 10:32 amUnread'])
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(button('Notifications, 1 unread')))
  })

  it('leads to the record, and marks that one as read', async () => {
    put('one')
    put('two')
    server.answers('markNotificationsRead', { message: '' })
    const person = open()
    await press(person, 'Notifications, 2 unread')
    await person.click(await says('two'))
    await says('Somewhere else')
    expect(location.pathname + location.search).toBe(storedNotification().path)
    expect(server.callsOf('markNotificationsRead')).toMatchObject([{ body: { ids: ['two'] } }])
  })

  it('marks all as read at once, and says so if it could not', async () => {
    put('one')
    put('two')
    put('three', read)
    const person = open()
    await press(person, 'Notifications, 2 unread')
    server.isOutOfReach('markNotificationsRead')
    await press(person, 'Mark all as read')
    await says('We couldn’t mark them as read. Try again.')
    server.answers('markNotificationsRead', { message: '' })
    await press(person, 'Mark all as read')
    await waitFor(() => expect(server.callsOf('markNotificationsRead')).toHaveLength(2))
    expect(server.callsOf('markNotificationsRead')[1]?.body).toEqual({ ids: ['one', 'two'] })
    put('one', read)
    put('two', read)
    await waitFor(() => expect(panel().textContent).not.toContain('Unread'))
    expect(button('Mark all as read').getAttribute('aria-disabled')).toBe('true')
  })

  it('says that there is nothing yet', async () => {
    const person = open()
    await press(person, 'Notifications, none unread')
    await says(/^Nothing yet\./)
  })

  it('says that they could not be loaded, and shows them after another try', async () => {
    put('one')
    act(() => firestore.goAway())
    const person = open()
    await press(person, 'Notifications')
    await says('Your notifications could not be loaded. Please try again.')
    firestore.comeBack()
    await press(person, 'Try again')
    await says('one')
  })
})
