import { college } from '@prangan/college/config'
import { demoAdmissionFacts } from '@prangan/college/demo/admissions'
import { daysBetween } from '@prangan/contract/calendar-days'
import { dayInIndia } from '@prangan/contract/india-time'
import { MobileSchema } from '@prangan/contract/schemas/person-fields'
import { state } from '@prangan/contract/states/profile'
import { describe, expect, it } from 'vitest'
import { admissionLimits } from '../contract/limits.ts'
import { documentsOf, issuesInDetails, isUnderAge } from '../contract/requirements.ts'
import {
  AdmissionSessionDocumentSchema,
  AdmissionSessionInputSchema,
  programmeStatusOf,
} from '../contract/schemas/admission-sessions.ts'
import {
  type AdmissionDocument,
  AdmissionDocumentSchema,
  type ApplicationStatus,
} from '../contract/schemas/application.ts'
import { ApplicationNumberSchema } from '../contract/schemas/own-application.ts'
import { type ListPlace, mayBecome, visibleState, visibleStates } from '../contract/states.ts'
import { programmeOf } from '../functions/sessions/session-store.ts'
import { toInput, toTyped } from '../web/desk/sessions/typed-session.ts'
import { demoAdmissions } from './admissions.ts'
import { documentsFor, makeFiles } from './documents.ts'
import { lastYearsApplications } from './last-year.ts'
import { listedProgramme, listTimes, nextList } from './lists.ts'

const now = new Date('2026-11-20T12:00:00+05:30')
const { session: stored, applications, lists, beforeLists } = demoAdmissions(now)
const session = { id: stored.name, ...stored }
const all = [...applications.values()]

const placesOf = (id: string): ListPlace[] =>
  lists.flatMap(({ document }) => {
    const row = document.rows.find((each) => each.id === id)
    return row ? [{ ...document, row }] : []
  })
const stateOf = (id: string, application: AdmissionDocument) =>
  visibleState(application, placesOf(id), now).state

describe('the session of the demo', () => {
  it('fits its schemas, those of the form too, which sends it as it is', () => {
    expect(AdmissionSessionDocumentSchema.parse(stored)).toEqual(stored)
    const programmes = stored.programmes.map(({ opensAt, closesAt, ...programme }) => ({
      ...programme,
      opensAt: opensAt.toISOString(),
      closesAt: closesAt.toISOString(),
    }))
    const input = { ...stored, programmes }
    expect(AdmissionSessionInputSchema.safeParse(input).error?.issues).toBe(undefined)
    expect(AdmissionSessionInputSchema.parse(toInput(toTyped(stored)))).toEqual(
      AdmissionSessionInputSchema.parse(input),
    )
  })

  it.each(['2026-11-20T12:00:00Z', '2027-02-28T23:59:00Z', '2028-02-29T00:00:00Z'])(
    'takes applications for some programmes, and none any more for the others, when it is loaded at %s',
    (time) => {
      const loaded = new Date(time)
      const { programmes } = demoAdmissions(loaded).session
      const programmeStatuses = programmes.map((programme) => [
        programme.key,
        programmeStatusOf(programme, loaded),
      ])
      expect(programmeStatuses).toEqual(
        Object.entries(demoAdmissionFacts.programmes).map(([key, { closes }]) => [
          key,
          closes < 0 ? 'closed' : 'open',
        ]),
      )
      for (const status of ['closed', 'open']) expect(programmeStatuses.flat()).toContain(status)
    },
  )

  it('gives the points of the state’s table of weightage', () => {
    const points = state.weightage.flatMap(({ points, claims }) =>
      claims.map(({ key }) => [key, points * 100]),
    )
    expect(stored.claims.map((claim) => [claim.key, claim.points])).toEqual(points)
  })
})

const planned = Object.values(demoAdmissionFacts.programmes)
  .flatMap(({ plan }) => Object.values(plan))
  .reduce((sum, count) => sum + count, 0)

describe('an application to the demo’s session', () => {
  it('is one of those planned, each with a number of its own', () => {
    expect(all).toHaveLength(planned)
    expect(new Set(all.map(({ applicationNumber }) => applicationNumber)).size).toBe(planned)
    for (const [id, { applicationNumber }] of applications) {
      expect(applicationNumber).toBe(`${college.shortCode}-${id}`)
      expect(ApplicationNumberSchema.parse(applicationNumber)).toBe(applicationNumber)
    }
  })

  it('stands in every state that there is', () => {
    const states = new Set([...applications].map(([id, application]) => stateOf(id, application)))
    expect(states).toEqual(new Set(visibleStates))
  })

  it('fits the schema, and its later steps fit what the session asks', () => {
    for (const application of all) {
      const { details } = application
      expect(AdmissionDocumentSchema.parse(application)).toEqual(application)
      expect(MobileSchema.safeParse(application.mobile).success).toBe(true)
      if (!details) continue
      const programme = programmeOf(session, application.programme)
      const day = dayInIndia(details.submittedAt)
      expect(issuesInDetails(session, programme, application, details, day)).toEqual({})
    }
  })

  it('got each status as the table of transitions allows, and none before the one before it or in the future', () => {
    for (const { applicationNumber, history, createdAt, status } of all) {
      let before: { status: ApplicationStatus; at: Date } = { status: 'new', at: createdAt }
      for (const decision of history) {
        const by = decision.by === '' ? 'applicant' : 'office'
        const step = `${applicationNumber}: ${before.status} → ${decision.status}`
        expect(mayBecome(before.status, decision.status, by), step).toBe(true)
        expect(decision.at >= before.at && decision.at < now, `${step} at ${decision.at}`).toBe(true)
        before = decision
      }
      expect(before.status).toBe(status)
    }
  })

  it('names reserved domains and made-up mobile numbers only, also of guardians', () => {
    const people = all.flatMap((application) => [application, application.details?.guardian ?? []].flat())
    expect(people.length).toBeGreaterThan(all.length * 1.125)
    expect(people.filter(({ mobile }) => !/^66666\d{5}$/.test(mobile))).toEqual([])
    expect(people.filter(({ email }) => !/^[a-z0-9.]+@example\.(com|org)$/.test(email))).toEqual([])
  })

  it('has some of the same two weeks a year before, whom nobody takes for others', () => {
    const before = lastYearsApplications(now)
    const ids = [...before.map(([id]) => id), ...applications.keys()]
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, application] of before) {
      expect(AdmissionDocumentSchema.parse(application)).toEqual(application)
      expect(application.email).toMatch(/@example\.com$/)
      const days = daysBetween(dayInIndia(application.createdAt), dayInIndia(now)) - 364
      expect(days).toBeGreaterThanOrEqual(0)
      expect(days).toBeLessThan(14)
    }
  })

  it('is of somebody with a name in Hindi now and then, and of somebody under age with a guardian who agreed', () => {
    expect(all.filter(({ name }) => /\p{Script=Devanagari}/u.test(name)).length).toBeGreaterThan(
      all.length / 20,
    )
    const young = all.filter(
      ({ dob, details }) => details && isUnderAge(dob, dayInIndia(details.submittedAt)),
    )
    expect(young.length).toBeGreaterThan(all.length / 8)
    expect(young.filter(({ details }) => !details?.guardian)).toEqual([])
    expect(
      young.filter(({ status, guardianAgreedAt }) => status === 'verified' && !guardianAgreedAt),
    ).toEqual([])
  })

  it('has a document in each slot that is asked of it, small enough and no more than there is room for', async () => {
    const files = await makeFiles()
    for (const [id, application] of applications) {
      const { details, category, programme, fee } = application
      const documents = documentsFor(session, [id, application], files)
      if (!details) {
        expect(documents).toEqual([])
        continue
      }
      const asked = documentsOf(session, programmeOf(session, programme), { category, ...details })
      const slots = [...asked.map(({ key }) => key), ...(fee ? ['fee-proof'] : [])]
      expect(documents.map(({ slot }) => slot)).toEqual(slots)
      expect(documents.length).toBeLessThanOrEqual(admissionLimits.files)
      expect(documents.filter(({ named, bytes }) => named.size !== bytes.length)).toEqual([])
    }
    for (const { bytes } of [...files.photo, ...files.signature]) {
      expect(bytes.length).toBeLessThan(admissionLimits.photoBytes)
    }
  })
})

describe('the merit lists of the demo', () => {
  it('are what the engine computes of the applications as they were then', () => {
    expect(lists).toHaveLength(2)
    for (const [index, list] of lists.entries()) {
      const { published } = listTimes(now, index === 0 ? 'first' : 'second')
      const computed = nextList(session, beforeLists[index] ?? new Map(), lists.slice(0, index), published)
      const { rows, report, basis, number } = list.document
      expect({ rows, report, basis, number }).toEqual({
        rows: computed.rows,
        report: computed.report,
        basis: computed.basis,
        number: index + 1,
      })
      expect([...list.traces.keys()].toSorted()).toEqual(rows.map(({ id }) => id).toSorted())
    }
  })

  it('give no more seats than there are, and offers to those alone whom a list gave one', () => {
    const programme = programmeOf(session, listedProgramme)
    const seats = new Map(
      lists.flatMap(({ document: { report } }) =>
        [...report.offers, ...report.moved].map(({ id, under }) => [id, under] as const),
      ),
    )
    const offered = [...applications].filter(([, { offer }]) => offer)
    for (const [id, { offer }] of offered) expect(offer?.under).toBe(seats.get(id))
    const taken = ['offered', 'fee reported', 'admitted', 'ranked']
    const holders = [...applications].filter(([id, application]) => taken.includes(stateOf(id, application)))
    expect(holders.length).toBeGreaterThan(programme.seats.total * 0.8)
    expect(holders.length).toBeLessThanOrEqual(programme.seats.total)
  })
})
