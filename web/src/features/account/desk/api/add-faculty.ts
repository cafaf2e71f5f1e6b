import { departmentInFull } from '@prangan/contract/departments'
import { facultyEndpoints } from '@prangan/contract/endpoints/faculty'
import type { OutputOf } from '@prangan/contract/endpoints/table'
import type { AddFacultyInputSchema } from '@prangan/contract/schemas/accounts'
import type * as z from 'zod/mini'
import { call } from '../../../../http/client.ts'
import { freshToken } from '../../api/keep-token.ts'

export type NewAccount = z.output<typeof AddFacultyInputSchema>

/** Creates a teacher's or an admin's account (`addFaculty`). Throws a `CallError`. */
export async function addFaculty(account: NewAccount): Promise<OutputOf<'addFaculty'>> {
  const body = { ...account, dept: departmentInFull(account.dept) }
  return call(facultyEndpoints, 'addFaculty', { body }, { token: await freshToken() })
}
