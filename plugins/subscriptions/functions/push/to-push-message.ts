import { type Language, pathIn } from '@prangan/contract/languages'
import { subscriptionLimits } from '../../contract/limits.ts'
import { type PushMessage, pushMessage } from '../../contract/push.ts'
import { feedMessages } from '../feed-messages.ts'
import { type MailableNotice, toMailed } from '../mailing/mailed-notices.ts'

/** Returns a notice as a device shows it: its title, and the beginning of its text. */
export function toPushMessage(
  notice: MailableNotice,
  { language, site }: { language: Language; site: string },
): PushMessage {
  const { title, excerpt, path } = toMailed(notice, language, subscriptionLimits.push.excerpt)
  return pushMessage({
    title: title.text,
    body: excerpt.text || feedMessages(language).all,
    navigate: site + pathIn(language, path),
    lang: title.lang ?? language,
    tag: notice.id,
  })
}
