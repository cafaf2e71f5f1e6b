import { college } from '@prangan/college/config'
import { shownText } from '@prangan/contract/content/show-in'
import { escapeHtml } from '@prangan/contract/escape-html'
import { allLanguages, type Language, mainLanguage, pathIn } from '@prangan/contract/languages'
import { bytesReply } from '@prangan/functions/files/bytes-reply'
import type { Handler } from '@prangan/functions/http/handler'
import { choicesLink } from '../contract/links.ts'
import { feedMessages } from './feed-messages.ts'

/** Answers those who open the address of the one click in a browser. It reads and changes nothing, and works without scripts. */
export const openUnsubscribe: Handler<'openUnsubscribe'> = async ({ params }) => {
  const linkIn = (language: Language) => {
    const path = pathIn(language, choicesLink(params.token))
    return `<p lang="${language}"><a href="${escapeHtml(path)}">${escapeHtml(feedMessages(language).openChoices)}</a></p>`
  }
  const page = `<!doctype html>
<html lang="${mainLanguage}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(shownText(college.name, mainLanguage).text)}</title></head>
<body style="max-width:560px;margin:0 auto;padding:24px;font:18px/1.6 Georgia,serif;color:#1f2937">
${allLanguages.map(linkIn).join('\n')}
</body>
</html>
`
  const head = { name: 'unsubscribe.html', contentType: 'text/html; charset=utf-8', cacheSeconds: 0 }
  return bytesReply({ ...head, isPage: true }, Buffer.from(page))
}
