import { college } from '@prangan/college/config'
import { applicationKeys } from '@prangan/contract/schemas/admissions'
import { schoolLeaving } from '@prangan/contract/states/profile'
import { type AdmissionDocument, firstStepOnly } from '../contract/schemas/application.ts'
import { type ApplicationDetails, percentageOf } from '../contract/schemas/full-application.ts'
import { type Chance, chanceFrom, wholeBy } from './by-chance.ts'
import { detailsBy } from './details.ts'
import { type Fate, fates } from './fates.ts'
import { personBy } from './person.ts'
import {
  type DemoProgramme,
  daysFrom,
  demoProgrammeKeys,
  demoProgrammes,
  demoSessionName,
} from './session.ts'

export type DemoApplicant = {
  id: string
  fate: Fate
  /** Random numbers per applicant, so that a change of one does not change the others. */
  chance: Chance
  application: AdmissionDocument
}

function fatesOf(chance: Chance, programme: DemoProgramme): Fate[] {
  const all = fates.flatMap((fate) => Array<Fate>(demoProgrammes[programme].plan[fate] ?? 0).fill(fate))
  return all
    .map((fate, place) => ({ fate, at: place / all.length + chance() * 0.4 }))
    .sort((one, other) => one.at - other.at)
    .map(({ fate }) => fate)
}

function sentAt(chance: Chance, programme: DemoProgramme, share: number, now: Date): Date {
  const { opens, closes } = demoProgrammes[programme]
  const day = Math.floor(opens + (Math.min(closes, 0) - opens) * share)
  const time = [wholeBy(chance, 10, 16), wholeBy(chance, 10, 59)].join(':')
  const latest = now.getTime() - (1 + (1 - share) * 60) * 60 * 60_000
  return new Date(Math.min(daysFrom(now, day, time).getTime(), latest))
}

function qualificationOf({ education: { xii } }: ApplicationDetails): string {
  return `${schoolLeaving.en} (${xii.stream}), ${((percentageOf(xii) ?? 0) / 100).toFixed(1)} %`
}

type Place = {
  index: number
  programme: DemoProgramme
  fate: Fate
  share: number
  now: Date
  taken: Set<string>
}

function applicantAt({ index, programme, fate, share, now, taken }: Place): DemoApplicant {
  const chance = chanceFrom(2_026 + index)
  const person = personBy(chance, { index, programme, now, taken })
  const { id, guardian: _, nameHi: __, ...told } = person
  const createdAt = sentAt(chance, programme, share, now)
  const submittedAt = new Date(createdAt.getTime() + wholeBy(chance, 12, 55) * 60_000)
  const isBelowMinimum = fate === 'rejected'
  const isComplete = fate !== 'incomplete'
  const details = detailsBy(chance, person, { programme, submittedAt, isBelowMinimum })
  const applicationNumber = `${college.shortCode}-${id}`
  const at = isComplete ? submittedAt : createdAt
  const application: AdmissionDocument = {
    ...told,
    ...firstStepOnly,
    session: demoSessionName,
    programme,
    course: college.courses[programme].en,
    qualification: qualificationOf(details),
    ...(isComplete && { details }),
    isFromCounter: chance() < 0.05,
    applicationNumber,
    status: 'new',
    history: [],
    mails: [{ id: `${applicationNumber}-1`, topic: 'received', state: 'sent', at: createdAt }],
    version: isComplete ? 2 : 1,
    createdAt,
    updatedAt: at,
    searchKeys: applicationKeys({ ...told, applicationNumber }),
  }
  return { id, fate, chance, application }
}

export function demoApplicants(now: Date): DemoApplicant[] {
  const taken = new Set<string>()
  let index = 0
  return demoProgrammeKeys.flatMap((programme, at) => {
    const all = fatesOf(chanceFrom(at), programme)
    return all.map((fate, place) => {
      index += 1
      return applicantAt({ index, programme, fate, share: place / all.length, now, taken })
    })
  })
}
