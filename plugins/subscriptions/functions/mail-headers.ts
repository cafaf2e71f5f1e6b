import type { Configuration } from '@prangan/functions/lib/configuration'
import { unsubscribePath } from '../contract/links.ts'

/** Headers with which mail programs offer to unsubscribe by one click (RFC 8058). */
export function mailHeaders(token: string, { siteUrl }: Pick<Configuration, 'siteUrl'>) {
  const site = siteUrl()
  return {
    headers: {
      'List-Id': `<notices.${new URL(site).hostname}>`,
      'List-Unsubscribe': `<${site}${unsubscribePath(token)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
