import type { Subject, SubjectScheme } from '../contract/schemas/admission-sessions.ts'

const subjects = (
  faculty: string,
  all: Readonly<Record<string, readonly [en: string, hi: string]>>,
): Subject[] => Object.entries(all).map(([key, [en, hi]]) => ({ key, name: { en, hi }, faculty }))

const arts = subjects('arts', {
  hindi: ['Hindi', 'हिन्दी'],
  english: ['English', 'अंग्रेज़ी'],
  sanskrit: ['Sanskrit', 'संस्कृत'],
  history: ['History', 'इतिहास'],
  'political-science': ['Political Science', 'राजनीति विज्ञान'],
  sociology: ['Sociology', 'समाजशास्त्र'],
  economics: ['Economics', 'अर्थशास्त्र'],
  education: ['Education', 'शिक्षाशास्त्र'],
  psychology: ['Psychology', 'मनोविज्ञान'],
  geography: ['Geography', 'भूगोल'],
})
const science = subjects('science', {
  physics: ['Physics', 'भौतिकी'],
  chemistry: ['Chemistry', 'रसायन विज्ञान'],
  mathematics: ['Mathematics', 'गणित'],
  botany: ['Botany', 'वनस्पति विज्ञान'],
  zoology: ['Zoology', 'जंतु विज्ञान'],
})
const commerce = subjects('commerce', {
  accountancy: ['Accountancy', 'लेखाशास्त्र'],
  'business-law': ['Business Law', 'व्यावसायिक विधि'],
  'business-management': ['Business Management', 'व्यवसाय प्रबंध'],
  'banking-and-tax': ['Banking and Taxation', 'बैंकिंग और टैक्स'],
})
const vocational = subjects('vocational', {
  'computer-basics': ['Computer Basics', 'कंप्यूटर की बुनियादी जानकारी'],
  tailoring: ['Tailoring and Design', 'सिलाई और डिज़ाइन'],
  'food-processing': ['Food Processing', 'खाद्य प्रसंस्करण'],
  'bee-keeping': ['Bee-Keeping', 'मधुमक्खी पालन'],
})
const coCurricular = subjects('co-curricular', {
  'food-and-health': ['Food, Nutrition and Health', 'खाद्य, पोषण और स्वास्थ्य'],
  'first-aid': ['First Aid and Health', 'प्राथमिक उपचार और स्वास्थ्य'],
  'human-values': ['Human Values and the Environment', 'मानव मूल्य और पर्यावरण'],
})

export const demoSubjects: readonly Subject[] = [
  ...arts,
  ...science,
  ...commerce,
  ...vocational,
  ...coCurricular,
]

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
 * The scheme of universities in Uttar Pradesh under the National Education Policy: three major subjects of the programme's
 * faculty, a minor one of another, a vocational and a co-curricular one.
 */
export function schemeOf(faculty: string): SubjectScheme {
  const others = [...arts, ...science, ...commerce].filter((subject) => subject.faculty !== faculty)
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
      oneOf('vocational', 'Vocational course', 'व्यावसायिक पाठ्यक्रम', vocational),
      oneOf('co-curricular', 'Co-curricular course', 'सह-पाठ्यक्रम', coCurricular),
    ],
    // The maths group and the bio group.
    forbiddenPairs: ['botany', 'zoology'].map((other) => ({ one: 'mathematics', other })),
  }
}
