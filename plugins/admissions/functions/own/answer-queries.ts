import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { isPast, openQueries, slotsOfItem } from '../../contract/requirements.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { ApplicationQuery } from '../../contract/schemas/full-application.ts'
import { changeOwn } from './change-own.ts'
import { ownCorrection } from './correct-own.ts'
import { mayNow, type Own, toBeCheckedAgain } from './own-steps.ts'

type Answers = Input<'answerApplicationQueries'>['body']['answers']

/**
 * Accepts answers to all open questions; replacing the document also answers one. A late answer still counts until the office
 * decides without it, and is marked as late. Throws 400 at each unanswered item.
 */
export const answerApplicationQueries: Handler<'answerApplicationQueries'> = async ({ body }, context) => {
  const texts = new Map(body.answers.map(({ item, text }) => [item, text]))
  return changeOwn(body.token, context, (own, _, by) => {
    const { application, now } = own
    if (isAnswered(application, body.answers)) return undefined
    if (!mayNow(own).answer) throw new Failure('not-now')
    const correction = ownCorrection(own, body.facts, by)
    const unanswered = openQueries(application).filter(
      (query) => !texts.get(query.item) && !isReplaced(query, own) && !(correction && query.opens.length > 0),
    )
    if (unanswered.length > 0) {
      const fields = Object.fromEntries(unanswered.map(({ item }) => [item, fieldMessages.answerMissing]))
      throw new Failure('invalid-input', { fields, message: fieldMessages.answerMissing })
    }
    const isLate = isPast(application.answerBy, dayInIndia(now))
    const queries = application.queries.map((query) =>
      query.answeredAt ? query : { ...query, answer: texts.get(query.item) ?? '', answeredAt: now, isLate },
    )
    const status = 'resubmitted'
    return {
      fields: {
        ...correction?.fields,
        ...(correction && toBeCheckedAgain(application, correction.items)),
        ...{ status, queries },
      },
      action: 'application answered',
      detail: [
        ...openQueries(application).map(({ item }) => item),
        ...(correction ? [`corrected ${correction.detail}`] : []),
        ...(isLate ? ['late'] : []),
      ].join(', '),
      mail: { kind: 'programme application status', status, note: '' },
    }
  })
}

function isReplaced({ item, askedAt }: ApplicationQuery, { application, session }: Own): boolean {
  const slots = session ? slotsOfItem(session, item) : []
  return slots.some((slot) => (application.documents[slot]?.at ?? askedAt) > askedAt)
}

function isAnswered({ status, queries }: AdmissionDocument, answers: Answers): boolean {
  const says = ({ item, text }: Answers[number]) =>
    queries.findLast((query) => query.item === item)?.answer === text
  return status === 'resubmitted' && answers.every(says)
}
