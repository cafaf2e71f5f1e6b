import { createHash } from 'node:crypto'
import { readRelease } from '@prangan/tests/support/release.ts'
import { expect, test } from 'vitest'
import { allocate } from '../../contract/merit/allocate.ts'
import type { Candidate } from '../../contract/merit/candidate.ts'
import { rankCandidates } from '../../contract/merit/rank.ts'
import { AdmissionListDocumentSchema } from '../../contract/schemas/admission-lists.ts'
import { AdmissionSessionDocumentSchema } from '../../contract/schemas/admission-sessions.ts'
import { AdmissionDocumentSchema } from '../../contract/schemas/application.ts'

type StoredValue = {
  mapValue?: { fields?: Record<string, StoredValue> }
  arrayValue?: { values?: StoredValue[] }
  integerValue?: string
  timestampValue?: string
  stringValue?: string
  booleanValue?: boolean
  nullValue?: null
}

function decoded({ mapValue, arrayValue, integerValue, timestampValue, ...plain }: StoredValue): unknown {
  if (mapValue) return fieldsOf(mapValue.fields)
  if (arrayValue) return (arrayValue.values ?? []).map(decoded)
  if (integerValue !== undefined) return Number(integerValue)
  if (timestampValue !== undefined) return { toDate: () => new Date(timestampValue) }
  return Object.values(plain)[0]
}

const fieldsOf = (fields: Record<string, StoredValue> = {}): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, decoded(value)]))

const stored: { path: string; fields: Record<string, StoredValue> }[] = readRelease('1.0.0.json')
const inCollection = (name: string) =>
  stored.filter(({ path }) => new RegExp(`^${name}/[^/]+$`).test(path)).map(({ fields }) => fieldsOf(fields))

const session = AdmissionSessionDocumentSchema.parse(inCollection('admissionSessions')[0])

const applicants: Candidate[] = Array.from({ length: 600 }, (_, place) => {
  const dice = (sides: number, salt: number) => ((place + 1) * 7_919 + salt * 104_729) % sides
  return {
    id: `a${place}`,
    number: `SDC-${1_000 + place}`,
    name: `Applicant ${dice(50, 1)}`,
    dob: `200${dice(9, 2)}-01-01`,
    gender: (['female', 'male', 'male'] as const)[dice(3, 3)] ?? 'other',
    category: ['general', 'obc', 'sc', 'st', 'ews', 'obc', 'general'][dice(7, 4)] ?? 'general',
    claims: dice(4, 5) === 0 ? [{ key: 'ncc-c', points: 300 }] : [],
    horizontals: dice(11, 6) === 0 ? ['pwd'] : dice(13, 7) === 0 ? ['exServiceman'] : [],
    marks: {
      x: { obtained: (200 + dice(300, 8)) * 100, maximum: 50_000 },
      xii: { obtained: (140 + dice(331, 9)) * 100, maximum: 50_000 },
    },
  }
})

test('a session that release 1.0.0 stored has the categories of Uttar Pradesh', () => {
  expect(session.reservedCategories).toEqual(['sc', 'st', 'obc', 'ews'])
})

test('its applications and lists are read', () => {
  const applications = inCollection('admissions').map((fields) => AdmissionDocumentSchema.parse(fields))
  const lists = inCollection('admissionLists').map((fields) => AdmissionListDocumentSchema.parse(fields))
  expect([applications.length, lists.length]).toEqual([2, 2])
})

test('it ranks and seats six hundred applicants in two lists as release 1.0.0 did', () => {
  const programme = session.programmes[0]
  if (!programme) throw new Error('no programme')
  const { ranked } = rankCandidates(applicants, programme.merit, session.version)
  const first = allocate(ranked, programme.seats, session.reservedCategories)
  const held = first.offers.filter((_, place) => place % 3 > 0)
  const out = first.offers
    .filter((_, place) => place % 3 === 0)
    .map(({ id }) => ({ id, reason: 'declined' as const }))
  const second = allocate(ranked, programme.seats, session.reservedCategories, { held, out })
  // The hash of what the engine of release 1.0.0 answers: its trace did not explain ties.
  const asThen = ranked.map(({ trace: { tie: _, ...trace }, ...one }) => ({ ...one, trace }))
  const hash = createHash('sha256')
    .update(JSON.stringify([asThen, first, second]))
    .digest('hex')
  expect(hash).toBe('26601355546fdb28657802a2802a1250639f4ce65dd5b84a5eb0e06389868d5f')
})
