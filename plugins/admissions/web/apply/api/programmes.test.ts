import { courseAt } from '@prangan/contract/testing/fixtures'
import { describe, expect, it } from 'vitest'
import { publicProgramme, publicSession } from '../../testing/full-application.ts'
import { courseIssue, courseNote, courseTextsOf, lastTurn, listDays, whatToKeepReady } from './programmes.ts'

const opensAt = '2026-06-01T04:30:00.000Z'
const closesAt = '2026-07-15T11:30:00.000Z'
const sessions = [publicSession({ programmes: [publicProgramme({ opensAt, closesAt })] })]
const course = courseAt(1)
const at = (time: string) => new Date(time)

describe('An applicant', () => {
  it('before a programme opens is told when, to the minute in India, and sends nothing', () => {
    const issue = courseIssue(sessions, course, at('2026-06-01T04:29:59Z'))
    expect(issue).toContain('1 June 2026, 10:00 am')
  })

  it('while it is open is told until when', () => {
    expect(courseIssue(sessions, course, at(opensAt))).toBeUndefined()
    expect(courseNote(sessions, course, at(opensAt))).toContain('15 July 2026, 5:00 pm')
  })

  it('from the minute in which it closes is told so', () => {
    expect(courseIssue(sessions, course, at('2026-07-15T11:29:59Z'))).toBeUndefined()
    expect(courseIssue(sessions, course, at(closesAt))).toContain('closed on 15 July 2026, 5:00 pm')
  })

  it('is told of a course that no session has, which is taken as before there were sessions', () => {
    expect(courseNote(sessions, courseAt(0), at(opensAt))).toContain('no dates here')
    expect(courseIssue(sessions, courseAt(0), at(opensAt))).toBeUndefined()
  })

  it('is told nothing of dates before a course is chosen, or where there is no session', () => {
    expect(courseNote(sessions, '', at(opensAt))).toBe('')
    expect(courseNote([], course, at(opensAt))).toBe('')
    expect(courseIssue([], course, at(opensAt))).toBeUndefined()
  })
})

describe('A page', () => {
  it('stays the same until a programme opens or closes', () => {
    expect(lastTurn(sessions, at('2026-05-01T00:00:00Z'))).toBe('1970-01-01T00:00:00.000Z')
    expect(lastTurn(sessions, at('2026-06-20T00:00:00Z'))).toBe(opensAt)
    expect(lastTurn(sessions, at(closesAt))).toBe(closesAt)
  })
})

it('An applicant reads before applying when each merit list comes, and until when its seats are offered', () => {
  const rounds = [
    { listOn: '2026-07-05', offersUntil: '2026-07-10' },
    { listOn: '2026-07-12', offersUntil: '2026-07-17' },
  ]
  const days = [
    'First list: 5 July 2026, seats offered until 10 July 2026',
    'Second list: 12 July 2026, seats offered until 17 July 2026',
  ]
  const programmes = [publicProgramme({ closesAt: '2026-07-04T11:30:00.000Z' })]
  const session = publicSession({ rounds, programmes })
  expect(listDays([session], at('2026-07-01T00:00:00Z'))).toEqual(days)
  expect(listDays([session], at('2026-07-11T00:00:00Z')), 'a list of the past').toEqual(days.slice(1))
  expect(
    listDays([session, publicSession({ rounds: [] })], at('2026-07-01T00:00:00Z')),
    'of several, which',
  ).toEqual([`Programmes ${session.name.replace('-', '–')}`, ...days])
})

it('An applicant for a programme that closes later reads of its first list', () => {
  const rounds = [
    { listOn: '2026-07-05', offersUntil: '2026-07-10' },
    { listOn: '2026-07-16', offersUntil: '2026-07-20' },
  ]
  const later = publicSession({ rounds, programmes: [publicProgramme({ closesAt })] })
  expect(listDays([later], at('2026-07-01T00:00:00Z'))).toEqual([
    'First list: 16 July 2026, seats offered until 20 July 2026',
  ])
})

it('The first step asks for no marks where the next steps do', () => {
  const { asksMarksLater } = courseTextsOf([publicSession()], at('2026-07-01T00:00:00Z'))
  expect([
    asksMarksLater(publicProgramme().course),
    asksMarksLater(''),
    asksMarksLater('Another course'),
  ]).toEqual([true, false, false])
})

it('The form says before it which numbers it will ask for, once each, and what to do without them', () => {
  const label = { en: 'University registration number (WRN)' }
  const asks = publicSession({ registration: { label, pattern: '' } })
  const [, numbers, origin, without] = whatToKeepReady([asks, asks]).split('\n')
  expect(numbers).toBe(
    'Numbers to copy: University registration number (WRN); number and date of the certificate, if you apply in a reserved category.',
  )
  expect(origin).toBe(
    'University registration number (WRN): the university gives it to you when you register on its own website. You can still do that after this form; you need it to send the next steps.',
  )
  expect(without).toMatch(/^Something is missing\? Send this form all the same\./)
  const withoutNumber = whatToKeepReady([publicSession({ registration: null })])
  expect(withoutNumber).toContain('Numbers to copy: number and date')
  expect(withoutNumber).not.toContain('university')
})
