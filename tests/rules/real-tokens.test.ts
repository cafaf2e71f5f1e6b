import type { RulesTestEnvironment } from '@firebase/rules-unit-testing'
import { collections, documents } from '@prangan/contract/paths'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Accounts, openAccounts } from './auth-emulator.ts'
import { closeWorld, emulatorUrl, openWorld } from './environment.ts'

// The matrix makes its own tokens, as the rules see them. Here the tokens are those that a sign-in gives, claims
// and all, and the reads go by Firestore's plain HTTP interface.

const projectId = 'demo-rules-tokens'

let environment: RulesTestEnvironment
let accounts: Accounts

beforeAll(async () => {
  ;[environment, accounts] = await Promise.all([openWorld(projectId), openAccounts(projectId)])
  await Promise.all([
    accounts.create('admin', 'admin'),
    accounts.create('removedTeacher', 'faculty'),
    accounts.create('otherTeacher', 'faculty'),
    accounts.create('roleless'),
  ])
})

afterAll(async () => {
  await accounts?.clear()
  await closeWorld(environment)
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
  ['an admin', 'admin'],
] as const

const documentsToRead = [
  ['a news item', documents.news('one'), people.map(([name]) => name)],
  ['a profile that is shown', documents.faculty('teacher'), people.map(([name]) => name)],
  ["the removed teacher's profile", documents.faculty('removedTeacher'), ['a removed teacher', 'an admin']],
  ['an alumnus', documents.alumnus('one'), ['an admin']],
  ['an application', documents.admission('one'), ['an admin']],
  ['an account', documents.account('one'), []],
  ['a password reset', `${collections.passwordResets}/one`, []],
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

  test('an admin whose role is taken away reads alumni no more with the next token', async () => {
    await accounts.create('formerAdmin', 'admin')
    expect(await readStatus(documents.alumnus('one'), await accounts.signIn('formerAdmin'))).toBe(200)
    await accounts.setRole('formerAdmin')
    expect(await readStatus(documents.alumnus('one'), await accounts.signIn('formerAdmin'))).toBe(403)
  })
})
