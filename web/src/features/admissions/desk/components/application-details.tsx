import { errors } from '@prangan/contract/errors'
import { documentPaths } from '@prangan/contract/paths'
import { Printer, X } from 'lucide-react'
import type { useLive } from '../../../../lib/use-live.ts'
import { Button } from '../../../../ui/button.tsx'
import { AuditTrail } from '../../../../ui/desk/audit-trail.tsx'
import { dialogClasses } from '../../../../ui/desk/dialog-classes.ts'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { ApplicationMails } from './application-mails.tsx'
import { ApplicationSections } from './application-sections.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Decisions } from './decisions.tsx'
import type { DecisionFormOptions } from './use-decision-form.ts'

type DetailsProps = Omit<DecisionFormOptions, 'newest'> & {
  onSheet: () => void
  onClose: () => void
}

/** An application's details once they are read, or why they cannot be shown. */
export function ApplicationDetails({
  live,
  retry,
  ...props
}: DetailsProps & ReturnType<typeof useLive<ApplicationRow | null>>) {
  if (live.status === 'loading') return <SectionLoading />
  if (live.status === 'failed')
    return (
      <div className="mt-6">
        <LoadFailure onRetry={retry}>The application could not be loaded. Please try again.</LoadFailure>
      </div>
    )
  if (live.value === null)
    return (
      <div className="mt-6">
        <Message tone="error">{errors['no-such-application'][1]}</Message>
      </div>
    )
  return <Details row={live.value} {...props} />
}

function Details({ row, onSheet, onClose, ...form }: DetailsProps & { row: ApplicationRow }) {
  return (
    <div className="mt-6 grid gap-8">
      <ApplicationSections row={row} />
      <DecisionForm newest={row} {...form} />
      <Decisions decisions={row.history} />
      <ApplicationMails mails={row.mails} />
      <AuditTrail subject={documentPaths.admission(row.id)} />
      <div className={dialogClasses.actions}>
        <Button look="quiet" onClick={onClose}>
          <X aria-hidden="true" size={18} />
          Close
        </Button>
        <Button look="secondary" onClick={onSheet}>
          <Printer aria-hidden="true" size={18} />
          Print view
        </Button>
      </div>
    </div>
  )
}
