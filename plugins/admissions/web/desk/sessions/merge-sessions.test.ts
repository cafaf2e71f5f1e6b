import { courseAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { storedProgramme, storedSession } from '../../testing/stored.ts'
import { loadSectionMessages } from '../messages.ts'
import { changeText, labelAt } from './change-texts.ts'
import { mergeSessions } from './merge-sessions.ts'
import { type TypedSession, toTyped } from './typed-session.ts'

const session = storedSession({
  programmes: [storedProgramme(), storedProgramme({ key: 'bsc', course: courseAt(0) })],
})
const base = toTyped(session)
const withProgramme = (key: string, changes: Partial<TypedSession['programmes'][number]>): TypedSession => ({
  ...base,
  programmes: base.programmes.map((each) => (each.key === key ? { ...each, ...changes } : each)),
})
const withClaim = (changes: Partial<TypedSession['claims'][number]>): TypedSession => ({
  ...base,
  claims: base.claims.map((each) => ({ ...each, ...changes })),
})
const conflictsIn = (mine: TypedSession, theirs: TypedSession) =>
  mergeSessions({ base, mine, theirs }).changes.filter(({ isDirty }) => isDirty)

describe('Two clerks in one session', () => {
  it('keep what each typed in a programme of the own, and are asked nothing', () => {
    const mine = withProgramme('ba', { closesAt: '2026-07-20T17:00' })
    const theirs = { ...withProgramme('bsc', { closesAt: '2026-07-22T17:00' }), lastDate: '2026-09-15' }
    const { merged, changes } = mergeSessions({ base, mine, theirs })
    expect(merged.lastDate).toBe('2026-09-15')
    expect(merged.programmes.map(({ closesAt }) => closesAt)).toEqual([
      '2026-07-20T17:00',
      '2026-07-22T17:00',
    ])
    expect(changes).toEqual([
      expect.objectContaining({ path: 'lastDate', isDirty: false }),
      expect.objectContaining({ path: 'programmes.bsc.closesAt', isDirty: false }),
    ])
  })

  it('keep what each typed in the same programme, down to one share of its seats and one language', () => {
    const [ba] = base.programmes
    const seats = (changes: object) => ({
      seats: { ...base.programmes[0]?.seats, ...changes } as NonNullable<typeof ba>['seats'],
    })
    const [mine, theirs] = [
      withProgramme('ba', seats({ vertical: { ...ba?.seats.vertical, sc: '22' } })),
      withProgramme('ba', { ...seats({ vertical: { ...ba?.seats.vertical, st: '3' } }), asksCuet: true }),
    ]
    expect(conflictsIn(mine, theirs)).toEqual([])
    expect(mergeSessions({ base, mine, theirs }).merged.programmes[0]).toMatchObject({
      seats: { vertical: { ...ba?.seats.vertical, sc: '22', st: '3' } },
      asksCuet: true,
    })
    const [named, translated] = [
      withClaim({ name: { en: 'NCC certificate B' } }),
      withClaim({ name: { en: 'NCC B certificate', hi: 'एनसीसी' } }),
    ]
    expect(mergeSessions({ base, mine: named, theirs: translated }).merged.claims[0]?.name).toEqual({
      en: 'NCC certificate B',
      hi: 'एनसीसी',
    })
  })

  it('are asked about the one field that both changed, and either may stay', () => {
    const [mine, theirs] = [
      withProgramme('ba', { closesAt: '2026-07-20T17:00' }),
      withProgramme('ba', { closesAt: '2026-07-22T17:00', convertsFrom: '3' }),
    ]
    const path = 'programmes.ba.closesAt'
    expect(conflictsIn(mine, theirs)).toEqual([
      { path, isDirty: true, mine: '2026-07-20T17:00', theirs: '2026-07-22T17:00' },
    ])
    for (const [which, closesAt] of [
      ['mine', '2026-07-20T17:00'],
      ['theirs', '2026-07-22T17:00'],
    ] as const)
      expect(mergeSessions({ base, mine, theirs }, { [path]: which }).merged.programmes[0]).toMatchObject({
        closesAt,
        convertsFrom: '3',
      })
  })

  it('are asked nothing where both typed the same', () => {
    const both = withProgramme('ba', { closesAt: '2026-07-20T17:00' })
    expect(mergeSessions({ base, mine: both, theirs: structuredClone(both) })).toEqual({
      merged: both,
      changes: [],
    })
  })

  it('are asked where one deletes what the other changes, whoever is first', () => {
    const [deleted, changed] = [{ ...base, claims: [] }, withClaim({ points: '5' })]
    const path = 'claims.ncc'
    for (const [mine, theirs] of [
      [deleted, changed],
      [changed, deleted],
    ] as const) {
      expect(conflictsIn(mine, theirs).map((each) => each.path)).toEqual([path])
      const claims = (which: 'mine' | 'theirs') =>
        mergeSessions({ base, mine, theirs }, { [path]: which }).merged.claims
      expect(claims('mine')).toEqual(mine.claims)
      expect(claims('theirs')).toEqual(theirs.claims)
    }
  })

  it('are asked about the order where both moved items, and lose nothing that either added or deleted', () => {
    const [photo, xii, ncc] = base.documents
    const claim = { ...base.claims[0], key: 'sports' } as TypedSession['claims'][number]
    if (!(photo && xii && ncc)) throw new Error('Three documents were stored.')
    const more = { ...photo, key: '', name: { en: 'Signature' } }
    const mine = { ...base, documents: [xii, photo, ncc, more] }
    const theirs = { ...base, documents: [ncc, photo, xii], claims: [...base.claims, claim] }
    const path = 'documents.#order'
    expect(conflictsIn(mine, theirs).map((each) => each.path)).toEqual([path])
    const merged = (which: 'mine' | 'theirs') =>
      mergeSessions({ base, mine, theirs }, { [path]: which }).merged
    const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key)
    expect(keys(merged('mine').documents)).toEqual(['xii', 'photo', 'ncc', ''])
    expect(keys(merged('theirs').documents)).toEqual(['ncc', '', 'photo', 'xii'])
    expect(keys(merged('mine').claims)).toEqual(['ncc', 'sports'])
    expect(conflictsIn(mine, { ...theirs, documents: [xii, photo, ncc] })).toEqual([])
  })

  it('may both add, move and delete', () => {
    const claim = { ...base.claims[0], key: '', name: { en: 'NSS' } } as TypedSession['claims'][number]
    const [photo, xii, ncc] = base.documents
    if (!(photo && xii && ncc)) throw new Error('Three documents were stored.')
    const mine = { ...base, claims: [...base.claims, claim], documents: [photo, xii] }
    const theirs = {
      ...base,
      claims: [...base.claims, { ...claim, key: 'sports' }],
      documents: [xii, photo, ncc],
    }
    const { merged } = mergeSessions({ base, mine, theirs })
    expect(conflictsIn(mine, theirs)).toEqual([])
    expect(merged.claims.map(({ key }) => key).toSorted()).toEqual(['', 'ncc', 'sports'])
    expect(merged.documents.map(({ key }) => key)).toEqual(['xii', 'photo'])
  })
})

describe('What a clerk reads about the change of a colleague', () => {
  const labelled = (path: string) => labelAt(path, [base])

  it('names the field as the form does, and the item that it is of', async () => {
    await loadSectionMessages('en')
    expect(
      [
        'lastDate',
        'columns',
        'reservedCategories',
        'programmes.ba.fee.cautionMoney',
        'programmes.ba.seats.vertical.sc',
        'programmes.ba.seats.horizontal.women.percent',
        'programmes.ba.merit.weights.xii',
        'documents.photo.hint.hi',
        'documents.#order',
        'claims.ncc',
        'payment.account.ifsc',
        'refund.payWithin',
      ].map(labelled),
    ).toEqual([
      'Last date of admission',
      'Columns of the university’s file',
      'Session',
      `Programmes and dates · ${courseAt(1)} · Fee in rupees · Of which caution money`,
      `Programmes and dates · ${courseAt(1)} · Seats · Scheduled Caste (SC), per cent`,
      `Programmes and dates · ${courseAt(1)} · Seats · Women · Per cent`,
      `Programmes and dates · ${courseAt(1)} · Merit · Class 12, per cent`,
      'Documents · Photo · Hint in Hindi',
      'Documents · Order',
      'Claims: weightage and horizontal reservation · NCC B certificate',
      'Where and how to pay · Bank account · IFSC',
      'Refund rule · Days to pay the refund',
    ])
  })

  it('names every field of the form, and no two alike', async () => {
    await loadSectionMessages('en')
    const labels: string[] = []
    const label = (path: string, value: unknown): void => {
      const isKeyed = Array.isArray(value) && value.length > 0 && value.every((item) => item.key)
      const fields = isKeyed ? value.map((item) => [item.key, item]) : Object.entries(value ?? {})
      if (typeof value === 'object' && (isKeyed || !Array.isArray(value)))
        for (const [name, part] of fields) label(path ? `${path}.${name}` : name, part)
      else if (!/\.(key|groups)$/.test(path)) labels.push(labelled(path))
    }
    label('', base)
    expect(labels.filter((each, at) => labels.indexOf(each) !== at)).toEqual([])
    expect(labels.filter((each) => each === 'Session')).toHaveLength(1)
  })

  it('has the values in words', async () => {
    await loadSectionMessages('en')
    const values = ['2026-09-15', '2026-07-20T17:30', true, '', undefined, 'bachelor', { en: 'A', hi: 'आ' }]
    expect(values.map(changeText)).toEqual([
      ...['15 September 2026', '20 Jul 2026, 5:30 pm', 'yes', 'None', 'deleted', 'Bachelor’s', 'A / आ'],
    ])
    expect(changeText(base.claims[0])).toBe('NCC B certificate')
    expect(changeText([{ listOn: '2026-07-20', offersUntil: '' }])).toBe('20 July 2026')
  })
})
