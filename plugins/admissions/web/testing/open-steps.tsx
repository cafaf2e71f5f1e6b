import { closeScreen, fill, openScreen, press } from '@prangan/web/testing/screen.tsx'
import { server } from '@prangan/web/testing/server.ts'
import { cleanup, fireEvent, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, vi } from 'vitest'
import { ApplicationSteps } from '../apply/steps/application-steps.tsx'
import type { ApplicationStepsProps, StepsApplicant } from '../apply/steps/steps-props.ts'
import { ownApplication, publicProgramme, publicSession } from './full-application.ts'

export const number = 'SDC-2026-K7M4QX3'
export const thisYear = new Date().getFullYear()
const grown: StepsApplicant = {
  name: 'Meera Joshi',
  dob: `${thisYear - 20}-01-01`,
  gender: 'female',
  category: 'general',
  state: 'Uttar Pradesh',
}
export const stored = (name: string) => ({ name, size: 90_000, at: '2026-06-10T09:30:00.000Z' })
export const allDocuments = { photo: stored('photo.jpg'), xii: stored('xii.jpg') }
export const photo = () => new File(['a picture'], 'me.jpg', { type: 'image/jpeg' })

export const access = { token: 'first', getToken: () => access.token, renew: vi.fn<() => Promise<string>>() }
export const onDone = vi.fn<ApplicationStepsProps['onDone']>()

export const reads = (times: number, documents = {}) => {
  for (let time = 0; time < times; time += 1)
    server.answers('readOwnApplication', ownApplication({ documents }))
}

/** Its first step can be changed if the whole of it is known: if there is an e-mail address. */
function Steps({ given }: { given: Partial<StepsApplicant> }) {
  const [applicant, setApplicant] = useState<StepsApplicant>({ ...grown, ...given })
  return (
    <ApplicationSteps
      number={number}
      session={publicSession()}
      programme={publicProgramme()}
      applicant={applicant}
      access={access}
      {...(given.email && { onChange: setApplicant })}
      onDone={onDone}
    />
  )
}

const show = (applicant: Partial<StepsApplicant>): UserEvent => openScreen(<Steps given={applicant} />)

export async function openSteps(applicant: Partial<StepsApplicant> = {}): Promise<UserEvent> {
  const person = show(applicant)
  await headed('About you')
  return person
}

export const goOn = (person: UserEvent) => press(person, 'Save and continue')
export const headed = async (heading: string) => {
  const found = await waitFor(() => {
    const [element] = [...document.querySelectorAll('h2')].filter((each) =>
      each.textContent.endsWith(heading),
    )
    if (!element) throw new Error(`There is no heading '${heading}'.`)
    return element
  })
  await waitFor(() => expect(document.activeElement).toBe(found))
}
export const fillMarks = () => {
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
export const tick = (name: string, at = 0) => {
  const boxes = document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][name="${name}"]`)
  fireEvent.click(boxes[at] ?? document.body)
}
export const claimsTicked = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name="claims"]')].map(({ checked }) => checked)
export const choose = (slot: string, file: File) => {
  const box = document.querySelector(`[name="document-${slot}"]`)
  fireEvent.change(box ?? document.body, { target: { files: [file] } })
}

/** Fills in all steps before the documents. */
export async function reachDocuments(person: UserEvent) {
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

export function resetSteps(): void {
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
}

export async function openAgain(
  heading = 'Marks',
  applicant: Partial<StepsApplicant> = {},
): Promise<UserEvent> {
  cleanup()
  closeScreen()
  const person = show(applicant)
  await headed(heading)
  return person
}

/** Reaches the documents where nothing is read on the way. */
export async function reachDocumentsWithoutToken(person: UserEvent) {
  server.answers('readOwnApplication', ownApplication())
  await reachDocuments(person)
}
