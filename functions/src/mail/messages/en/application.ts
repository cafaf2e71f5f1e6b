import type { DecidedStatus } from '@prangan/contract/schemas/admissions'
import type { ApplicationReceivedMail } from '@prangan/contract/schemas/application-mail'
import type { ApplicationStatusMail } from '@prangan/contract/schemas/mail'
import { type Content, type Named, type Paragraph, type Template, typed } from '../../templates/content.ts'

const steps = ({ page }: Named): Paragraph => ({
  link: page('/admission-procedure'),
  text: 'The steps of admission',
})

export const contact = ({ office }: Named): Paragraph => ({
  text: `Questions? Please write to ${office} and give your application number.`,
})

type Received = Pick<ApplicationReceivedMail, 'applicationNumber' | 'course'>

/** Writes that an application was received; `next` says what to do. */
export const receivedContent = (
  { applicationNumber, course }: Received,
  named: Named,
  next: Paragraph[],
): Content => ({
  subject: `Your application ${applicationNumber}`,
  body: [
    { text: `Your application for admission to ${course} has reached the college. Its number is:` },
    { code: applicationNumber },
    ...next,
    steps(named),
    contact(named),
    {
      text: 'If you did not apply, somebody mistyped an address. Write to the office, and we will remove yours.',
    },
  ],
})

export const receivedMail: Template<ApplicationReceivedMail> = (mail, named) =>
  receivedContent(mail, named, [
    {
      text: named.fill(
        'What happens next: hand in the signed form at the counter, with self-signed photocopies of your marksheets and certificates. The merit list is published on the website within {{meritListWithin}} after the last application date. If you are on it, come to counselling with all originals.',
      ),
    },
  ])

type Meaning = (application: string) => string

export const meanings: Readonly<Record<DecidedStatus, Meaning>> = {
  new: (application) => `${application} is open again. We will review it once more.`,
  'in review': (application) => `${application} is being reviewed by the admission committee.`,
  accepted: (application) => `${application} has been accepted.`,
  waiting: (application) => `${application} is on the waiting list.`,
  rejected: (application) => `${application} could not be accepted.`,
}

/** For the subject. */
export const statusNames: Readonly<Record<DecidedStatus, string>> = {
  new: 'open again',
  'in review': 'in review',
  accepted: 'accepted',
  waiting: 'on the waiting list',
  rejected: 'not accepted',
}

type Told = Pick<ApplicationStatusMail, 'applicationNumber' | 'course' | 'note'>

/** Writes what an application's status means, then `more`. */
export const statusContent = (
  { applicationNumber, course, note }: Told,
  named: Named,
  { status, meaning, more, link }: { status: string; meaning: Meaning; more: Paragraph[]; link: Paragraph },
): Content => ({
  subject: `Your application ${applicationNumber}: ${status}`,
  body: [
    { text: meaning(`Your application ${applicationNumber} for admission to ${course}`) },
    ...more,
    ...(note ? [{ text: 'The office writes:' }, typed(note)] : []),
    link,
    contact(named),
  ],
})

export const statusMail: Template<ApplicationStatusMail> = (mail, named) =>
  statusContent(mail, named, {
    status: statusNames[mail.status],
    meaning: meanings[mail.status],
    more: [],
    link: steps(named),
  })
