import { demoAdmissionFacts as facts } from '@prangan/college/demo/admissions'
import { both } from '@prangan/contract/content/write-seed'
import type { LocalizedText } from '@prangan/contract/schemas/content-fields'
import type { Subject, SubjectScheme } from '../contract/schemas/admission-sessions.ts'

const all: Readonly<Record<string, Readonly<Record<string, readonly [main: string, ...others: string[]]>>>> =
  facts.subjects

const subjectsOf = (faculty: string): Subject[] =>
  Object.entries(all[faculty] ?? {}).map(([key, names]) => ({ key, name: both(...names), faculty }))

const extra = ['vocational', 'co-curricular']

export const demoSubjects: readonly Subject[] = Object.keys(all).flatMap(subjectsOf)

const keysOf = (list: readonly Subject[]): string[] => list.map(({ key }) => key)

const oneOf = (
  key: string,
  label: LocalizedText,
  from: readonly Subject[],
): SubjectScheme['groups'][number] => ({
  key,
  label,
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
        label: { en: 'Major subjects', hi: 'मुख्य विषय', mr: 'मुख्य विषय' },
        min: 3,
        max: 3,
        from: 'ownFaculty',
        seatsPerSubject: null,
      },
      oneOf(
        'minor',
        {
          en: 'Minor subject of another faculty',
          hi: 'अन्य संकाय का गौण विषय',
          mr: 'दुसऱ्या विद्याशाखेचा गौण विषय',
        },
        others,
      ),
      oneOf(
        'vocational',
        { en: 'Vocational course', hi: 'व्यावसायिक पाठ्यक्रम', mr: 'व्यावसायिक अभ्यासक्रम' },
        subjectsOf('vocational'),
      ),
      oneOf(
        'co-curricular',
        { en: 'Co-curricular course', hi: 'सह-पाठ्यक्रम', mr: 'सह-अभ्यासक्रम' },
        subjectsOf('co-curricular'),
      ),
    ],
    forbiddenPairs: [...facts.forbiddenPairs],
  }
}
