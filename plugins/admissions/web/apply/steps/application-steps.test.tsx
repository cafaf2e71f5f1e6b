import { errors } from '@prangan/contract/errors'
import {
  button,
  field,
  fill,
  fillIn,
  isToldAt,
  messagesOf,
  openScreen,
  press,
  says,
  sendTwice,
  typedIn,
} from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { fireEvent, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ownApplication, publicProgramme, publicSession } from '../../testing/full-application.ts'
import { readStepsDraft, saveStepsDraft } from '../api/steps-draft.ts'
import { nothingTypedOf } from '../api/typed-details.ts'
import { ApplicationSteps } from './application-steps.tsx'
import type { ApplicationStepsProps, StepsApplicant } from './steps-props.ts'

const number = 'SDC-2026-K7M4QX3'
const thisYear = new Date().getFullYear()
const grown: StepsApplicant = {
  name: 'Meera Joshi',
  dob: `${thisYear - 20}-01-01`,
  gender: 'female',
  category: 'general',
  state: 'Uttar Pradesh',
}
const stored = (name: string) => ({ name, size: 90_000, at: '2026-06-10T09:30:00.000Z' })
const allDocuments = { photo: stored('photo.jpg'), xii: stored('xii.jpg') }
const photo = () => new File(['a picture'], 'me.jpg', { type: 'image/jpeg' })

const access = { token: 'first', getToken: () => access.token, renew: vi.fn<() => Promise<string>>() }
const onDone = vi.fn<ApplicationStepsProps['onDone']>()

const reads = (times: number, documents = {}) => {
  for (let time = 0; time < times; time += 1)
    server.answers('readOwnApplication', ownApplication({ documents }))
}

async function open(applicant: Partial<StepsApplicant> = {}): Promise<UserEvent> {
  const person = openScreen(
    <ApplicationSteps
      number={number}
      session={publicSession()}
      programme={publicProgramme()}
      applicant={{ ...grown, ...applicant }}
      access={access}
      onDone={onDone}
    />,
  )
  await headed('About you')
  return person
}

const goOn = (person: UserEvent) => press(person, 'Save and continue')
const headed = async (heading: string) => {
  const found = await waitFor(() => {
    const [element] = [...document.querySelectorAll('h2')].filter((each) =>
      each.textContent.endsWith(heading),
    )
    if (!element) throw new Error(`There is no heading '${heading}'.`)
    return element
  })
  await waitFor(() => expect(document.activeElement).toBe(found))
}
const fillMarks = () => {
  for (const exam of ['x', 'xii']) {
    const typed = {
      board: 'UP Board',
      rollNumber: '1234567',
      year: String(thisYear - 1),
      obtained: '437',
      maximum: '500',
    }
    for (const [name, text] of Object.entries(typed)) {
      const box = document.querySelector(`[name="education-${exam}-${name}"]`)
      if (box) fireEvent.input(box, { target: { value: text } })
    }
  }
}
const tick = (name: string, at = 0) => {
  const boxes = document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`)
  fireEvent.click(boxes[at] ?? document.body)
}
const claimsTicked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="claims"]')].map(({ checked }) => checked)
const choose = (slot: string, file: File) => {
  const box = document.querySelector(`[name="document-${slot}"]`)
  fireEvent.change(box ?? document.body, { target: { files: [file] } })
}

/** Fills in all steps before the documents. */
async function reachDocuments(person: UserEvent) {
  fill('University registration number', 'R1234')
  await goOn(person)
  await headed('Marks')
  fillMarks()
  await goOn(person)
  await headed('Subjects')
  tick('subjects-major', 0)
  tick('subjects-major', 2)
  await goOn(person)
  await headed('Weightage and claims')
  await goOn(person)
  await headed('Documents')
}

beforeEach(() => {
  access.token = 'first'
  access.renew.mockReset()
  onDone.mockReset()
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect: () => {},
    translate: () => {},
    rotate: () => {},
    drawImage: () => {},
  } as never)
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) =>
    give(new Blob(['jpeg'], { type: 'image/jpeg' })),
  )
})

describe('An applicant', () => {
  it('is told at each field of a step what is missing, and goes no further', async () => {
    reads(1)
    const person = await open({ dob: `${thisYear - 17}-01-01`, category: 'ews' })
    fill('State of domicile', '')
    await goOn(person)
    await isToldAt('State of domicile', 'State of domicile is required.')
    expect(messagesOf('University registration number')).toContain('Please check the registration number.')
    expect(messagesOf('Guardian’s e-mail')).toContain('Please enter a valid e-mail address.')
    expect(messagesOf('Date of issue')).toContain('Date of issue is required.')
  })

  it('is warned of a certificate that is more than a year old', async () => {
    reads(1)
    await open({ category: 'obc' })
    fill('Date of issue', `${thisYear - 2}-01-01`)
    await says(/This certificate is more than a year old/)
  })

  it('sees the percentage while typing the marks, and what is wrong with them', async () => {
    reads(2)
    const person = await open()
    fill('University registration number', 'R1234')
    await goOn(person)
    await headed('Marks')
    fillMarks()
    expect(document.body.textContent).toContain('Percentage: 87.40 %')
    fill('Marks obtained', '501')
    await goOn(person)
    await isToldAt('Marks obtained', 'The marks obtained are more than the maximum.')
  })

  it('chooses no subject that excludes a chosen one, and none twice', async () => {
    reads(3)
    const person = await open()
    fill('University registration number', 'R1234')
    await goOn(person)
    await headed('Marks')
    fillMarks()
    await goOn(person)
    await headed('Subjects')
    await goOn(person)
    await says('Please choose 2 of these.')
    tick('subjects-major', 0)
    await says('1 of 2 chosen')
    const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[name="subjects-major"]')]
    expect(boxes().map(({ disabled }) => disabled)).toEqual([false, true, false])
    expect(document.body.textContent).toContain('You can’t combine it with Hindi.')
    expect(document.body.textContent).toContain('Already chosen under Major.')
  })

  it('is offered the claim of women only as a woman, and keeps none that was ticked before', async () => {
    reads(2)
    const kept = { ...nothingTypedOf(['major', 'minor']), claims: ['ncc', 'women'] }
    saveStepsDraft(number, { step: 'claims', typed: kept, pictures: {} })
    await openAgain('Weightage and claims')
    expect(claimsTicked()).toEqual([true, false, true])
    await openAgain('Weightage and claims', { gender: 'male' })
    expect(claimsTicked()).toEqual([true, false])
    expect(readStepsDraft(number)?.typed.claims).toEqual(['ncc'])
  })

  it('loses nothing by going back, leaving and coming back', async () => {
    reads(5)
    const person = await open()
    fillIn({ 'Name in Hindi': 'मीरा जोशी', 'University registration number': 'R1234' })
    await goOn(person)
    await headed('Marks')
    fillMarks()
    history.back()
    await headed('About you')
    expect(typedIn('Name in Hindi', 'University registration number')).toEqual(['मीरा जोशी', 'R1234'])
    history.forward()
    await headed('Marks')
    const again = await openAgain()
    expect(document.querySelector<HTMLInputElement>('[name="education-xii-obtained"]')?.value).toBe('437')
    void again
  })

  it('goes on after the token has ended, with a code, and nothing is asked twice', async () => {
    access.token = ''
    const person = await open()
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
    const person = await open()
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
    const person = await open()
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
    const person = await open()
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
    const person = await open()
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
    const person = await open()
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

async function openAgain(heading = 'Marks', applicant: Partial<StepsApplicant> = {}) {
  const { cleanup } = await import('@testing-library/react')
  const { closeScreen } = await import('@prangan/web/testing/screen.tsx')
  cleanup()
  closeScreen()
  openScreen(
    <ApplicationSteps
      number={number}
      session={publicSession()}
      programme={publicProgramme()}
      applicant={{ ...grown, ...applicant }}
      access={access}
      onDone={onDone}
    />,
  )
  await headed(heading)
}

/** The same as `reachDocuments`, where nothing is read on the way. */
async function reachDocumentsWithoutToken(person: UserEvent) {
  server.answers('readOwnApplication', ownApplication())
  await reachDocuments(person)
}
