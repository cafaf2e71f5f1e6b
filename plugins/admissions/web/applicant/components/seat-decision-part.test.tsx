import { openScreen } from '@prangan/web/testing/screen.tsx'
import { describe, expect, it } from 'vitest'
import type { OwnApplication } from '../../../contract/schemas/own-application.ts'
import { ownApplication, ownRefund } from '../../testing/own-application.ts'
import { OwnContext } from '../api/own-application.ts'
import { SeatDecisionPart } from './seat-decision-part.tsx'

type Decision = NonNullable<OwnApplication['seatDecision']>

function textOf(decision: Partial<Decision>, more: Partial<OwnApplication> = {}): string {
  const seatDecision = {
    ...{ decision: 'keeps', reason: 'It was our mistake.', condition: '', listNumber: 1 },
    ...{ at: '2026-11-26T06:00:00Z', ...decision },
  } as Decision
  const application = ownApplication({ seatDecision, ...more })
  openScreen(
    <OwnContext value={{ application } as never}>
      <SeatDecisionPart />
    </OwnContext>,
  )
  return document.body.textContent ?? ''
}

describe('Somebody whose seat a revised list would give to another', () => {
  it('reads that it is not certain, and not to pay until it is decided', () => {
    const text = textOf({}, { isSeatInQuestion: true })
    expect(text).toContain('Your seat is not certain')
    expect(text).toContain('Please don’t pay the fee until then.')
    expect(text).not.toContain('you keep your seat')
  })

  it('reads that they keep it, and why', () => {
    const text = textOf({})
    expect(text).toContain('you keep your seat')
    expect(text).toContain('The office’s reason: It was our mistake.')
  })

  it('reads until what is settled they keep it', () => {
    const text = textOf({ decision: 'provisional', condition: 'The original marksheet' })
    expect(text).toContain('You keep it for now')
    expect(text).toContain('The original marksheet')
  })

  it('reads that the offer was taken back, or the admission cancelled with the refund', () => {
    expect(textOf({ decision: 'cancelled' })).toContain('we have taken the offer back')
    const refund = ownRefund({ amount: 4_000, step: 'whole' })
    expect(textOf({ decision: 'cancelled' }, { refund })).toContain('You get back all that you paid.')
  })
})
