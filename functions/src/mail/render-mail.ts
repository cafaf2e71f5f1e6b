import { escapeHtml } from '@prangan/contract/escape-html'
import { allLanguages, type Language, mainLanguage } from '@prangan/contract/languages'
import { limits } from '@prangan/contract/limits'
import type { Mail } from '@prangan/contract/schemas/mail'
import type { codeMails } from '@prangan/plugins/contract/mails'
import * as plugins from '@prangan/plugins/functions/mails'
import { abilitiesMail, accountMail, codeMail, passwordMail } from './templates/account.ts'
import { rejectedMail, verifiedMail } from './templates/alumni.ts'
import { receivedMail, statusMail } from './templates/application.ts'
import {
  type Content,
  inLanguage,
  namedIn,
  type Paragraph,
  type Sender,
  type WriteContent,
} from './templates/content.ts'
import { feedbackContent } from './templates/feedback.ts'
import { manyFormsContent } from './templates/many-forms.ts'
import { pagesDueContent } from './templates/pages.ts'

/** One-time codes are sent at once and never queued. */
export type OutgoingMail = (Mail & { at: Date }) | CodeMail | StatusCodeMail

type CodeMail = {
  kind: 'code'
  to: string
  name: string
  code: string
  isByOffice: boolean
  language: Language | null
}
type CodeMailKind = (typeof codeMails)[number]
/** A plugin's mail with a code for a status page. */
export type StatusCodeMail = {
  [Kind in CodeMailKind]: {
    kind: Kind
    to: string
    number: string
    /** The course of an application, for a reader who does not know of it. */
    course?: string
    flow: string
    code: string
    language: Language | null
  }
}[CodeMailKind]

export type RenderedMail = { subject: string; text: string; html: string }

type Letter = { language: Language; subject: string; paragraphs: Paragraph[] }

const greetings: Record<Language, (name: string) => string> = {
  en: (name) => (name ? `Dear ${name},` : 'Hello,'),
  hi: (name) => (name ? `नमस्ते ${name},` : 'नमस्ते,'),
}
const signatures: Record<Language, (college: string) => string> = {
  en: (college) => `With good wishes,\n${college}`,
  hi: (college) => `शुभकामनाओं सहित,\n${college}`,
}

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

/** A mail to the office has no language of its own, and adds a line of Hindi itself. */
function languagesOf(mail: OutgoingMail): readonly Language[] {
  if (!('language' in mail)) return [mainLanguage]
  return mail.language ? [mail.language] : allLanguages
}

function writeIn(language: Language, mail: OutgoingMail, sender: Sender): Letter {
  const { subject, body } = contentOf(language, mail, sender)
  const name = greetedName(mail).replace(/\s+/g, ' ').trim()
  const signature = signatures[language](namedIn(language, sender).college)
  return {
    language,
    subject,
    paragraphs: [{ text: greetings[language](name) }, ...body, { text: signature }],
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

type MailOf<Kind> = Extract<OutgoingMail, { kind: Kind }>

const contents: { [Kind in OutgoingMail['kind']]: WriteContent<MailOf<Kind>> } = {
  code: inLanguage(codeMail),
  'account created': inLanguage(accountMail),
  'password changed': inLanguage(passwordMail),
  'abilities changed': inLanguage(abilitiesMail),
  'alumnus verified': inLanguage(verifiedMail),
  'alumnus rejected': inLanguage(rejectedMail),
  'application received': inLanguage(receivedMail),
  'application status': inLanguage(statusMail),
  feedback: feedbackContent,
  'many forms': manyFormsContent,
  'pages due': pagesDueContent,
  ...plugins.mailContents,
}

function contentOf(language: Language, mail: OutgoingMail, sender: Sender): Content {
  const write = contents[mail.kind] as WriteContent<OutgoingMail>
  return write(mail, sender, language)
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
  if ('link' in paragraph) {
    return `<p><a href="${escapeHtml(paragraph.link)}" style="color:#312e81">${escapeHtml(paragraph.text)}</a></p>`
  }
  const { lang = language } = paragraph
  const marked = lang === language ? '' : ` lang="${lang}"`
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
