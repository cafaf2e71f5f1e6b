import { college } from '@prangan/college/config'
import { demoAdmissionFacts as facts } from '@prangan/college/demo/admissions'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { schoolLeaving } from '@prangan/contract/states/profile'
import { type AdmissionDocument, firstStepOnly } from '../contract/schemas/application.ts'
import { chanceFrom, wholeBy } from './by-chance.ts'
import { personBy } from './person.ts'
import { daysFrom } from './session.ts'

const year = 364
const count = 32

/** Applications of the same two weeks a year ago, before sessions existed, for the comparison in the overview. */
export function lastYearsApplications(now: Date): [id: string, AdmissionDocument][] {
  const taken = new Set<string>()
  return Array.from({ length: count }, (_, at) => {
    const chance = chanceFrom(2_025 + at)
    const index = 9_000 + at
    const {
      id,
      guardian: _guardian,
      nameHi: _nameHi,
      ...told
    } = personBy(chance, { index, programme: facts.lastYear, now: daysFrom(now, -year), taken })
    const own = id.replace('2026', '2025')
    const applicationNumber = `${college.shortCode}-${own}`
    const createdAt = daysFrom(now, -year - wholeBy(chance, 0, 13), `${wholeBy(chance, 10, 16)}:30`)
    return [
      own,
      {
        ...told,
        ...firstStepOnly,
        course: college.courses[facts.lastYear].en,
        qualification: `${schoolLeaving.en} (Commerce), ${wholeBy(chance, 45, 88)} %`,
        applicationNumber,
        status: chance() < 0.8 ? 'accepted' : 'rejected',
        history: [],
        mails: [],
        version: 1,
        createdAt,
        updatedAt: createdAt,
        searchKeys: applicationKeys({ ...told, applicationNumber }),
      },
    ]
  })
}
