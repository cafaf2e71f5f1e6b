import type { ScheduledFunction } from '@prangan/contract/schemas/operation'

const jobs: Readonly<Record<ScheduledFunction, string>> = {
  sweep: 'The nightly clean-up',
  writeCopies: 'The job ‘Delayed updates’',
  checkLinks: 'The nightly check of links',
  sendMorningMails: 'The morning mail to staff',
}

/** What the bell and the morning mail say. */
export const messages = {
  mailsWait: (count: number) =>
    count === 1 ? 'A mail could not be sent yet' : `${count} mails could not be sent yet`,
  jobs,
  jobFailed: (job: string) => `${job} failed`,
  jobIsLate: (job: string) => `${job} did not run on time`,
  pageDue: (title: string) => `Your page “${title}” is due for review`,
  applications: (count: number) =>
    count === 1 ? 'One new application for admission' : `${count} new applications for admission`,
  alumni: (count: number) =>
    count === 1 ? 'One new registration of an alumnus' : `${count} new registrations of alumni`,
  pagesDue: (count: number) =>
    count === 1 ? 'One page is due for review' : `${count} pages are due for review`,
  published: (title: string) => `Published: ${title}`,
  morePublished: (count: number) =>
    count === 1 ? 'One more notice was published' : `${count} more notices were published`,
}

export type DeskLines = typeof messages
