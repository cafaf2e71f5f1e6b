import { limits } from '@prangan/contract/limits'
import type { ApplicationMail } from '@prangan/contract/schemas/admissions'
import { formatMoment } from '../../../lib/format-moment.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { statusLabels } from './application-labels.ts'

/** The labels of the mails to an applicant, by topic. */
export const topicLabels: Readonly<Record<ApplicationMail['topic'], string>> = {
  received: 'Receipt with the application number',
  new: `Decision: ${statusLabels.new}`,
  'in review': `Decision: ${statusLabels['in review']}`,
  accepted: `Decision: ${statusLabels.accepted}`,
  waiting: `Decision: ${statusLabels.waiting}`,
  rejected: `Decision: ${statusLabels.rejected}`,
}

type Standing = { label: string; tone: BadgeTone; message: string }

/** The state of a mail: sent and when, or why not and what to do. */
export function mailStanding({ state, at }: Pick<ApplicationMail, 'state' | 'at'>, now: Date): Standing {
  const moment = formatMoment(at)
  if (state === 'sent') return { label: 'Sent', tone: 'success', message: `Sent on ${moment}.` }
  if (state === 'refused') {
    return {
      label: 'Could not be sent',
      tone: 'danger',
      message: `The mail server refused it on ${moment}. The e-mail address may be mistyped: please reach the applicant by telephone.`,
    }
  }
  if (now.getTime() - at.getTime() > limits.mailLifetime) {
    return {
      label: 'Could not be sent',
      tone: 'danger',
      message: `The mail server did not take it in the week after ${moment}. Please reach the applicant by telephone.`,
    }
  }
  return {
    label: 'Waiting',
    tone: 'marigold',
    message:
      state === 'delayed'
        ? `Not sent yet: the mail server did not take it. It has waited since ${moment} and is tried again by itself.`
        : `Waiting to be sent since ${moment}.`,
  }
}
