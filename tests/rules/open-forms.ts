import { documentPaths } from '@prangan/contract/paths'
import type { OpenForm } from '@prangan/contract/schemas/open-forms'
import { deleteField, serverTimestamp } from 'firebase/firestore'
import { type Audience, type CallerName, callers, everyone, noOne } from './callers.ts'

const before = new Date('2026-04-01T06:30:00Z')
const later = new Date('2026-04-01T07:00:00Z')
const [teacher, admin] = [callers.teacher.claims.name, callers.admin.claims.name]

const stored: OpenForm = {
  people: { teacher: { name: teacher, at: before }, admin: { name: admin, at: before } },
  at: before,
}

/** Each caller has documents of their own: who finds somebody removed already, removes nobody. */
const known = (caller: CallerName) => documentPaths.openForm(documentPaths.news(caller))
const unknown = (caller: CallerName) => documentPaths.openForm(documentPaths.alumnus(caller))
const endless = (caller: CallerName) => documentPaths.openForm(documentPaths.news(caller + '-'.repeat(200)))

export const openForms: readonly (readonly [path: string, document: object])[] = [
  [documentPaths.openForm(documentPaths.news('one')), stored],
  ...everyone.map((caller) => [known(caller), stored] as const),
]

type FormWrite = { what: string; pathOf: (caller: CallerName) => string; data: object; who: Audience }

const at = serverTimestamp()
const entering = (entry: object, more: object = {}) => ({ people: { teacher: entry }, at, ...more })
const own = { name: teacher, at }

/** A browser may write that its own user has a form open, and nothing else. */
export const formWrites: readonly FormWrite[] = [
  {
    what: 'say that the teacher has a form open that nobody had',
    pathOf: unknown,
    data: entering(own),
    who: ['teacher'],
  },
  {
    what: 'say that the teacher still has a form open',
    pathOf: known,
    data: entering(own),
    who: ['teacher'],
  },
  {
    what: 'say that the admin still has it open',
    pathOf: known,
    data: { people: { admin: { name: admin, at } }, at },
    who: ['admin'],
  },
  {
    what: 'say that the teacher has it open under another name',
    pathOf: known,
    data: entering({ ...own, name: admin }),
    who: noOne,
  },
  {
    what: 'say that the teacher had it open before',
    pathOf: known,
    data: entering({ ...own, at: later }),
    who: noOne,
  },
  {
    what: 'say more of the teacher',
    pathOf: known,
    data: entering({ ...own, note: 'Hello' }),
    who: noOne,
  },
  {
    what: 'say more of the form',
    pathOf: known,
    data: entering(own, { note: 'Hello' }),
    who: noOne,
  },
  {
    what: 'say that the form was open before',
    pathOf: known,
    data: entering(own, { at: before }),
    who: noOne,
  },
  {
    what: 'say it of what has the name of no record',
    pathOf: endless,
    data: entering(own),
    who: noOne,
  },
  {
    what: 'remove both the teacher and the admin',
    pathOf: known,
    data: { people: { teacher: deleteField(), admin: deleteField() }, at },
    who: noOne,
  },
  { what: 'remove everybody', pathOf: known, data: { people: deleteField(), at }, who: noOne },
  {
    what: 'say that the teacher has closed it',
    pathOf: known,
    data: entering(deleteField()),
    who: ['teacher'],
  },
]
