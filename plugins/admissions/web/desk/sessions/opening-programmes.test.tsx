import { courseAt } from '@prangan/contract/testing/fixtures'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { field, fill, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { storedProgramme, storedSession } from '../../testing/stored.ts'
import { SessionEditor } from './session-editor.tsx'

const end = '2099-12-10T17:00'
const openOne = storedProgramme({ closesAt: new Date('2099-12-10T11:30:00Z') })
const closed = storedProgramme({
  key: 'bsc',
  course: courseAt(0),
  opensAt: new Date('2020-06-01T04:30:00Z'),
  closesAt: new Date('2020-07-01T04:30:00Z'),
})

const typedAt = (path: string) =>
  document.querySelector<HTMLInputElement>(`[name="programmes.${path}"]`)?.value
const openEditor = async (programmes = [openOne, closed]) => {
  act(() => firestore.put(admissionPaths.session('session'), storedSession({ programmes })))
  const person = openScreen(
    <SessionEditor />,
    '/AdminDashboard/admission-sessions/session',
    '/AdminDashboard/admission-sessions/:item',
  )
  await waitFor(() => expect(typedAt('0.closesAt')).toBeTruthy())
  return person
}

describe('A clerk who opens one more programme', () => {
  it('gets the last date of the others for a new one', async () => {
    const person = await openEditor()
    await press(person, 'Add programme')
    await waitFor(() => expect(typedAt('2.closesAt')).toBe(end))
  })

  it('gets it for one that was closed, and reads before saving what that changes', async () => {
    const person = await openEditor()
    await press(person, 'Open until 10 Dec 2099, 5:00 pm')
    expect(typedAt('1.closesAt')).toBe(end)
    await says(`Not saved yet: Opens ${courseAt(0)} until 10 Dec 2099, 5:00 pm`)
  })

  it('gets it in place of an old date when it is to open later', async () => {
    await openEditor()
    fill('Opens (India time)', '2099-12-01T10:00')
    await waitFor(() => expect(typedAt('1.closesAt')).toBe(end))
  })

  it('chooses a date where the others have none in common', async () => {
    const other = storedProgramme({ key: 'ma', closesAt: new Date('2099-11-01T11:30:00Z') })
    const person = await openEditor([openOne, other])
    await press(person, 'Add programme')
    await waitFor(() => expect(typedAt('2.closesAt')).toBe(''))
  })
})

describe('A clerk who changes a fee', () => {
  const application = (status: string, amount: number) => ({
    session: 'session',
    programme: 'ba',
    status,
    offer: { amount },
  })
  beforeEach(() => {
    act(() => {
      firestore.put('admissions/told', application('offered', 5_200))
      firestore.put('admissions/paid', application('admitted', 5_200))
      firestore.put('admissions/before', application('admitted', 4_000))
      firestore.put('admissions/gone', application('withdrawn', 5_200))
    })
  })
  const typeFee = async () => {
    const person = await openEditor()
    await person.click(screen.getAllByText('Level, faculty and fee')[0] as HTMLElement)
    await waitFor(() => field('Fee in rupees'))
    fill('Fee in rupees', '5500')
    await says(`Not saved yet: Fee of ${courseAt(1)} ₹5,200 → ₹5,500`)
    return person
  }

  it('is asked first if people have been told the old one, and may go back', async () => {
    const person = await typeFee()
    await press(person, 'Save')
    await says('Change the fee?')
    await says(/^2 people have been told ₹5,200\. They keep this fee/)
    await press(person, 'Go back')
    expect(server.callsOf('updateAdmissionSession')).toEqual([])
    server.answers('updateAdmissionSession', { message: 'Saved.', version: 2 })
    await press(person, 'Save')
    await press(person, 'Save the new fee')
    await says('The session is saved.')
    expect(server.callsOf('updateAdmissionSession')).toMatchObject([
      { body: { session: { programmes: [{ fee: { amount: 5_500 } }, {}] } } },
    ])
  })

  it('is not asked before anybody has been told', async () => {
    act(() => {
      for (const id of ['told', 'paid']) firestore.put(`admissions/${id}`, application('verified', 0))
    })
    const person = await typeFee()
    server.answers('updateAdmissionSession', { message: 'Saved.', version: 2 })
    await press(person, 'Save')
    await says('The session is saved.')
  })

  it('marks the head that is the caution money, which then says how much that is', async () => {
    const heads = [
      { name: { en: 'Tuition' }, amount: 4_700 },
      { name: { en: 'Security' }, amount: 500, isCautionMoney: true },
    ]
    const person = await openEditor([{ ...openOne, fee: { amount: 5_200, cautionMoney: 500, heads } }])
    await person.click(await says('Level, faculty and fee'))
    await says('The sum of the heads marked as caution money.')
    const [, security] = screen.getAllByLabelText('Caution money: always paid back')
    await person.click(security as HTMLElement)
    await waitFor(() => field('Of which caution money'))
  })
})
