import type { Language } from '@prangan/contract/languages'
import type { Mail } from '@prangan/contract/schemas/mail'
import type { codeMails } from '@prangan/plugins/contract/mails'

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

/** A mail to a person, in their language. */
export type PersonalMail = Extract<OutgoingMail, { language: Language | null }>

/** A mail to the office, in the main language. */
export type OfficeMail = Exclude<OutgoingMail, PersonalMail>

export type MailOf<Kind> = Extract<OutgoingMail, { kind: Kind }>
