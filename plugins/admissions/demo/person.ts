import { familyNames, firstNames, type Name, parentNames, places } from '@prangan/college/demo/names'
import { type Language, mainLanguage, otherLanguages } from '@prangan/contract/languages'
import { categories } from '@prangan/contract/schemas/admissions'
import { state } from '@prangan/contract/states/profile'
import type { AdmissionDocument } from '../contract/schemas/application.ts'
import { type Chance, pickBy, weighedBy, wholeBy } from './by-chance.ts'
import { type DemoProgramme, daysFrom, demoProgrammes } from './session.ts'

/** Per cent of applicants. No category has fewer than its share of the seats, which would stay empty. */
const knownShares: Readonly<Record<string, number>> = { general: 26, obc: 39, sc: 22, st: 4, ews: 9 }
const seatShares = Object.fromEntries(state.reserved.map(({ key, share }) => [key, share]))
const categoryShares = Object.fromEntries(
  categories.map((key) => [key, Math.max(knownShares[key] ?? 5, seatShares[key] ?? 0)]),
)
const familyNamesOf: Readonly<Record<string, readonly Name[]>> = familyNames

const letters = '34679ACDEFGHJKMNPQRTUVWXY'

export type DemoPerson = Pick<
  AdmissionDocument,
  | 'name'
  | 'fatherName'
  | 'motherName'
  | 'dob'
  | 'gender'
  | 'category'
  | 'mobile'
  | 'email'
  | 'address'
  | 'city'
  | 'state'
  | 'pincode'
> & {
  id: string
  language: Language
  nameHi: string
  guardian: { name: string; mobile: string; email: string }
}

const [other = mainLanguage] = otherLanguages

/** No network has numbers of this series. */
const mobileOf = (number: number): string => `66666${number}`
const mailName = (name: string): string => name.toLowerCase().replaceAll(' ', '.')

function fullNames(
  chance: Chance,
  { gender, category }: Pick<DemoPerson, 'gender' | 'category'>,
  taken: Set<string>,
): { first: Name; family: Name } {
  for (;;) {
    const first: Name = pickBy<Name>(chance, firstNames[gender])
    const family: Name = pickBy<Name>(chance, familyNamesOf[category] ?? familyNames.general)
    const name = `${first[0]} ${family[0]}`
    if (taken.has(name) && chance() < 0.9) continue
    taken.add(name)
    return { first, family }
  }
}

/** Makes a fictitious applicant; `index` must be unique, and `taken` holds the names already used. */
export function personBy(
  chance: Chance,
  {
    index,
    programme,
    now,
    taken,
  }: { index: number; programme: DemoProgramme; now: Date; taken: Set<string> },
): DemoPerson {
  const gender = weighedBy(chance, demoProgrammes[programme].genders)
  const category = weighedBy(chance, categoryShares)
  const { first, family } = fullNames(chance, { gender, category }, taken)
  const [name, nameHi] = [0, 1].map((at) => `${first[at]} ${family[at]}`) as [string, string]
  const [fatherName, motherName] = (['father', 'mother'] as const).map(
    (parent) => `${pickBy(chance, parentNames[parent])} ${family[0]}`,
  ) as [string, string]
  const [street, city, pincode] = pickBy(chance, places)
  const isInDevanagari = chance() < 0.12
  return {
    id: `2026-${Array.from({ length: 7 }, () => pickBy(chance, [...letters])).join('')}`,
    name: isInDevanagari ? nameHi : name,
    nameHi: isInDevanagari || chance() < 0.6 ? nameHi : '',
    language: isInDevanagari || chance() < 0.3 ? other : mainLanguage,
    fatherName,
    motherName,
    gender,
    category,
    // From 17 years on; one in four is a minor.
    dob: daysFrom(now, -wholeBy(chance, 6_280, 7_400))
      .toISOString()
      .slice(0, 10),
    mobile: mobileOf(40_000 + index),
    email: `${mailName(name)}.${index}@example.com`,
    guardian: {
      name: fatherName,
      mobile: mobileOf(50_000 + index),
      email: `${mailName(fatherName)}.${index}@example.org`,
    },
    address: `${wholeBy(chance, 1, 240)}, ${street}`,
    city,
    state: state.name.en,
    pincode,
  }
}
