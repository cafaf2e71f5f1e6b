import type { Deps } from '../../lib/deps.ts'
import { logUnsentMail } from '../../lib/log.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { countStrangersMail } from '../../mail/strangers-mails.ts'
import { readOffice } from '../../site/read-office.ts'
import { findStaff } from '../find-staff.ts'
import { issueCode, stateOf } from './codes.ts'

export const onPasswordResetRequested =
  (deps: Deps) =>
  async ({ document }: { document: string }): Promise<void> =>
    answerRequests(deps, document)

/**
 * Creates and mails the code of each request that has none, if its address has an account that may sign in. The code is stored
 * first, because it must be valid when the mail arrives. If mailing fails or the address's budget is used up, nobody learns the
 * code.
 */
export async function answerRequests({ firebase, configuration, clock }: Deps, path: string): Promise<void> {
  const now = clock()
  const firestore = await firebase.firestore()
  const reset = firestore.doc(path)
  // Reads the current document, because events may arrive late and twice.
  const { email, flows } = stateOf(await reset.get(), '', now)
  const open = flows.filter(({ code }) => code === null)
  const user = open.length > 0 ? await findStaff(firebase, email) : undefined
  if (!user) return
  const office = await readOffice(firestore, configuration, now)
  const to = { to: user.email ?? email, name: user.displayName ?? '' }
  for (const { id, isByOffice, isKnown, language = null } of open) {
    const code = await issueCode(reset, id, { now, configuration })
    if (!code) continue
    const isStrangers = !isByOffice && !isKnown
    if (isStrangers && (await countStrangersMail(firestore, to.to, now)) > 0) continue
    const mail = { kind: 'code', ...to, code, isByOffice, language } as const
    await sendMail(mail, { configuration, office }).catch((error: unknown) => logUnsentMail('code', error))
  }
}
