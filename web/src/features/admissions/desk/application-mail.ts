import { limits } from '@prangan/contract/limits'
import {
  type ApplicationMail,
  type ApplicationStatus,
  applicationStatuses,
} from '@prangan/contract/schemas/admissions'
import { formatMoment } from '../../../lib/format-day.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { statusLabels } from './application-labels.ts'

const texts = () => deskMessages().admissions.mails

/** The labels of the mails to an applicant, by topic. */
export const topicLabels = (): Readonly<Record<ApplicationMail['topic'], string>> => ({
  received: texts().receipt,
  complete: texts().complete,
  ...(Object.fromEntries(
    applicationStatuses.map((status) => [status, texts().decision(statusLabels()[status])]),
  ) as Record<ApplicationStatus, string>),
})

type Standing = { label: string; tone: BadgeTone; message: string }

/** The state of a mail: sent and when, or why not and what to do. */
export function mailStanding({ state, at }: Pick<ApplicationMail, 'state' | 'at'>, now: Date): Standing {
  const moment = formatMoment(at)
  if (state === 'sent') return { label: texts().sent, tone: 'success', message: texts().sentOn(moment) }
  if (state === 'refused') {
    return {
      label: texts().notSent,
      tone: 'danger',
      message: texts().refused(moment),
    }
  }
  if (now.getTime() - at.getTime() > limits.mailLifetime) {
    return {
      label: texts().notSent,
      tone: 'danger',
      message: texts().givenUp(moment),
    }
  }
  return {
    label: texts().waiting,
    tone: 'marigold',
    message: state === 'delayed' ? texts().delayed(moment) : texts().waitingSince(moment),
  }
}
