import { escapeHtml } from '@prangan/contract/escape-html'
import type { Mail } from '@prangan/contract/schemas/mail'
import { accountContent, codeContent, passwordContent } from './templates/account.ts'
import { rejectedContent, verifiedContent } from './templates/alumni.ts'
import { receivedContent, statusContent } from './templates/application.ts'
import type { Content, Paragraph, Sender } from './templates/content.ts'
import { feedbackContent } from './templates/feedback.ts'
import {
  inquiryChangedContent,
  inquiryCodeContent,
  inquiryReceivedContent,
  inquiryWaitsContent,
} from './templates/inquiry.ts'
import { manyFormsContent } from './templates/many-forms.ts'
import { pagesDueContent } from './templates/pages.ts'

/** A mail to be sent. A one-time code is sent at once and never queued. */
export type OutgoingMail =
  | (Mail & { at: Date })
  | CodeMail
  | { kind: 'inquiry code'; to: string; number: string; flow: string; code: string }

/** A one-time code, which its owner requested, or an admin for them. */
type CodeMail = { kind: 'code'; to: string; name: string; code: string; isByOffice: boolean }

/** A mail's subject, and its body in plain text and HTML. */
export type RenderedMail = { subject: string; text: string; html: string }

/** Renders a mail from the template of its kind. */
export function renderMail(mail: OutgoingMail, sender: Sender): RenderedMail {
  const { college } = sender
  const { subject, body } = contentOf(mail, sender)
  const name = greetedName(mail).replace(/\s+/g, ' ').trim()
  const paragraphs: Paragraph[] = [
    { text: name ? `Dear ${name},` : 'Hello,' },
    ...body,
    { text: `With good wishes,\n${college}` },
  ]
  return {
    subject,
    text: `${paragraphs.map(asText).join('\n\n')}\n`,
    html: asPage(subject, paragraphs.map(asHtml).join('\n')),
  }
}

/** The name that a mail greets: that of a member of staff, which the office entered; '' for everyone else. */
export function greetedName(mail: OutgoingMail): string {
  const isToStaff =
    mail.kind === 'code' || mail.kind === 'account created' || mail.kind === 'password changed'
  return isToStaff ? mail.name : ''
}

function contentOf(mail: OutgoingMail, sender: Sender): Content {
  const login = `${sender.site}/login`
  switch (mail.kind) {
    case 'code':
      return codeContent(mail, login)
    case 'account created':
      return accountContent(login, sender.college)
    case 'password changed':
      return passwordContent(mail.at, login)
    case 'alumnus verified':
      return verifiedContent(sender.site, sender.college)
    case 'alumnus rejected':
      return rejectedContent(mail.reason, sender.site, sender.college)
    case 'application received':
      return receivedContent(mail, sender)
    case 'application status':
      return statusContent(mail, sender)
    case 'feedback':
      return feedbackContent(mail)
    case 'inquiry received':
      return inquiryReceivedContent(mail, sender)
    case 'inquiry changed':
      return inquiryChangedContent(mail, sender)
    case 'inquiry waits':
      return inquiryWaitsContent(mail, sender)
    case 'inquiry code':
      return inquiryCodeContent(mail, sender)
    case 'many forms':
      return manyFormsContent(mail)
    case 'pages due':
      return pagesDueContent(mail, sender)
  }
}

function asText(paragraph: Paragraph): string {
  if ('code' in paragraph) return `    ${paragraph.code}`
  return 'link' in paragraph ? `${paragraph.text}: ${paragraph.link}` : paragraph.text
}

function asHtml(paragraph: Paragraph): string {
  if ('code' in paragraph) {
    const look = 'margin:24px 0;font:700 32px/1.2 monospace;letter-spacing:6px;color:#312e81'
    return `<p style="${look}">${escapeHtml(paragraph.code)}</p>`
  }
  if ('link' in paragraph) {
    return `<p><a href="${escapeHtml(paragraph.link)}" style="color:#312e81">${escapeHtml(paragraph.text)}</a></p>`
  }
  const lang = paragraph.lang ? ` lang="${paragraph.lang}"` : ''
  return `<p${lang}>${escapeHtml(paragraph.text).replaceAll('\n', '<br>')}</p>`
}

function asPage(title: string, body: string): string {
  const look = 'max-width:560px;margin:0 auto;padding:24px;font:16px/1.6 Georgia,serif;color:#1f2937'
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;background:#fff"><div style="${look}">
${body}
</div></body>
</html>
`
}
