import type { AdmissionDocument } from '@prangan/contract/schemas/admissions'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { deliveryOf, topicLabel } from '../application-mail.ts'

const texts = () => deskMessages().admissions.mails

export function ApplicationMails({ mails }: { mails: AdmissionDocument['mails'] }) {
  return (
    <section aria-labelledby="application-mails">
      <h3 id="application-mails" className="font-serif text-lg font-semibold text-indigo-950">
        {texts().title}
      </h3>
      {mails.length === 0 ? (
        <p className="mt-3 text-sm text-muted">{texts().none}</p>
      ) : (
        <ol className="mt-3 grid gap-3 border-s-2 border-line ps-4 text-sm">
          {mails.toReversed().map((mail) => {
            const { label, tone, message } = deliveryOf(mail, new Date())
            return (
              <li key={mail.id} className="grid gap-1">
                <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <span className="font-medium text-ink">{topicLabel(mail.topic)}</span>
                  <Badge tone={tone}>{label}</Badge>
                </p>
                <p className="text-muted wrap-anywhere">{message}</p>
              </li>
            )
          })}
        </ol>
      )}
    </section>
  )
}
