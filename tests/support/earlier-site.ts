import { expect } from 'vitest'
import { connectFirebase } from '../../functions/src/lib/firebase.ts'
import { type OtherSite, openOtherSite, type Read } from './other-site.ts'
import { makePerson, newClientHeaders } from './people.ts'
import { suite } from './suite.ts'

/**
 * Simulates the college's earlier site from the HTTP contract and the specification, without the endpoint table or its schemas.
 * It has its own origin, and sends FormData in any order, blanks for empty fields, and `Bearer null` if nobody is signed in.
 */

export const earlierOrigin = 'https://old.college.test'

export async function openEarlierSite() {
  const open = (): OtherSite => openOtherSite(earlierOrigin, suite.app, newClientHeaders())
  return {
    admin: await makePerson(connectFirebase(), 'admin'),
    visitor: open(),
    office: open(),
    teacher: open(),
  }
}

export type EarlierSite = Awaited<ReturnType<typeof openEarlierSite>>

/** The sign-in page stores what every other page sends. */
export async function signIn(browser: OtherSite, uname: string, psw: string): Promise<Read> {
  const answer = await browser.fetch('POST /auth/login_auth', { json: { uname, psw } })
  if (answer.ok) {
    browser.localStorage.set('token', String(answer.json.token))
    browser.localStorage.set('username', uname)
    browser.localStorage.set('userType', String(answer.json.userType))
  }
  return answer
}

type Row = Record<string, unknown>

export function list({ json }: Read, name: string): Row[] {
  const rows = json[name]
  if (!Array.isArray(rows)) throw new Error(`${name} is no list: ${JSON.stringify(json)}`)
  return rows
}

export function find(rows: readonly Row[], name: string, value: unknown): Row {
  const row = rows.find((one) => one[name] === value)
  if (!row) throw new Error(`Nothing has ${name} ${value}`)
  return row
}

export function reads(row: Row | undefined, fields: string): void {
  for (const field of fields.split(' '))
    expect(typeof row?.[field], `${field} of ${JSON.stringify(row)}`).toBe('string')
}
