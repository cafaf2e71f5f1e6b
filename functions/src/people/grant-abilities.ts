import { grantNames } from '@prangan/contract/roles'
import { findUserById } from '../auth/account-store.ts'
import type { Handler } from '../http/handler.ts'
import { Failure } from '../lib/failure.ts'
import { changeStaff } from './change-staff.ts'

const listed = (grants: readonly string[]): string => grants.join(', ') || 'none'

/**
 * Sessions continue: a removed permission ends with the next call or read, because both check the staff document. The person is
 * told by mail, and on an open desk.
 */
export const grantAbilities: Handler<'grantAbilities'> = async ({ params, body }, context) => {
  const user = await findUserById(await context.firebase.auth(), params.uid)
  const version = await changeStaff(context, params.uid, (staff) => {
    if (staff.role === 'admin') throw new Failure('admin-may-all')
    if (staff.version !== body.version) throw new Failure('changed-meanwhile')
    const grants = grantNames.filter((grant) => body.grants.includes(grant))
    const detail = `${listed(staff.grants)} → ${listed(grants)}`
    if (listed(staff.grants) === listed(grants)) return undefined
    const mail = {
      kind: 'abilities changed',
      to: staff.email,
      name: user?.displayName ?? '',
      given: grants.filter((grant) => !staff.grants.includes(grant)),
      taken: grantNames.filter((grant) => staff.grants.includes(grant) && !grants.includes(grant)),
      language: null,
    } as const
    // Those of a plugin that is off are back when it is on again.
    const off = staff.grants.filter((grant) => !(grantNames as readonly string[]).includes(grant))
    return { fields: { grants: [...grants, ...off] }, mail, action: 'abilities changed', detail }
  })
  return { message: 'The permissions were saved.', version }
}
