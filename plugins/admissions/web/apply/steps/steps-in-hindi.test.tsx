import { setLanguage } from '@prangan/web/messages/language.ts'
import { loadInHindi, saidInLatin } from '@prangan/web/testing/in-hindi.ts'
import { server } from '@prangan/web/testing/server.ts'
import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import {
  ownApplication,
  publicProgramme,
  publicSession,
  yearlyCategory,
} from '../../testing/full-application.ts'

const allowed = /SDC-\S+|JPEG|PNG|PDF|\b[KM]B\b|CUET|\b[ap]m\b|R1234|Elsewhere/g
const both = (en: string, hi: string) => ({ en, hi })
const thisYear = new Date().getFullYear()

const session = () =>
  publicSession({
    registration: { label: both('Registration number', 'पंजीकरण संख्या'), pattern: 'R\\d{4}' },
    claims: [{ key: 'ncc', name: both('NCC', 'एनसीसी'), points: 300, group: null }],
    programmes: [publicProgramme({ scheme: null })],
    documents: [
      {
        key: 'xii',
        name: both('Class 12 marksheet', 'कक्षा 12 का अंकपत्र'),
        hint: both('', ''),
        kind: 'page',
        neededFor: { who: 'everybody' },
        isRequired: true,
      },
    ],
  })

let close = () => {}
afterEach(() => {
  close()
  setLanguage('en')
})

async function open() {
  await loadInHindi()
  const screen = await import('@prangan/web/testing/screen.tsx')
  const { ApplicationSteps } = await import('./application-steps.tsx')
  close = screen.closeScreen
  for (let time = 0; time < 5; time += 1)
    server.answers('readOwnApplication', ownApplication({ openSlots: ['xii'] }))
  const applicant = {
    name: 'मीरा जोशी',
    dob: `${thisYear - 17}-12-30`,
    gender: 'female' as const,
    category: yearlyCategory,
    state: 'उत्तर प्रदेश',
  }
  const person = screen.openScreen(
    <ApplicationSteps
      number="SDC-2026-K7M4QX3"
      session={session()}
      programme={session().programmes[0] ?? publicProgramme()}
      applicant={applicant}
      access={{ getToken: () => 'first', renew: () => Promise.reject(new Error('Shut.')) }}
      onDone={() => {}}
    />,
  )
  const goOn = async (next: string) => {
    await screen.press(person as UserEvent, 'सहेजें और आगे बढ़ें')
    await waitFor(() => expect(document.activeElement?.textContent).toContain(next))
  }
  return { ...screen, person, goOn }
}

const type = (name: string, text: string, fire: (element: Element, text: string) => void) => {
  const box = document.querySelector(`[name="${name}"]`)
  if (!box) throw new Error(`There is no field ${name}.`)
  fire(box, text)
}

describe('An applicant of 17 who reads Hindi', () => {
  it('reads nothing else in the later steps, nor in what is wrong with them', async () => {
    const { fireEvent } = await import('@testing-library/react')
    const { person, goOn, press, says } = await open()
    const fill = (typed: Record<string, string>) => {
      for (const [name, text] of Object.entries(typed))
        type(name, text, (box, value) => fireEvent.input(box, { target: { value } }))
    }
    await waitFor(() => expect(document.body.textContent).toContain('अभिभावक का नाम'))
    await press(person, 'सहेजें और आगे बढ़ें')
    await waitFor(() => expect(document.querySelectorAll('[aria-invalid=true]').length).toBeGreaterThan(3))
    expect(saidInLatin(allowed)).toEqual([])
    fill({
      registrationNumber: 'R1234',
      'guardian-name': 'सुरेश राव',
      'guardian-mobile': '6666600001',
      'guardian-email': 'a@b.test',
      'categoryProof-number': '123',
      'categoryProof-authority': 'तहसीलदार',
      'categoryProof-issuedOn': `${thisYear - 2}-05-01`,
    })
    await says(/^यह प्रमाण-पत्र एक वर्ष से अधिक पुराना है/)
    await goOn('प्राप्तांक')
    for (const exam of ['x', 'xii'])
      fill({
        [`education-${exam}-board`]: 'यूपी बोर्ड',
        [`education-${exam}-rollNumber`]: '1234567',
        [`education-${exam}-year`]: String(thisYear - 1),
        [`education-${exam}-obtained`]: '501',
        [`education-${exam}-maximum`]: '500',
      })
    await press(person, 'सहेजें और आगे बढ़ें')
    await waitFor(() => expect(document.body.textContent).toContain('प्राप्तांक पूर्णांक से अधिक हैं।'))
    expect(saidInLatin(allowed)).toEqual([])
    fill({ 'education-x-obtained': '437', 'education-xii-obtained': '437' })
    await goOn('अधिभार और दावे')
    expect(saidInLatin(allowed)).toEqual([])
    await goOn('दस्तावेज़')
    await says('जोड़े गए दस्तावेज़: 0 (अधिकतम 12)')
    expect(saidInLatin(allowed)).toEqual([])
  })
})
