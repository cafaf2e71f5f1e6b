import { IdSchema } from '@prangan/contract/ids'
import { describe, expect, it } from 'vitest'
import { inquiryKinds, inquiryOutcomes, inquiryStatuses, inquiryTransitions } from '../contract/inquiries.ts'
import { demoInquiries } from './demo-inquiries.ts'
import { inquiryDocument } from './load.ts'

describe('The demo college', () => {
  it('has inquiries with ids that a path can hold, each once', () => {
    const ids = demoInquiries.map(({ id }) => IdSchema.parse(id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has twenty inquiries of every kind, status and outcome, in Hindi and without a name too', () => {
    const inquiries = demoInquiries.map((inquiry) => inquiryDocument(inquiry))
    const valuesOf = (field: 'kind' | 'status' | 'outcome') => inquiries.map((inquiry) => inquiry[field])
    expect(inquiries).toHaveLength(20)
    expect(valuesOf('kind')).toEqual(expect.arrayContaining([...inquiryKinds]))
    expect(valuesOf('status')).toEqual(expect.arrayContaining([...inquiryStatuses]))
    expect(valuesOf('outcome')).toEqual(expect.arrayContaining([...inquiryOutcomes]))
    expect(
      inquiries.filter(({ isOpen, dueOn }) => isOpen && dueOn !== '' && dueOn < '2026-11-20'),
    ).toHaveLength(2)
    expect(inquiries.some(({ subject }) => /\p{Script=Devanagari}/u.test(subject))).toBe(true)
    expect(demoInquiries.filter(({ sender, followUpCode }) => !sender && followUpCode)).toHaveLength(1)
  })

  it('has given inquiries only statuses that follow from those before', () => {
    for (const { history } of demoInquiries.map((inquiry) => inquiryDocument(inquiry))) {
      const statuses = history.flatMap(({ what, text }) =>
        what === 'status' ? [text] : what === 'appeal' ? ['appealed'] : [],
      ) as (typeof inquiryStatuses)[number][]
      for (const [index, status] of statuses.slice(1).entries()) {
        const before = statuses[index] ?? 'received'
        const follows =
          status === 'appealed' ? before === 'decided' : inquiryTransitions[before].includes(status)
        expect(follows, `${before} → ${status}`).toBe(true)
      }
    }
  })
})
