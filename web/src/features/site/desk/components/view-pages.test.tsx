import { documentPaths, settingsId } from '@prangan/contract/paths'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { type LoadPeople, LoadPeopleContext } from '../../../../lib/person-names.ts'
import { firestore } from '../../../../testing/firestore.ts'
import {
  answer,
  button,
  field,
  fill,
  openScreen,
  press,
  question,
  says,
} from '../../../../testing/screen.tsx'
import { server } from '../../../../testing/server.ts'
import { storedMember, storedPage } from '../../../../testing/stored.ts'
import { ViewPages } from './view-pages.tsx'

async function openDetails(given: Parameters<typeof storedPage>[0] = {}) {
  firestore.put(documentPaths.page('fees'), storedPage(given))
  firestore.put(documentPaths.faculty('asha'), storedMember())
  const user = openScreen(<ViewPages />, '/desk')
  await press(user, 'Details of Fees')
  await says('Teachers who may edit it')
  return user
}

describe('A clerk who moves a page', () => {
  it('begins with its address, and is told where links to it lead from then on', async () => {
    server.answers('movePage', { message: 'The page was moved.' })
    const user = await openDetails()
    await press(user, 'Move to another address')
    expect((await question()).textContent).toContain('It is at /fees now.')
    expect(field('New address').value).toBe('/fees')
    fill('New address', '/admission/fees')
    await answer(user, 'Move')
    await says('The page was moved.')
    expect(server.callsOf('movePage')[0]).toMatchObject({
      params: { id: 'fees' },
      body: { path: '/admission/fees', version: 1 },
    })
  })

  it('to an address that is taken reads so beside the buttons, and what was typed stays', async () => {
    server.refuses('movePage', 'address-taken')
    const user = await openDetails()
    await press(user, 'Move to another address')
    await question()
    fill('New address', '/history')
    await press(user, 'Move')
    await waitFor(async () => expect((await question()).textContent).toMatch(/address/))
    expect(field('New address').value).toBe('/history')
    await waitFor(() => expect(button('Move').disabled).toBe(false))
  })
})

describe('A clerk who looks at a public page', () => {
  it('sees in the list that a change of it is scheduled', async () => {
    const scheduledAt = new Date('2999-07-05T09:30:00+05:30')
    firestore.put(documentPaths.page('fees'), storedPage({ state: 'published', published: 1, scheduledAt }))
    openScreen(<ViewPages />, '/desk')
    await says(/^Changes on 5 Jul 2999/)
  })
})

describe('A clerk who wants to know who changed a page', () => {
  const asha = { uid: 'asha', name: 'Asha Verma', email: 'office@college.test' }
  const loadAsha: LoadPeople = async () => (_, next) => {
    next([asha])
    return () => {}
  }
  const open = async () => {
    firestore.put(documentPaths.page('fees'), storedPage())
    const person = openScreen(
      <LoadPeopleContext value={loadAsha}>
        <ViewPages />
      </LoadPeopleContext>,
      '/desk',
    )
    await waitFor(() => expect(screen.getByText('Asha Verma').title).toBe('office@college.test'))
    return person
  }

  it('reads the name in the list and in the page’s details', async () => {
    await press(await open(), 'Details of Fees')
    await says('Teachers who may edit it')
    await waitFor(() =>
      expect(document.querySelector('[role="dialog"]')?.textContent).toContain(', Asha Verma'),
    )
    expect(document.body.textContent).not.toContain('office@college.test')
  })

  it('reads it in the CSV file, too', async () => {
    const save = vi.spyOn(URL, 'createObjectURL')
    await press(await open(), 'Export CSV')
    await waitFor(() => expect(save).toHaveBeenCalled())
    const file = save.mock.calls[0]?.[0] as Blob
    const text = new TextDecoder().decode(await file.arrayBuffer())
    expect(text).toContain('"Fees"')
    expect(text).toContain('"Asha Verma"')
    expect(text).not.toContain('office@college.test')
  })
})

it('A clerk whose search finds nothing is not told that only titles were searched', async () => {
  firestore.put(documentPaths.page('fees'), storedPage())
  openScreen(<ViewPages />, '/desk?q=hostel')
  await says('No page contains these words.')
})

describe('A clerk who takes a page down', () => {
  it('is asked first, and offered to restore it afterwards', async () => {
    server.answers('takeDownPage', { message: 'The page was taken down.' })
    const user = await openDetails()
    await press(user, 'Take down')
    expect((await question()).textContent).toContain('Take this page down?')
    await answer(user, 'Take down')
    await says('The page was taken down.')
    firestore.put(documentPaths.page('fees'), storedPage({ state: 'down' }))
    await waitFor(() => button('Restore'))
    expect(() => button('Take down')).toThrow()
  })
})

describe('A clerk who gives a page to a teacher', () => {
  it('can save once something has changed', async () => {
    server.answers('setPageOwners', { message: 'The teachers were saved.' })
    const user = await openDetails()
    expect(button('Save teachers').ariaDisabled).toBe('true')
    fireEvent.click(await screen.findByLabelText('Asha Verma'))
    expect(button('Save teachers').ariaDisabled).toBeNull()
    await press(user, 'Save teachers')
    await says('The teachers were saved.')
    expect(server.callsOf('setPageOwners')[0]?.body).toEqual({ owners: ['asha'], ownersPublish: false })
  })

  it('reads beside the button why it was refused, and the choice stays', async () => {
    server.refuses('setPageOwners', 'no-such-page')
    const user = await openDetails()
    fireEvent.click(await screen.findByLabelText('Asha Verma'))
    await press(user, 'Save teachers')
    await waitFor(() => expect(document.querySelector('[role="dialog"] [role="alert"]')).not.toBeNull())
    expect((await screen.findByLabelText<HTMLInputElement>('Asha Verma')).checked).toBe(true)
  })
})

it('The site settings have no address, and are neither moved nor taken down', async () => {
  firestore.put(documentPaths.page(settingsId), storedPage({ title: { en: 'As it is stored' }, path: '' }))
  const user = openScreen(<ViewPages />, '/desk')
  await press(user, 'Details of Menus, home page and contact details')
  await waitFor(() => button('Mark as reviewed'))
  expect(() => button('Move to another address')).toThrow()
  expect(() => button('Take down')).toThrow()
  expect(screen.queryByText('Teachers who may edit it')).toBeNull()
})
