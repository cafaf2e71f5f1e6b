import { IdSchema } from '@prangan/contract/ids'
import { describe, expect, it } from 'vitest'
import { type inquiryStatuses, inquiryTransitions } from '../contract/inquiries.ts'
import { demoInquiries, inquiryDocument } from './load.ts'

describe('The demo college', () => {
  it('has inquiries with ids that a path can hold, each once', () => {
    const ids = demoInquiries.map(({ id }) => IdSchema.parse(id))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('has given inquiries only statuses that follow from those before', () => {
    for (const { kind, history } of demoInquiries.map((inquiry) => inquiryDocument(inquiry))) {
      const statuses = history.flatMap(({ what, text }) =>
        what === 'status' ? [text] : what === 'appeal' ? ['appealed'] : [],
      ) as (typeof inquiryStatuses)[number][]
      for (const [index, status] of statuses.slice(1).entries()) {
        const before = statuses[index] ?? 'received'
        const follows =
          status === 'appealed'
            ? before === 'decided'
            : inquiryTransitions({ kind, status: before }).includes(status)
        expect(follows, `${before} → ${status}`).toBe(true)
      }
    }
  })
})
