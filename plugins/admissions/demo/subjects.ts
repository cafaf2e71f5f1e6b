import { demoAdmissionFacts as facts } from '@prangan/college/demo/admissions'
import type { Subject, SubjectScheme } from '../contract/schemas/admission-sessions.ts'

const all: Readonly<Record<string, Readonly<Record<string, readonly [en: string, hi: string]>>>> =
  facts.subjects

const subjectsOf = (faculty: string): Subject[] =>
  Object.entries(all[faculty] ?? {}).map(([key, [en, hi]]) => ({ key, name: { en, hi }, faculty }))

const extra = ['vocational', 'co-curricular']

export const demoSubjects: readonly Subject[] = Object.keys(all).flatMap(subjectsOf)

const keysOf = (list: readonly Subject[]): string[] => list.map(({ key }) => key)

const oneOf = (
  key: string,
  en: string,
  hi: string,
  from: readonly Subject[],
): SubjectScheme['groups'][number] => ({
  key,
  label: { en, hi },
  min: 1,
  max: 1,
  from: keysOf(from),
  seatsPerSubject: null,
})

/**
 * The scheme of the National Education Policy: three major subjects of the programme's
 * faculty, a minor one of another, a vocational and a co-curricular one.
 */
export function schemeOf(faculty: string): SubjectScheme {
  const others = demoSubjects.filter(
    (subject) => subject.faculty !== faculty && !extra.includes(subject.faculty),
  )
  return {
    groups: [
      {
        key: 'major',
        label: { en: 'Major subjects', hi: 'मुख्य विषय' },
        min: 3,
        max: 3,
        from: 'ownFaculty',
        seatsPerSubject: null,
      },
      oneOf('minor', 'Minor subject of another faculty', 'अन्य संकाय का गौण विषय', others),
      oneOf('vocational', 'Vocational course', 'व्यावसायिक पाठ्यक्रम', subjectsOf('vocational')),
      oneOf('co-curricular', 'Co-curricular course', 'सह-पाठ्यक्रम', subjectsOf('co-curricular')),
    ],
    forbiddenPairs: [...facts.forbiddenPairs],
  }
}
