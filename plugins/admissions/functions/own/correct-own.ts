import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { ownFactGroups } from '../../contract/facts.ts'
import { admissionLimits } from '../../contract/limits.ts'
import type { Facts } from '../../contract/schemas/corrections.ts'
import { corrected, correctedFields, correctionMail, detailOf, itemsOf } from '../correct.ts'
import { changeOwn, type OwnChange } from './change-own.ts'
import { mayCorrect, type Own, openGroups, toBeCheckedAgain } from './own-steps.ts'

/** Corrects a sent application until its programme closes; what was corrected is checked again. */
export const correctOwnApplication: Handler<'correctOwnApplication'> = async ({ body }, context) =>
  changeOwn(body.token, context, (own, _, by) => {
    if (!mayCorrect(own)) throw new Failure('not-now')
    const result = ownCorrection(own, body.facts, by)
    if (!result) return undefined
    const { fields, detail, mail, items } = result
    return {
      fields: { ...fields, ...toBeCheckedAgain(own.application, items) },
      action: 'application corrected',
      detail,
      mail,
    }
  })

type OwnCorrection = Required<Omit<OwnChange, 'action'>> & { items: string[] }

/** Returns what an applicant's correction of open facts changes, or undefined if it changes nothing. */
export function ownCorrection(own: Own, typed: Facts, by: string): OwnCorrection | undefined {
  const { application, session, programme, now } = own
  if (Object.keys(typed).length === 0) return undefined
  if (!session || !programme) throw new Failure('not-now')
  const open = openGroups(own)
  const groups = ownFactGroups(session, programme).filter(({ key }) => open.includes(key))
  const result = corrected(application, typed, { session, programme, groups, now })
  if (result.changes.length === 0) return undefined
  const fields = correctedFields(application, result, {
    document: '',
    reason: '',
    by,
    at: now,
    list: 0,
    losesSeat: false,
  })
  const ownOnes = fields.corrections.filter(({ document }) => document === '')
  if (ownOnes.length > admissionLimits.ownCorrections) throw new Failure('corrections-full')
  return {
    fields,
    items: itemsOf(result),
    detail: detailOf(result),
    mail: correctionMail(result, { reason: '', isByOffice: false }),
  }
}
