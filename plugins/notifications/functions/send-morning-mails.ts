import { college } from '@prangan/college/config'
import { dayInIndia } from '@prangan/contract/india-time'
import type { Deps } from '@prangan/functions/lib/deps'
import { runTransaction } from '@prangan/functions/lib/run-transaction'
import { queueMail } from '@prangan/functions/mail/queue-mail'
import type { Span } from '@prangan/functions/office/morning-line'
import { readMorningLines } from '@prangan/functions/office/read-morning-lines'
import { notificationLimits } from '../contract/limits.ts'
import { choicesOf, toChoices } from './choices.ts'
import { readAdmins } from './read-admins.ts'

const day = 24 * 60 * 60_000
const hour = String(notificationLimits.morning.hour).padStart(2, '0')

/** Returns the day that ended this morning. */
export function morningSpan(now: Date): Span {
  const until = new Date(`${dayInIndia(now)}T${hour}:00:00${college.locale.utcOffset}`)
  return { since: new Date(until.getTime() - day), until }
}

/**
 * Mails each admin who wants it what happened in the last day, each morning once; nothing if nothing happened. Returns how many
 * mails that made.
 */
export async function sendMorningMails(
  { firebase, clock }: Pick<Deps, 'firebase' | 'clock'>,
  readLines = readMorningLines,
): Promise<number> {
  const now = clock()
  const firestore = await firebase.firestore()
  const lines = await readLines(firestore, morningSpan(now))
  if (!lines.some(({ isNew }) => isNew)) return 0
  const today = dayInIndia(now)
  const mail = {
    kind: 'morning mail',
    day: today,
    lines: lines.map(({ text, path }) => ({ text, path })),
  } as const
  const sent = (await readAdmins(firestore)).map(({ uid, email }) =>
    runTransaction(firestore, async (transaction) => {
      const document = choicesOf(firestore, uid)
      const { morning, language, mailedOn } = toChoices(await transaction.get(document))
      if (!morning || mailedOn === today) return false
      transaction.set(document, { mailedOn: today }, { merge: true })
      queueMail(transaction, firestore, { ...mail, to: email, language }, now)
      return true
    }),
  )
  return (await Promise.all(sent)).filter(Boolean).length
}
