import { openScreen } from '@prangan/web/testing/screen.tsx'
import { describe, expect, it } from 'vitest'
import { storedFullApplication, storedSession } from '../../testing/stored.ts'
import { Letter } from './letter.tsx'
import { loadLetterMessages } from './letter-messages.ts'

const offer = {
  list: 'one',
  listNumber: 1,
  under: 'obc',
  payFrom: new Date('2026-07-21T04:30:00Z'),
  payTo: new Date('2026-07-26T11:30:00Z'),
  amount: 5_200,
  cautionMoney: 500,
  acceptedAt: null,
}

async function letterIn(language: 'en' | 'hi') {
  const texts = await loadLetterMessages(language)
  openScreen(
    <Letter
      kind="offer"
      row={{ id: 'meera', ...storedFullApplication({ offer }) }}
      session={{ id: 'session', ...storedSession({}) }}
      language={language}
      texts={texts}
    />,
  )
  return document.body.textContent
}

describe('An applicant reads until when to pay in hours of twelve', () => {
  it('in a letter in English', async () => {
    expect(await letterIn('en')).toContain('To be paid by26 July 2026, 5:00 pm')
  })

  it('in a letter in Hindi, with the Hindi words for am and pm', async () => {
    const text = await letterIn('hi')
    expect(text).toContain('21 जुलाई 2026, सुबह 10:00')
    expect(text).toContain('26 जुलाई 2026, शाम 5:00')
  })
})
