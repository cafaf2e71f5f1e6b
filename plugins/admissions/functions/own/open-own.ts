import type { Handler } from '@prangan/functions/http/handler'
import { openByCode, requestCode } from '@prangan/functions/lib/status-access'
import { admissionLimits } from '../../contract/limits.ts'
import { applicationAccess } from '../application-access.ts'

const { codeLifetime, codesPerHour } = admissionLimits
const requested =
  `If the application number and the address or mobile number match, a code is on its way by e-mail. It works for ` +
  `${codeLifetime / 60_000} minutes; at most ${codesPerHour} are sent in an hour.`

/**
 * Sends the same reply for every number. A thousand applicants may share the address of a mobile network, so the limits are
 * those of a public form, which refuses nobody.
 */
export const requestApplicationCode: Handler<'requestApplicationCode'> = async (
  { body },
  { firebase, address, now },
) => {
  const flow = await requestCode(await firebase.firestore(), applicationAccess, { ...body, address, now })
  return { message: requested, flow }
}

export const openApplication: Handler<'openApplication'> = async (
  { body },
  { firebase, configuration, address, now },
) => openByCode(await firebase.firestore(), applicationAccess, { ...body, address, now }, configuration)
