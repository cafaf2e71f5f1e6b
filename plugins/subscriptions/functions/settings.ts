import { subscriptionLimits } from '../contract/limits.ts'

/**
 * The operator sets it in `functions/.env.<project id>`, below what the mail server takes in a day. No parameter of Firebase:
 * its CLI would ask for one that a plugin adds.
 */
export const mailsPerDay = (): number =>
  Number(process.env.NOTICE_MAILS_PER_DAY || subscriptionLimits.mailsPerDay)
