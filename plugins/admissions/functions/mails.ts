import type { OfferTimeMail, OriginalsMail, ProgrammeStatusMail } from '../contract/mails.ts'
import { AdmissionDocumentSchema } from '../contract/schemas/application.ts'

/** Statuses whose mail asks the applicant to do something, which another status forbids. */
const asking: ReadonlySet<string> = new Set(['offered', 'queried'])

export const outdatedMails = {
  'programme application status': ({ status }: ProgrammeStatusMail, application: unknown) =>
    asking.has(status) && parse(application).status !== status,
  'offer time': ({ topic, payTo }: OfferTimeMail, application: unknown) => {
    const { status, offer } = parse(application)
    if (topic === 'offer lapsed') return status === 'offered' && offer?.payTo.toISOString() !== payTo
    return status !== 'offered' || offer?.payTo.toISOString() !== payTo
  },
  'admission originals': ({ topic }: OriginalsMail, application: unknown) =>
    topic === 'originals due' && parse(application).status !== 'admitted',
}

const parse = (application: unknown) => AdmissionDocumentSchema.parse(application)
