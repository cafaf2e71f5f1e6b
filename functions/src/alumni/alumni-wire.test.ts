import type { AlumnusDetails } from '@prangan/contract/schemas/alumni'
import { describe, expect, it } from 'vitest'
import { changedBy } from './alumni-wire.ts'

const stored = { name: 'Meena', mobile: '1', dob: '1990-05-06' } as AlumnusDetails

describe('What an update changes', () => {
  it('is what differs from the record, by either spelling', () => {
    expect(changedBy({ Name: 'Meena Rawat', MoNo: '2', dob: '' }, stored)).toEqual({
      name: 'Meena Rawat',
      mobile: '2',
      dob: '',
    })
  })

  it('is nothing if all fields are unchanged or missing', () => {
    expect(changedBy({ name: 'Meena', Name: 'Meena', Mobile: '1' }, stored)).toEqual({})
    expect(changedBy({}, stored)).toEqual({})
  })

  it('is the spelling that was changed, where both came', () => {
    expect(changedBy({ MoNo: '1', Mobile: '2' }, stored)).toEqual({ mobile: '2' })
    expect(changedBy({ MoNo: '2', Mobile: '1' }, stored)).toEqual({ mobile: '2' })
    expect(changedBy({ Mobile: '', MoNo: '1' }, stored)).toEqual({ mobile: '' })
  })

  it("is the form's own spelling, where both were changed", () => {
    expect(changedBy({ Mobile: '3', MoNo: '2' }, stored)).toEqual({ mobile: '2' })
  })
})
