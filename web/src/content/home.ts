import { college } from './college.ts'
import type { Text } from './text.ts'

/** The hero's slides; each shows the drawing of its name. */
export const hero = {
  eyebrow: { en: `Established ${college.established}` } satisfies Text,
  title: { en: 'A courtyard of learning, open to all', hi: 'ज्ञान का प्रांगण, सबके लिए' } satisfies Text,
  text: {
    en: 'Arts, science, commerce and computer application, taught with care to undergraduates and postgraduates.',
  } satisfies Text,
  pictureText: {
    en: 'Drawing of the college seen through an arch: students in a sunlit courtyard, a banyan tree, a domed hall.',
  } satisfies Text,
}

export const about: {
  title: Text
  paragraphs: readonly Text[]
  facts: readonly { year: string; text: Text }[]
} = {
  title: { en: 'About us', hi: 'हमारे बारे में' },
  paragraphs: [
    {
      en: `${college.name.en} was established in 1970 and is run by a trust. It was founded so that young people of the town and its villages could take a degree close to home, whatever their means.`,
    },
    {
      en: 'It opened with the arts; Mathematics and Biology were added within a year. M.A. in Political Science and History was introduced in 2006, and the college has grown with its students ever since.',
    },
  ],
  facts: [
    { year: '1970', text: { en: 'The college is established, run by a trust' } },
    { year: '1971', text: { en: 'Mathematics and Biology are added, within a year' } },
    { year: '2006', text: { en: 'M.A. in Political Science and History is introduced' } },
  ],
}
