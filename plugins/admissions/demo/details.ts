import { addDays } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { state } from '@prangan/contract/states/profile'
import { isUnderAge } from '../contract/requirements.ts'
import {
  type ApplicationDetails,
  consentPurposes,
  consentVersion,
  type MarksRow,
} from '../contract/schemas/full-application.ts'
import { type Chance, pickBy, wholeBy } from './by-chance.ts'
import { demoClaims } from './claims.ts'
import type { DemoPerson } from './person.ts'
import { type DemoProgramme, demoProgrammes } from './session.ts'
import { schemeOf } from './subjects.ts'

/** Per cent of applicants by claim; nearly all women claim theirs. */
const claimShares: Readonly<Record<string, number>> = {
  'ncc-c': 4,
  'ncc-b': 7,
  'national-player': 1,
  'district-player': 5,
  disability: 4,
  'freedom-fighter': 2,
  'ex-soldier': 3,
  'scout-nss': 9,
  staff: 1,
}

function claimsBy(chance: Chance, { gender }: DemoPerson): string[] {
  const claimed = demoClaims.filter(({ key }) => chance() * 100 < (claimShares[key] ?? 0))
  const isWoman = gender === 'female' && chance() < 0.95
  // Keep the number of proofs within the limit of an application.
  const women = isWoman ? demoClaims.filter(({ key }) => key === 'women') : []
  return [...women, ...claimed.slice(0, 2)].map(({ key }) => key)
}

const someBy = (chance: Chance, all: readonly string[], count: number): string[] => {
  const left = [...all]
  return Array.from({ length: count }, () => left.splice(Math.floor(chance() * left.length), 1)[0] ?? '')
}

function majorsBy(chance: Chance, programme: DemoProgramme): string[] {
  const { majors } = demoProgrammes[programme]
  return 'groups' in majors ? [...pickBy(chance, majors.groups)] : someBy(chance, majors.some, 3)
}

function subjectsBy(chance: Chance, programme: DemoProgramme): ApplicationDetails['subjects'] {
  const { groups } = schemeOf(demoProgrammes[programme].faculty)
  const single = groups.flatMap(({ key, from }) =>
    typeof from === 'string' ? [] : [[key, [pickBy(chance, from)]] as const],
  )
  return { major: majorsBy(chance, programme), ...Object.fromEntries(single) }
}

function marksBy(
  chance: Chance,
  percent: number,
  row: Pick<MarksRow, 'year' | 'stream'>,
  maximum: number,
): MarksRow {
  const isCentral = chance() < 0.15
  const total = isCentral ? 500 : maximum
  const obtained = Math.round((total * Math.min(98, Math.max(42, percent))) / 100)
  return {
    ...row,
    board: isCentral ? 'CBSE' : (state.boards[0]?.en ?? ''),
    rollNumber: String(wholeBy(chance, 1_000_000, 2_999_999)),
    isAwaited: false,
    obtained: obtained * 100,
    maximum: total * 100,
  }
}

function educationBy(
  chance: Chance,
  programme: DemoProgramme,
  { isBelowMinimum }: { isBelowMinimum: boolean },
): ApplicationDetails['education'] {
  const { middleMarks: middle, streams } = demoProgrammes[programme]
  const percent = isBelowMinimum ? 30 : middle + (chance() + chance() + chance() - 1.5) * 28
  const year = chance() < 0.12 ? 2025 : 2026
  const stream = pickBy(chance, streams)
  const xii = marksBy(chance, percent, { year: String(year), stream }, 500)
  return {
    x: marksBy(chance, percent + wholeBy(chance, -8, 10), { year: String(year - 2), stream: '' }, 600),
    xii: isBelowMinimum ? { ...xii, obtained: wholeBy(chance, 140, 160) * 100, maximum: 50_000 } : xii,
  }
}

type Told = { programme: DemoProgramme; submittedAt: Date; isBelowMinimum: boolean }

export function detailsBy(
  chance: Chance,
  person: DemoPerson,
  { programme, submittedAt, isBelowMinimum }: Told,
): ApplicationDetails {
  const { nameHi, id, category, dob, guardian, language } = person
  const day = dayInIndia(submittedAt)
  const claims = claimsBy(chance, person)
  const expires = state.reserved.some(({ key, certificateYears }) => key === category && certificateYears)
  const age = expires && chance() > 0.06 ? wholeBy(chance, 10, 330) : wholeBy(chance, 380, 900)
  return {
    nameHi,
    domicile: chance() < 0.95 ? state.name.en : 'Bihar',
    registrationNumber: `WRN${wholeBy(chance, 26_000_000, 26_999_999)}`,
    subjects: subjectsBy(chance, programme),
    claims,
    disabilityPercent: claims.includes('disability') ? wholeBy(chance, 40, 75) : null,
    guardian: isUnderAge(dob, day) ? guardian : null,
    categoryProof:
      category === 'general'
        ? null
        : {
            number: `UP${id.slice(-4)}${wholeBy(chance, 100_000, 999_999)}`,
            authority: `${state.officer.en}, ${person.city}`,
            issuedOn: addDays(day, -age),
          },
    education: educationBy(chance, programme, { isBelowMinimum }),
    cuet: null,
    consents: consentPurposes.map((purpose) => ({
      purpose,
      isGiven: purpose !== 'messages' || chance() < 0.8,
      version: consentVersion,
      language,
      at: submittedAt,
    })),
    submittedAt,
  }
}
