import { setLanguage } from '@prangan/web/messages/language.ts'
import { loadInHindi } from '@prangan/web/testing/in-hindi.ts'
import { openScreen } from '@prangan/web/testing/screen.tsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { loadApplicantMessages } from '../../applicant-messages.ts'
import { ownApplication } from '../../testing/own-application.ts'
import { OwnContext } from '../api/own-application.ts'
import { RefusedPart } from './refused-part.tsx'
import { SeatDecisionPart } from './seat-decision-part.tsx'

describe('What the office wrote in English, on a page in Hindi,', () => {
  beforeAll(async () => {
    await Promise.all([loadInHindi(), loadApplicantMessages('hi')])
  })
  afterAll(() => setLanguage('en'))

  const textOf = (changes: Partial<OwnApplication>) => {
    const application = ownApplication(changes)
    openScreen(
      <OwnContext value={{ application } as never}>
        <SeatDecisionPart />
        <RefusedPart onObject={undefined} />
      </OwnContext>,
    )
    return document.body.textContent ?? ''
  }

  it('is introduced as the office’s, and marked as English', () => {
    const text = textOf({ refused: [{ item: 'category', reason: 'It has expired.' }] })
    expect(text).toContain('कार्यालय ने लिखा: It has expired.')
    expect(document.querySelector('bdi > [lang=en]')?.textContent).toBe('It has expired.')
  })

  it('is in Hindi where it is a usual text', () => {
    const text = textOf({ refused: [{ item: 'category', reason: 'The certificate is in another name.' }] })
    expect(text).toContain('कार्यालय ने लिखा: प्रमाण-पत्र किसी और के नाम का है।')
    expect(document.body.querySelector('[lang=en]')).toBeNull()
  })

  it('is introduced where it says until what is settled a seat stays, and why', () => {
    const text = textOf({
      seatDecision: {
        ...{ decision: 'provisional', listNumber: 1, at: '2026-11-26T06:00:00Z' },
        ...{ condition: 'The original marksheet', reason: 'It says 412.' },
      },
    })
    expect(text).toContain('कार्यालय ने लिखा: The original marksheet')
    expect(text).toContain('कार्यालय ने कारण लिखा: It says 412.')
  })
})
