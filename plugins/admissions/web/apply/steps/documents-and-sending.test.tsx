import { errors } from '@prangan/contract/errors'
import { button, field, press, says, sendTwice } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { ownApplication } from '../../testing/full-application.ts'
import {
  access,
  allDocuments,
  choose,
  goOn,
  headed,
  onDone,
  openSteps,
  photo,
  reachDocuments,
  reachDocumentsWithoutToken,
  reads,
  resetSteps,
  stored,
  tick,
} from '../../testing/open-steps.tsx'

beforeEach(resetSteps)

describe('An applicant at the last steps', () => {
  it('goes on after the token has ended, with a code, and nothing is asked twice', async () => {
    access.token = ''
    const person = await openSteps()
    access.renew.mockImplementation(async () => {
      access.token = 'second'
      return access.token
    })
    await reachDocumentsWithoutToken(person)
    await says('0 of at most 12 documents added')
    expect(access.renew).toHaveBeenCalledTimes(1)
    expect(server.callsOf('readOwnApplication').at(-1)?.body).toEqual({ token: 'second' })
  })

  it('is told at the slot that a document is missing, and sees the one that was added', async () => {
    reads(5)
    const person = await openSteps()
    await reachDocuments(person)
    await goOn(person)
    await waitFor(() => expect(document.querySelectorAll('[role="alert"] p')).toHaveLength(2))
    server.answers('addApplicationDocument', ownApplication({ documents: { photo: stored('me.jpg') } }))
    choose('photo', photo())
    await says('Added: me.jpg, 88 KB')
    const [sent] = server.callsOf('addApplicationDocument')
    expect(sent?.body).toMatchObject({ token: 'first', slot: 'photo' })
    expect(sent?.body.file).toMatchObject({ name: 'me.jpg', type: 'image/jpeg' })
  })

  it('whose line breaks keeps the picture, and sends it once there is a connection', async () => {
    reads(5)
    const person = await openSteps()
    await reachDocuments(person)
    server.isOutOfReach('addApplicationDocument')
    choose('photo', photo())
    await says(/We keep the file here/)
    server.answers('addApplicationDocument', ownApplication({ documents: { photo: stored('me.jpg') } }))
    dispatchEvent(new Event('online'))
    await says('Added: me.jpg, 88 KB')
    expect(document.body.textContent).not.toContain('No connection')
  })

  it('is told what the server says of a document, and may remove it', async () => {
    reads(5, allDocuments)
    const person = await openSteps()
    await reachDocuments(person)
    server.refuses('addApplicationDocument', 'broken-file')
    choose('xii', photo())
    await says(errors['broken-file'][1])
    server.answers('removeApplicationDocument', ownApplication({ documents: { photo: allDocuments.photo } }))
    await press(person, 'Remove: Class 12 marksheet')
    await waitFor(() => expect(document.body.textContent).not.toContain('Added: xii.jpg'))
    expect(server.callsOf('removeApplicationDocument')).toMatchObject([{ body: { slot: 'xii' } }])
  })

  it('agrees before sending, sends once, and is done', async () => {
    reads(6, allDocuments)
    const person = await openSteps()
    await reachDocuments(person)
    await goOn(person)
    await headed('Check and send')
    await press(person, 'Send application')
    await says('Without this consent the college can’t accept your application.')
    tick('consent-admission')
    tick('declaration')
    const own = ownApplication({ state: 'submitted', documents: allDocuments })
    const letGo = server.holds('submitApplication', own)
    sendTwice('Send application')
    await says('Sending your application…')
    letGo()
    await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1))
    expect(server.callsOf('submitApplication')).toMatchObject([
      {
        body: {
          token: 'first',
          domicile: 'Uttar Pradesh',
          registrationNumber: 'R1234',
          subjects: { major: ['hindi', 'history'], minor: [] },
          education: { x: { obtained: '437', maximum: '500' } },
          consents: [
            { purpose: 'admission', isGiven: true },
            { purpose: 'university', isGiven: false },
            { purpose: 'messages', isGiven: false },
          ],
        },
      },
    ])
    expect(localStorage).toHaveLength(0)
  })

  it('is led to the field that the server refuses, in its step, with everything still there', async () => {
    reads(7, allDocuments)
    const person = await openSteps()
    await reachDocuments(person)
    await goOn(person)
    await headed('Check and send')
    tick('consent-admission')
    tick('declaration')
    server.refuses('submitApplication', 'invalid-input', { 'education.xii.board': 'No such board.' })
    await press(person, 'Send application')
    await says('No such board.')
    await waitFor(() => expect(document.activeElement).toHaveProperty('name', 'education-xii-board'))
    expect(field('Marks obtained').value).toBe('437')
    expect(button('Save and continue').disabled).toBe(false)
  })
})
