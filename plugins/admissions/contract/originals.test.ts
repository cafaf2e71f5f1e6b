import { describe, expect, it } from 'vitest'
import {
  isForCounter,
  isSettled,
  originalsDueOf,
  originalsOf,
  owedOriginals,
  rollNumberOf,
} from './originals.ts'
import type { AdmissionDay, Original } from './schemas/admission-day.ts'
import type { DocumentRule } from './schemas/admission-sessions.ts'
import type { AdmissionDocument } from './schemas/application.ts'

const rule = (
  key: string,
  who: DocumentRule['neededFor'],
  kind: DocumentRule['kind'] = 'page',
): DocumentRule => ({
  ...{ key, name: { en: key }, hint: { en: '' }, kind, neededFor: who, isRequired: true },
})
const admissionDay: AdmissionDay = {
  order: 'money first',
  undertakingsUntil: '',
  papers: [
    { key: 'tc', name: { en: 'TC' }, neededFor: { who: 'everybody' } },
    { key: 'domicile', name: { en: 'Domicile' }, neededFor: { who: 'reserved' } },
    { key: 'migration', name: { en: 'Migration' }, neededFor: { who: 'master' } },
  ],
}
const session = {
  ...{ name: '2026-27', admissionDay },
  documents: [
    rule('photo', { who: 'everybody' }, 'photo'),
    rule('xii', { who: 'everybody' }),
    rule('caste', { who: 'reserved' }),
    rule('gap', { who: 'gap' }),
    rule('ncc', { who: 'claim', claim: 'ncc' }),
    rule('fee-proof', { who: 'fee' }),
  ],
}
const marks = { year: '2026' }
const details = {
  claims: ['ncc'],
  education: { x: marks, xii: marks },
} as unknown as AdmissionDocument['details']
const asked = (category: string, checks: object = {}, level: 'bachelor' | 'master' = 'bachelor') =>
  originalsOf(session, { level }, { category, details, checks: checks as AdmissionDocument['checks'] }).map(
    ({ item }) => item,
  )

const found = (result: Original['result'], until = ''): Original => ({
  ...{ result, until, name: { en: result }, by: '', at: new Date(0) },
})
const offer = { payTo: new Date('2026-07-26T11:30:00Z'), acceptedAt: null } as AdmissionDocument['offer']

describe('The originals that are asked of somebody', () => {
  it('are those of the pages and papers of the programme, the category and the claims', () => {
    expect(asked('general')).toEqual(['document:xii', 'document:ncc', 'paper:tc'])
    expect(asked('obc', {}, 'master')).toEqual([
      ...['document:xii', 'document:caste', 'document:ncc'],
      ...['paper:tc', 'paper:domicile', 'paper:migration'],
    ])
  })

  it('are not those of what was refused', () => {
    const refused = { result: 'refused' }
    expect(asked('obc', { category: refused, 'claim:ncc': refused })).toEqual(['document:xii', 'paper:tc'])
  })
})

describe('An original', () => {
  it('is settled if it was seen, or promised by a day that has not passed', () => {
    expect([found('seen'), found('copy')].map((each) => isSettled(each, '2026-08-01'))).toEqual([true, true])
    const promised = found('undertaking', '2026-08-01')
    expect(['2026-08-01', '2026-08-02'].map((day) => isSettled(promised, day))).toEqual([true, false])
    expect([undefined, found('missing')].map((each) => isSettled(each, '2026-08-01'))).toEqual([false, false])
  })

  it('is owed by its day, and without one by the end of the offer', () => {
    const originals = { a: found('undertaking', '2026-08-01'), b: found('missing'), c: found('seen') }
    expect(owedOriginals({ originals, offer }).map(({ until }) => until)).toEqual([
      '2026-07-26',
      '2026-08-01',
    ])
    expect(originalsDueOf({ originals: { c: found('seen') }, offer })).toBe('')
  })
})

describe('The counter', () => {
  it('serves those with a seat, but not after an offer that ended unanswered', () => {
    const [before, after] = ['2026-07-26T11:00:00Z', '2026-07-26T12:00:00Z'].map(
      (time) => new Date(time),
    ) as [Date, Date]
    const at = (status: AdmissionDocument['status'], now: Date, more = offer) =>
      isForCounter({ status, offer: more, details }, now)
    expect([at('offered', before), at('offered', after), at('admitted', after)]).toEqual([true, false, true])
    expect([at('verified', before), at('cancelled', before), at('offered', before, null)]).toEqual([
      ...[false, false, false],
    ])
    expect(at('offered', after, { ...offer, acceptedAt: before } as AdmissionDocument['offer'])).toBe(true)
  })

  it('numbers a roll by programme and session', () =>
    expect(rollNumberOf('bsc', '2026-27', 12)).toBe('BSC/2026-27/0012'))
})
