import { inIndia } from '@prangan/contract/india-time'
import { limits } from '@prangan/contract/limits'
import type { Mail } from '@prangan/contract/schemas/mail'
import { rejectedContent, verifiedContent } from './templates/alumni.ts'
import { receivedContent, statusContent } from './templates/application.ts'
import { feedbackContent } from './templates/feedback.ts'
import { manyFormsContent } from './templates/many-forms.ts'

/** What a mail tells, and to whom. A code goes out at once and is never queued. */
export type Letter = (Mail & { at: Date }) | { kind: 'code'; to: string; name: string; code: string }

export type Words = { subject: string; text: string; html: string }

/** One paragraph: words, large digits to copy, or a link. `hi` marks Hindi for those who have a page read to them. */
export type Paragraph = { text: string; lang?: 'hi' } | { code: string } | { link: string; text: string }

const minutes = limits.otp.lifetime / 60_000

const momentOf = inIndia('en-IN', { dateStyle: 'long', timeStyle: 'short' })

/** Who writes: the site's address, the college's name, and where the office reads its mail. */
export type Sender = { site: string; college: string; office: string }

/** A mail's subject and its body in plain text and HTML. */
export function wordsOf(letter: Letter, sender: Sender): Words {
  const { college } = sender
  const { subject, body } = contentOf(letter, sender)
  const name = nameOn(letter).replace(/\s+/g, ' ').trim()
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

/** Whom a mail names: a member of staff, whose name the office wrote; '' of everyone else. */
export function nameOn(letter: Letter): string {
  const isToStaff =
    letter.kind === 'code' || letter.kind === 'account created' || letter.kind === 'password changed'
  return isToStaff ? letter.name : ''
}

/** What a mail says between its greeting and its signature. */
export type Content = { subject: string; body: Paragraph[] }

function contentOf(letter: Letter, sender: Sender): Content {
  const login = `${sender.site}/login`
  if (letter.kind === 'code') return codeContent(letter.code)
  if (letter.kind === 'account created') return accountContent(login, sender.college)
  if (letter.kind === 'alumnus verified') return verifiedContent(sender.site, sender.college)
  if (letter.kind === 'alumnus rejected') {
    return rejectedContent(letter.reason, sender.site, sender.college)
  }
  if (letter.kind === 'application received') return receivedContent(letter, sender)
  if (letter.kind === 'application status') return statusContent(letter, sender)
  if (letter.kind === 'feedback') return feedbackContent(letter)
  if (letter.kind === 'many forms') return manyFormsContent(letter)
  return passwordContent(letter.at, login)
}

function codeContent(code: string): Content {
  return {
    subject: 'Your code for a new password',
    body: [
      { text: `This is your code for a new password. It is good for ${minutes} minutes and works once:` },
      { code },
      {
        text: `नया पासवर्ड बनाने के लिए यह आपका कोड है। यह ${minutes} मिनट तक मान्य है और एक ही बार काम करता है।`,
        lang: 'hi',
      },
      {
        text: 'If you did not ask for it, you need do nothing: your password stays as it is. Nobody from the college will ever ask you for this code.',
      },
    ],
  }
}

function accountContent(login: string, college: string): Content {
  return {
    subject: `Your account at ${college}`,
    body: [
      {
        text: 'An account has been made for you on the college website. Your username is this e-mail address.',
      },
      {
        text: "Before you first sign in, please set a password that only you know: open the sign-in page, choose 'Forgot Password?' and enter this address. A code for it comes to you by mail.",
      },
      { link: login, text: 'Open the sign-in page' },
      {
        text: "कॉलेज की वेबसाइट पर आपका खाता बन गया है। साइन-इन पेज पर 'Forgot Password?' चुनकर अपना पासवर्ड स्वयं बनाइए।",
        lang: 'hi',
      },
    ],
  }
}

function passwordContent(at: Date, login: string): Content {
  return {
    subject: 'Your password was changed',
    body: [
      {
        text: `The password of your account was changed on ${momentOf(at)} (India time). Wherever you were signed in, you have been signed out; please sign in with the new password.`,
      },
      {
        text: "If this was not you, please set a new password at once with 'Forgot Password?' on the sign-in page, and tell the college office.",
      },
      { link: login, text: 'Open the sign-in page' },
      {
        text: 'आपके खाते का पासवर्ड बदल दिया गया है। यदि आपने ऐसा नहीं किया, तो तुरन्त नया पासवर्ड बनाइए और कार्यालय को सूचित कीजिए।',
        lang: 'hi',
      },
    ],
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

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}
