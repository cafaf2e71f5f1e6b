import { college } from '@prangan/college/config'
import type { FacultyName, FacultyPages } from '@prangan/contract/departments'

type Name = { en: string; hi?: string; mr?: string }

/** [[what each faculty has to say, with the courses of its own, in place of this]] */
const pagesOf = (name: Name): FacultyPages => ({
  courses: Object.keys(college.courses) as (keyof typeof college.courses)[],
  hasSyllabus: true,
  lead: { en: `[[one sentence on the ${name.en}]]` },
  overview: [{ en: `[[what the ${name.en} teaches, and with what]]` }],
  facts: [],
  list: {
    title: name,
    lead: {
      en: `${name.en}: who teaches here, and how to write to them.`,
      ...(name.hi && { hi: `${name.hi}: यहाँ कौन पढ़ाते हैं, और उनसे कैसे संपर्क करें।` }),
      ...(name.mr && { mr: `${name.mr}: इथे कोण शिकवते, आणि त्यांना कसे लिहायचे.` }),
    },
  },
})

export const faculties = Object.fromEntries(
  Object.entries(college.faculties).map(([key, name]) => [key, pagesOf(name)]),
) as Readonly<Record<FacultyName, FacultyPages>>
