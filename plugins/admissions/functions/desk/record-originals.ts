import { fieldMessages } from '@prangan/contract/field-messages'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Handler, Input } from '@prangan/functions/http/handler'
import { Failure } from '@prangan/functions/lib/failure'
import { originalsDueOf, undertakingLimit } from '../../contract/originals.ts'
import { changeApplication } from '../application-store.ts'
import { askedAtCounter } from './counter-guards.ts'

type Found = Input<'recordOriginals'>['body']['originals'][string]

/** Records what a clerk found of originals, with who and when. An undertaking ends by the day that the session sets. */
export const recordOriginals: Handler<'recordOriginals'> = async ({ params, body }, context) => {
  const { caller, now } = context
  const version = await changeApplication(
    context,
    { id: params.id, version: body.version },
    (before, session) => {
      const asked = new Map(askedAtCounter(before, session, now).map(({ item, name }) => [item, name]))
      const limits = { from: dayInIndia(now), to: undertakingLimit(session) }
      const found = Object.entries(body.originals).map(([item, each]) => {
        const name = asked.get(item)
        if (!name) throw refused(item, fieldMessages.noSuchOriginal)
        const issue = issueOf(each, limits)
        if (issue) throw refused(`${item}.until`, issue)
        const until = each.result === 'undertaking' ? each.until : ''
        return [item, { result: each.result, until, name, by: caller.email, at: now }] as const
      })
      const originals = { ...before.originals, ...Object.fromEntries(found) }
      return {
        fields: { originals, originalsDue: originalsDueOf({ ...before, originals }) },
        action: 'originals recorded',
        detail: found
          .map(([item, { result, until }]) => `${item} ${until ? `until ${until}` : result}`)
          .join(', '),
      }
    },
  )
  return { message: 'Originals recorded.', version }
}

const refused = (path: string, issue: string) =>
  new Failure('invalid-input', { fields: { [`originals.${path}`]: issue } })

function issueOf({ result, until }: Found, { from, to }: { from: string; to: string }): string | undefined {
  if (result !== 'undertaking') return undefined
  if (until === '') return fieldMessages.undertakingDay
  if (until < from) return fieldMessages.dayHasPassed
  return until > to ? fieldMessages.undertakingTooLong : undefined
}
