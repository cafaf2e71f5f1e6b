import { peopleEndpoints } from '@prangan/contract/endpoints/people'
import type { GrantAbilitiesInputSchema } from '@prangan/contract/schemas/people'
import type * as z from 'zod/mini'
import { call } from '../../../../http/client.ts'
import type { GetToken } from '../../../../lib/desk-session.ts'
import type { PersonRow } from './person-row.ts'
import { refreshPeople } from './watch-people.ts'

/** Calls, reads the people again however it ended, and resolves with the server's message. Throws a `CallError`. */
async function change(
  getToken: GetToken,
  send: (options: { token: string | undefined }) => Promise<{ message: string }>,
): Promise<string> {
  try {
    return (await send({ token: await getToken() })).message
  } finally {
    await refreshPeople(getToken)
  }
}

const paramsOf = ({ uid }: PersonRow) => ({ params: { uid } })

type Granted = Omit<z.infer<typeof GrantAbilitiesInputSchema>, 'version'>

/** Says which abilities somebody has, and to which day, based on that version of them (`grantAbilities`). */
export const grantAbilities = (person: PersonRow, granted: Granted, getToken: GetToken) =>
  change(getToken, (options) => {
    const body = { ...granted, version: person.version }
    return call(peopleEndpoints, 'grantAbilities', { ...paramsOf(person), body }, options)
  })

export const disableAccount = (person: PersonRow, getToken: GetToken) =>
  change(getToken, (options) => call(peopleEndpoints, 'disableAccount', paramsOf(person), options))

export const enableAccount = (person: PersonRow, getToken: GetToken) =>
  change(getToken, (options) => call(peopleEndpoints, 'enableAccount', paramsOf(person), options))

/** Mails somebody again how to sign in for the first time (`sendSignInMail`). */
export const sendSignInMail = (person: PersonRow, getToken: GetToken) =>
  change(getToken, (options) => call(peopleEndpoints, 'sendSignInMail', paramsOf(person), options))

export const sendPasswordReset = (person: PersonRow, getToken: GetToken) =>
  change(getToken, (options) => call(peopleEndpoints, 'sendPasswordReset', paramsOf(person), options))
