import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { isPast, openQueries, slotOfItem } from '../../contract/requirements.ts'
import type { AdmissionDocument } from '../../contract/schemas/application.ts'
import type { ApplicationQuery } from '../../contract/schemas/full-application.ts'
import { changeOwn } from './change-own.ts'
import { mayNow } from './own-steps.ts'

type Answers = Input<'answerApplicationQueries'>['body']['answers']

/**
 * Accepts answers to all open questions; replacing the document also answers one. A late answer still counts until the office
 * decides without it, and is marked as late. Throws 400 at each unanswered item.
 */
export const answerApplicationQueries: Handler<'answerApplicationQueries'> = async ({ body }, context) => {
  const texts = new Map(body.answers.map(({ item, text }) => [item, text]))
  return changeOwn(body.token, context, (own) => {
    const { application, now } = own
    if (isAnswered(application, body.answers)) return undefined
    if (!mayNow(own).answer) throw new Failure('not-now')
    const unanswered = openQueries(application).filter(
      (query) => !texts.get(query.item) && !isReplaced(query, application),
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
      fields: { status, queries },
      action: 'application answered',
      detail: [...openQueries(application).map(({ item }) => item), ...(isLate ? ['late'] : [])].join(', '),
      mail: { kind: 'programme application status', status, note: '' },
    }
  })
}

function isReplaced({ item, askedAt }: ApplicationQuery, { documents }: AdmissionDocument): boolean {
  const slot = slotOfItem(item)
  const document = slot === undefined ? undefined : documents[slot]
  return document !== undefined && document.at > askedAt
}

function isAnswered({ status, queries }: AdmissionDocument, answers: Answers): boolean {
  const says = ({ item, text }: Answers[number]) =>
    queries.findLast((query) => query.item === item)?.answer === text
  return status === 'resubmitted' && answers.every(says)
}
