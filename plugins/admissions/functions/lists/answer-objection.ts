import { documentPaths } from '@prangan/contract/paths'
import type { Handler } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { admissionPaths } from '../../contract/paths.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import { toFullApplication, writeChange } from '../application-store.ts'
import { listReference, toList } from './list-store.ts'
import { toObjections } from './objection-store.ts'

/** A claim or category may also have been decided again. */
const wasCorrectedSince = (
  { corrections, checks }: Pick<AdmissionDocument, 'corrections' | 'checks'>,
  time: Date,
): boolean => [...corrections, ...Object.values(checks)].some(({ at }) => at > time)

/** Answers an objection once, and tells the applicant. What was wrong is corrected in the application. */
export const answerObjection: Handler<'answerObjection'> = async ({ params, body }, context) => {
  const { caller, firebase, now } = context
  const firestore = await firebase.firestore()
  const document = firestore.doc(admissionPaths.objection(params.id, params.objection))
  const reference = listReference(firestore, params.id)
  await runTransaction(firestore, async (transaction) => {
    const list = toList(await transaction.get(reference))
    const [objection] = toObjections([await transaction.get(document)])
    if (!objection) throw new Failure('no-such-objection')
    if (objection.status !== 'open') throw new Failure('changed-meanwhile')
    const application = toFullApplication(
      await transaction.get(firestore.doc(documentPaths.admission(objection.application))),
    )
    const { about } = objection
    const subject =
      about.application === objection.application
        ? application
        : toFullApplication(await transaction.get(firestore.doc(documentPaths.admission(about.application))))
    if (body.isUpheld && !body.needsNoCorrection && !wasCorrectedSince(subject, objection.at))
      throw new Failure('nothing-corrected')
    const status = body.isUpheld ? 'upheld' : 'not upheld'
    transaction.update(document, {
      status,
      answer: body.answer,
      answeredAt: now,
      answeredBy: caller.email,
    })
    const { all, open, upheld } = list.objections
    transaction.update(reference, {
      objections: { all, open: open - 1, upheld: upheld + (body.isUpheld ? 1 : 0) },
      version: list.version + 1,
    })
    const content = {
      kind: 'list objection' as const,
      topic: 'objection answered' as const,
      listNumber: list.number,
      isUpheld: body.isUpheld,
      note: body.answer,
    }
    writeChange(
      transaction,
      firestore,
      application,
      {
        mail: { topic: content.topic, content },
        action: 'objection answered',
        detail: `list ${list.number}, ${status}`,
      },
      context,
    )
  })
  return { message: 'Objection answered successfully!' }
}
