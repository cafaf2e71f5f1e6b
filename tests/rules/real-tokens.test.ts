import { setTimeout } from 'node:timers/promises'
import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { collectionPaths, documentPaths } from '@prangan/contract/paths'
import { collection, doc, onSnapshot, setDoc } from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { nextSecond } from '../../functions/src/auth/staff-store.ts'
import { type Accounts, openAccounts } from './auth-emulator.ts'
import { signedInAt } from './callers.ts'
import { closeFixtures, emulatorUrl, newProjectId, openFixtures } from './environment.ts'
import { fixtures } from './fixtures.ts'

// The matrix creates its own tokens; these are from real sign-ins, with their claims.

const projectId = newProjectId()

let environment: RulesTestEnvironment
let accounts: Accounts

beforeAll(async () => {
  ;[environment, accounts] = await Promise.all([openFixtures(projectId), openAccounts(projectId)])
  await Promise.all([
    accounts.create('admin', 'admin'),
    accounts.create('removedTeacher', 'faculty'),
    accounts.create('otherTeacher', 'faculty'),
    accounts.create('unknownAdmin', 'admin'),
    accounts.create('roleless'),
  ])
})

afterAll(async () => {
  await accounts?.clear()
  await closeFixtures(environment)
})

const readStatus = async (path: string, token?: string): Promise<number> => {
  const url = `${emulatorUrl('FIRESTORE_EMULATOR_HOST')}/v1/projects/${projectId}/databases/(default)/documents/${path}`
  const response = await fetch(
    url,
    token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } },
  )
  await response.body?.cancel()
  return response.status
}

const people = [
  ['a visitor', undefined],
  ['somebody who signed up by themselves', 'roleless'],
  ['a teacher', 'otherTeacher'],
  ['a removed teacher', 'removedTeacher'],
  ['an admin of whom no document tells', 'unknownAdmin'],
  ['an admin', 'admin'],
] as const

const documentsToRead = [
  ['a news item', documentPaths.news('one'), people.map(([name]) => name)],
  ['a profile that is shown', documentPaths.faculty('teacher'), people.map(([name]) => name)],
  ["the removed teacher's profile", documentPaths.faculty('removedTeacher'), ['an admin']],
  ['an alumnus', documentPaths.alumnus('one'), ['an admin']],
  ['an application', documentPaths.admission('one'), ['an admin']],
  ['an account', documentPaths.account('one'), []],
  ['a password reset', `${collectionPaths.passwordResets}/one`, []],
] as const

describe('with the token of a real sign-in', () => {
  for (const [what, path, readers] of documentsToRead) {
    for (const [name, uid] of people) {
      const may = (readers as readonly string[]).includes(name)
      test(`${name} ${may ? 'can' : 'cannot'} read ${what}`, async () => {
        const token = uid && (await accounts.signIn(uid))
        expect(await readStatus(path, token)).toBe(may ? 200 : 403)
      })
    }
  }

  /** Reads with a token from before the change. */
  const oldToken = async (uid: string, change: () => object) => {
    await accounts.create(uid, 'admin')
    const staff = documentPaths.staffAccess(uid)
    await write(staff, { ...fixtures.get(documentPaths.staffAccess('admin')) })
    const token = await accounts.signIn(uid)
    expect(await readStatus(documentPaths.alumnus('one'), token)).toBe(200)
    await write(staff, change())
    return readStatus(documentPaths.alumnus('one'), token)
  }
  const write = (path: string, change: object) =>
    environment.withSecurityRulesDisabled((context) =>
      setDoc(doc(context.firestore(), path), change, { merge: true }),
    )

  test('an admin whose role is taken away reads alumni no more, the old token notwithstanding', async () => {
    expect(await oldToken('demoted', () => ({ role: 'none' }))).toBe(403)
    expect(await oldToken('made a teacher', () => ({ role: 'faculty' }))).toBe(403)
  })

  test('an admin whose sessions are ended reads alumni no more until the next sign-in', async () => {
    let notBefore = new Date()
    const end = () => {
      notBefore = nextSecond()
      return { notBefore }
    }
    expect(await oldToken('ended', end)).toBe(403)
    await setTimeout(Math.max(0, notBefore.getTime() - Date.now()) + 5)
    expect(await readStatus(documentPaths.alumnus('one'), await accounts.signIn('ended'))).toBe(200)
  })

  test('what an admin is listening to ends with their role', async () => {
    const database = environment
      .authenticatedContext('admin', { role: 'admin', auth_time: signedInAt })
      .firestore()
    const seen: number[] = []
    let refused = ''
    const stop = onSnapshot(
      collection(database, collectionPaths.admissions),
      ({ size }) => seen.push(size),
      ({ code }) => {
        refused = code
      },
    )
    try {
      await vi.waitFor(() => expect(seen).toHaveLength(1), 30_000)
      await write(documentPaths.staffAccess('admin'), { role: 'none' })
      await write(`${collectionPaths.admissions}/another`, { name: 'Nobody else’s business' })
      await vi.waitFor(() => expect(refused).toBe('permission-denied'), 30_000)
      expect(seen).toHaveLength(1)
    } finally {
      stop()
      await write(documentPaths.staffAccess('admin'), { role: 'admin' })
    }
  })
})
