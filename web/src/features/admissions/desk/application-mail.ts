import { limits } from '@prangan/contract/limits'
import type { ApplicationMail } from '@prangan/contract/schemas/admissions'
import { formatDateTime } from '../../../lib/format-day.ts'
import { deskMessages } from '../../../messages/desk.ts'
import type { BadgeTone } from '../../../ui/badge.tsx'
import { statusLabel } from './application-labels.ts'

const texts = () => deskMessages().admissions.mails

export const topicLabel = (topic: string): string =>
  topic === 'received'
    ? texts().receipt
    : ((texts().ofPlugins as Readonly<Record<string, string>>)[topic] ?? texts().decision(statusLabel(topic)))

type Delivery = { label: string; tone: BadgeTone; message: string }

/** The state of a mail: sent and when, or why not and what to do. */
export function deliveryOf({ state, at }: Pick<ApplicationMail, 'state' | 'at'>, now: Date): Delivery {
  const time = formatDateTime(at)
  if (state === 'sent') return { label: texts().sent, tone: 'success', message: texts().sentOn(time) }
  if (state === 'refused') {
    return {
      label: texts().notSent,
      tone: 'danger',
      message: texts().refused(time),
    }
  }
  if (state === 'outdated') {
    return { label: texts().dropped, tone: 'plain', message: texts().outdated(time) }
  }
  if (now.getTime() - at.getTime() > limits.mailLifetime) {
    return {
      label: texts().notSent,
      tone: 'danger',
      message: texts().givenUp(time),
    }
  }
  return {
    label: texts().waiting,
    tone: 'marigold',
    message: state === 'delayed' ? texts().delayed(time) : texts().waitingSince(time),
  }
}
