import { courseAt, facultyAt } from '@prangan/contract/testing/fixtures'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { field, fill, fillIn, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { admissionPaths } from '../../../contract/paths.ts'
import { storedProgramme, storedSession } from '../../testing/stored.ts'
import { keyFrom } from './keys.ts'
import { SessionEditor } from './session-editor.tsx'
import { toTyped } from './typed-session.ts'

const put = (given: Parameters<typeof storedSession>[0] = {}) =>
  act(() => firestore.put(admissionPaths.session('session'), storedSession(given)))
const open = (item = 'session') =>
  openScreen(
    <SessionEditor />,
    `/AdminDashboard/admission-sessions/${item}`,
    '/AdminDashboard/admission-sessions/:item',
  )
const closesAt = 'Closes (India time)'

describe('A clerk whose colleague saves the same session meanwhile', () => {
  const told = 'Somebody else has just changed this session. What you typed is still here.'
  const closes = `Programmes and dates · ${courseAt(1)} · Closes (India time)`
  const [mine, theirs] = ['2026-07-20T17:30', new Date('2026-07-22T11:30:00Z')]
  const typeThenHear = async (given: Parameters<typeof storedSession>[0]) => {
    put()
    const person = open()
    await waitFor(() => field(closesAt))
    fill(closesAt, mine)
    put({ version: 2, ...given })
    await says(told)
    return person
  }
  const save = async (person: Awaited<ReturnType<typeof typeThenHear>>) => {
    server.answers('updateAdmissionSession', { message: 'Saved.', version: 3 })
    await press(person, 'Save')
    await says('The session is saved.')
    return server.callsOf('updateAdmissionSession')
  }

  it('keeps what was typed, sees what the colleague changed, and takes it in', async () => {
    const person = await typeThenHear({ lastDate: '2026-09-15' })
    await says('15 September 2026')
    await press(person, 'Accept their changes')
    expect(field(closesAt).value).toBe('20/07/2026, 17:30')
    expect(await save(person)).toMatchObject([{ body: { version: 2, session: { lastDate: '2026-09-15' } } }])
  })

  it('takes in another field of the same programme', async () => {
    const fee = { amount: 6_000, cautionMoney: 500, heads: [] }
    const person = await typeThenHear({ programmes: [storedProgramme({ fee })] })
    await press(person, 'Accept their changes')
    expect(await save(person)).toMatchObject([
      {
        body: {
          version: 2,
          session: { programmes: [{ closesAt: '2026-07-20T12:00:00.000Z', fee: { amount: 6_000 } }] },
        },
      },
    ])
  })

  it.each([
    ['Keep mine', '2026-07-20T12:00:00.000Z'],
    ['Use theirs', theirs.toISOString()],
  ])(
    'chooses ‘%s’ where both changed one field, with both in view; the rest comes in with it',
    async (choice, kept) => {
      const [programmes, opensAt] = [[storedProgramme({ closesAt: theirs })], '2026-06-02T04:30:00.000Z']
      const person = await typeThenHear({ lastDate: '2026-09-15', programmes })
      await says('22 Jul 2026, 5:00 pm')
      await says('20 Jul 2026, 5:30 pm')
      expect(document.body.textContent).not.toContain('Accept their changes')
      fill('Opens (India time)', '2026-06-02T10:00')
      await press(person, `${choice}: ${closes}`)
      expect(await save(person)).toMatchObject([
        {
          body: {
            version: 2,
            session: { lastDate: '2026-09-15', programmes: [{ closesAt: kept, opensAt }] },
          },
        },
      ])
    },
  )

  it('is led to the changes by a refused save, with the colleague and the time', async () => {
    const changedBy = { uid: 'ravi', name: 'Ravi Mishra' }
    put()
    const person = open()
    await waitFor(() => field(closesAt))
    fill(closesAt, mine)
    server.refuses('updateAdmissionSession', 'changed-meanwhile')
    await press(person, 'Save')
    await says(/^Not saved yet: the session was changed in another window/)
    put({ version: 2, lastDate: '2026-09-15', changedBy, updatedAt: new Date('2026-03-02T05:12:00Z') })
    await says('Ravi Mishra changed this session at 2 Mar 2026, 10:42 am. What you typed is still here.')
    await waitFor(() => expect(document.activeElement?.textContent).toContain('15 September 2026'))
  })

  it('sees only the head of the fee that differs, with both texts', async () => {
    const fee = (library: number) => ({
      ...{ amount: 4_000 + library, cautionMoney: 0 },
      heads: [
        { name: { en: 'Tuition' }, amount: 4_000 },
        { name: { en: 'Library' }, amount: library },
      ],
    })
    put({ programmes: [storedProgramme({ fee: fee(600) })] })
    const person = open()
    await person.click(await says('Level, faculty and fee'))
    const amount = await waitFor(() => screen.getAllByLabelText(/^Rupees/)[1] as HTMLInputElement)
    await person.clear(amount)
    await person.type(amount, '700')
    put({ version: 2, programmes: [storedProgramme({ fee: fee(800) })] })
    await says(told)
    await says('Library, 800')
    await says('Library, 700')
    expect(document.body.textContent).not.toContain('Tuition, 4000')
  })

  it('has a programme that was just added only once', async () => {
    put()
    const person = open()
    await waitFor(() => field(closesAt))
    await press(person, 'Add programme')
    await person.click(screen.getAllByText('Level, faculty and fee').at(-1) as HTMLElement)
    await waitFor(() => field('Course'))
    fillIn({
      ...{ Course: courseAt(0), Faculty: facultyAt(0).slug, 'Fee in rupees': '6000' },
      ...{ 'Opens (India time)': '2026-06-01T10:00', [closesAt]: '2026-07-15T17:00' },
    })
    server.answers('updateAdmissionSession', { message: 'Saved.', version: 2 })
    await press(person, 'Save')
    await says('The session is saved.')
    fill(closesAt, mine)
    const key = keyFrom(courseAt(0), [])
    put({
      ...{ version: 3, lastDate: '2026-09-15' },
      programmes: [
        storedProgramme(),
        storedProgramme({ key, course: courseAt(0), faculty: facultyAt(0).slug }),
      ],
    })
    await says(told)
    await press(person, 'Accept their changes')
    expect(document.querySelectorAll('[name$=".closesAt"]')).toHaveLength(2)
  })

  it('is asked also where it happened while the page was closed, and the draft is opened again', async () => {
    put({ version: 2, programmes: [storedProgramme({ closesAt: theirs })] })
    const base = toTyped(storedSession())
    const programmes = base.programmes.map((programme) => ({ ...programme, closesAt: mine }))
    sessionStorage.setItem(
      'session-draft asha session',
      JSON.stringify({ version: 1, base, typed: { ...base, programmes } }),
    )
    const person = open()
    await says(told)
    await press(person, `Use theirs: ${closes}`)
    await waitFor(() => expect(field(closesAt).value).toBe('22/07/2026, 17:00'))
  })
})

describe('A clerk whose own save is heard of late', () => {
  const ownVersion = (given: Parameters<typeof storedSession>[0] = {}) =>
    put({
      version: 2,
      programmes: [storedProgramme({ closesAt: new Date('2026-07-20T12:00:00Z') })],
      changedBy: { uid: 'asha', name: 'Asha Verma' },
      updatedAt: new Date('2026-03-02T05:12:00Z'),
      ...given,
    })
  const saveInVain = async () => {
    put()
    const person = open()
    await waitFor(() => field(closesAt))
    fill(closesAt, '2026-07-20T17:30')
    server.isOutOfReach('updateAdmissionSession')
    await press(person, 'Save')
    await says(/^The session could not be saved/)
    return person
  }

  it('is told that it is saved when the answer was lost', async () => {
    await saveInVain()
    ownVersion()
    await says('Saved')
    expect(document.body.textContent).not.toContain('could not be saved')
    expect(document.body.textContent).not.toContain('changed this session')
  })

  it('goes on typing on top of it', async () => {
    const person = await saveInVain()
    fill(closesAt, '2026-07-21T17:30')
    ownVersion()
    server.answers('updateAdmissionSession', { message: 'Saved.', version: 3 })
    await press(person, 'Save')
    await says('The session is saved.')
    expect(server.callsOf('updateAdmissionSession').at(-1)).toMatchObject({ body: { version: 2 } })
  })

  it('reads that it was another window of their own, with the time', async () => {
    put()
    open()
    await waitFor(() => field(closesAt))
    fill(closesAt, '2026-07-22T17:30')
    ownVersion()
    await says(
      'You changed this session in another window, at 2 Mar 2026, 10:42 am. What you typed here is still here.',
    )
    await says('Use the other one')
  })
})
