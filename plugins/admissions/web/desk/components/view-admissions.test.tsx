import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { colleagueOpens } from '@prangan/web/testing/colleague.ts'
import { firestore } from '@prangan/web/testing/firestore.ts'
import { answer, button, field, fill, openScreen, press, says } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { act, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { storedApplication, storedFullApplication } from '../../testing/stored.ts'
import { ViewAdmissions } from './view-admissions.tsx'

const open = (search = '') => openScreen(<ViewAdmissions />, `/desk${search}`)
const put = (given: Parameters<typeof storedApplication>[0] = {}) =>
  act(() => firestore.put(documentPaths.admission('meera'), storedApplication(given)))

describe('The office’s list of applications', () => {
  it('says that there are none', async () => {
    open()
    await says('No records found')
  })

  it('says that it could not be loaded, not that it is empty, and is there after trying again', async () => {
    put()
    firestore.goAway()
    const person = open()
    await says('The applications could not be loaded. Please check your internet connection and try again.')
    firestore.comeBack()
    await press(person, 'Try again')
    await says('1 application shown')
  })

  it('says of what is not on record that it is not', async () => {
    open('?open=nobody')
    await says(errors['no-such-application'][1])
  })
})

describe('An admin who decides about several', () => {
  it('sends the same decision for each, based on what the list showed', async () => {
    put()
    act(() => firestore.put(documentPaths.admission('asha'), storedApplication({ version: 4 })))
    const person = open()
    await says('2 applications shown')
    await person.click(field('Select all'))
    await press(person, 'Decide selected')
    await says('Decide on 2 applications?')
    fill('Status', 'waiting')
    for (const version of [2, 5]) {
      server.answers('decideApplication', { message: 'Application updated successfully!', version })
    }
    await press(person, 'Decide on 2 applications')
    await says('2 applications updated successfully!')
    const bodies = server.callsOf('decideApplication').map(({ body }) => body)
    expect(bodies).toHaveLength(2)
    for (const body of bodies)
      expect(body).toMatchObject({ status: 'waiting', note: '', mailApplicant: false })
    expect(bodies.map(({ version }) => version).toSorted()).toEqual([1, 4])
  })

  it('is offered what can succeed, reads for how many, and rejects them with a reason that is mailed', async () => {
    for (const [id, status] of [
      ['meera', 'in review'],
      ['asha', 'queried'],
      ['ravi', 'offered'],
    ] as const)
      act(() => firestore.put(documentPaths.admission(id), storedFullApplication({ name: id, status })))
    const person = open()
    await says('3 applications shown')
    await person.click(field('Select all'))
    await press(person, 'Decide selected')
    const options = [...field('Status').querySelectorAll('option')].map(({ text }) => text)
    expect(options).toEqual(['In review (for 1 of 3)', 'Rejected (for 2 of 3)'])
    fill('Status', 'rejected')
    await says('1 of the selected applications can’t get this status and stays as it is.')
    await says('Each applicant gets a mail with the reason.')
    await press(person, 'Reject 2 applications')
    await says('Give the reason. The applicants will read it.')
    expect(server.callsOf('scrutiniseApplication')).toEqual([])
    fill('Reason', 'The last date has passed.')
    for (const _ of [1, 2]) server.answers('scrutiniseApplication', { message: 'Saved.', version: 2 })
    await press(person, 'Reject 2 applications')
    await says('2 applications updated successfully!')
    const sent = server.callsOf('scrutiniseApplication')
    expect(sent.map(({ params }) => params.id).toSorted()).toEqual(['asha', 'meera'])
    for (const { body } of sent)
      expect(body).toMatchObject({ status: 'rejected', note: 'The last date has passed.' })
  })
})

describe('An admin who decides', () => {
  const openForm = async () => {
    put()
    const person = open('?open=meera')
    await waitFor(() => field('Note'))
    fill('Note', 'Bring the originals.')
    return person
  }

  it('sees who else has the application open', async () => {
    await openForm()
    await colleagueOpens(documentPaths.admission('meera'))
    await says('Ravi Mishra has this open, too.')
  })

  it('loses nothing typed when the connection is lost, and is asked before it is left', async () => {
    const person = await openForm()
    server.isOutOfReach('decideApplication')
    await press(person, 'Save decision')
    await says(/could not be|connection/)
    await waitFor(() => expect(document.activeElement).toBe(button('Save decision')))
    expect(field('Note').value).toBe('Bring the originals.')
    await press(person, 'Close')
    await answer(person, 'Keep writing')
    expect(field('Note').value).toBe('Bring the originals.')
  })

  it('never overwrites a colleague’s decision unseen: both are shown, and one is chosen', async () => {
    const person = await openForm()
    fill('Status', 'rejected')
    put({ status: 'accepted', version: 2 })
    await says('Somebody else has just changed this application. What you typed is still here.')
    await press(person, 'Keep mine: Status')
    expect([field('Status').value, field('Note').value]).toEqual(['rejected', 'Bring the originals.'])
    server.answers('decideApplication', { message: 'Application updated successfully!', version: 3 })
    await press(person, 'Save decision')
    await says('Application updated successfully!')
    expect(server.callsOf('decideApplication')).toMatchObject([{ body: { status: 'rejected', version: 2 } }])
  })
})
