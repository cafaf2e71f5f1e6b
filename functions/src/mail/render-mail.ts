import { escapeHtml } from '@prangan/contract/escape-html'
import { allLanguages, type Language, mainLanguage } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import * as plugins from '@prangan/plugins/functions/mails'
import type { MailTranslation } from './mail-messages.ts'
import { isWrittenIn, mailMessagesIn } from './messages-in.ts'
import type { MailOf, OfficeMail, OutgoingMail, PersonalMail } from './outgoing-mail.ts'
import {
  type Content,
  type Named,
  namedIn,
  type Paragraph,
  type Sender,
  type Template,
} from './templates/content.ts'
import { feedbackContent } from './templates/feedback.ts'
import { manyFormsContent } from './templates/many-forms.ts'
import { pagesDueContent } from './templates/pages.ts'

export type RenderedMail = { subject: string; text: string; html: string }

type Letter = { language: Language; subject: string; paragraphs: Paragraph[] }

/** Renders a mail in its reader's language, or in each, one below the other. */
export function renderMail(mail: OutgoingMail, sender: Sender): RenderedMail {
  const [first, ...others] = languagesOf(mail).map((language) => writeIn(language, mail, sender))
  if (!first) throw new Error(`A mail of the kind ${mail.kind} has no language`)
  const parts = [first, ...others]
  return {
    subject: first.subject,
    text: `${parts.map(({ paragraphs }) => paragraphs.map(asText).join('\n\n')).join(`\n\n${rule}\n\n`)}\n`,
    html: asPage(first, others),
  }
}

const rule = '─'.repeat(24)

const isPersonal = (mail: OutgoingMail): mail is PersonalMail => 'language' in mail

function languagesOf(mail: OutgoingMail): readonly Language[] {
  if (!isPersonal(mail)) return [mainLanguage]
  const wanted = mail.language ? [mail.language] : allLanguages
  const written = wanted.filter((language) => isWrittenIn(language, mail.kind))
  return written.length > 0 ? written : [mainLanguage]
}

function writeIn(language: Language, mail: OutgoingMail, sender: Sender): Letter {
  const messages = mailMessagesIn(language)
  const named = namedIn(language, messages.dates, sender)
  const { subject, body, foot = [] } = contentOf(mail, sender, named, messages)
  const name = greetedName(mail).replace(/\s+/g, ' ').trim()
  return {
    language,
    subject,
    paragraphs: [
      { text: messages.greeting(name) },
      ...body,
      { text: messages.signature(named.college) },
      ...foot,
    ],
  }
}

export function greetedName(mail: OutgoingMail): string {
  const isToStaff =
    mail.kind === 'code' ||
    mail.kind === 'account created' ||
    mail.kind === 'password changed' ||
    mail.kind === 'abilities changed'
  return isToStaff ? mail.name : ''
}

const toOffice: { [Kind in OfficeMail['kind']]: (mail: MailOf<Kind>, sender: Sender) => Content } = {
  feedback: feedbackContent,
  'many forms': manyFormsContent,
  'pages due': pagesDueContent,
  ...plugins.mailContents,
}

function contentOf(mail: OutgoingMail, sender: Sender, named: Named, { mails }: MailTranslation): Content {
  if (isPersonal(mail)) {
    const write = mails[mail.kind] as Template<PersonalMail>
    return write(mail, named)
  }
  const write = toOffice[mail.kind] as (mail: OfficeMail, sender: Sender) => Content
  return write(mail, sender)
}

function asText(paragraph: Paragraph): string {
  if ('code' in paragraph) return `    ${paragraph.code}`
  return 'link' in paragraph ? `${paragraph.text}: ${paragraph.link}` : paragraph.text
}

function asHtml(paragraph: Paragraph, language: Language): string {
  if ('code' in paragraph) {
    // Six digits are typed one by one; a number fits into one line of a phone.
    const font =
      paragraph.code.length > limits.otp.digits
        ? '700 22px/1.2 monospace;letter-spacing:1px;white-space:nowrap'
        : '700 32px/1.2 monospace;letter-spacing:6px'
    const look = `margin:24px 0;font:${font};color:#312e81`
    return `<p style="${look}">${escapeHtml(paragraph.code)}</p>`
  }
  const { lang = language } = paragraph
  const marked = lang === language ? '' : ` lang="${lang}"`
  if ('link' in paragraph) {
    return `<p${marked}><a href="${escapeHtml(paragraph.link)}" style="color:#312e81">${escapeHtml(paragraph.text)}</a></p>`
  }
  return `<p${marked}>${escapeHtml(paragraph.text).replaceAll('\n', '<br>')}</p>`
}

const inHtml = ({ language, paragraphs }: Letter): string =>
  paragraphs.map((paragraph) => asHtml(paragraph, language)).join('\n')

function asPage(first: Letter, others: readonly Letter[]): string {
  const look = 'max-width:560px;margin:0 auto;padding:24px;font:16px/1.6 Georgia,serif;color:#1f2937'
  const line = 'margin:32px 0;border:0;border-top:1px solid #d6d3d1'
  const parts = others.map(
    (other) => `<hr style="${line}">\n<div lang="${other.language}">\n${inHtml(other)}\n</div>`,
  )
  return `<!doctype html>
<html lang="${first.language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(first.subject)}</title></head>
<body style="margin:0;background:#fff"><div style="${look}">
${[inHtml(first), ...parts].join('\n')}
</div></body>
</html>
`
}
