import { Printer } from 'lucide-react'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import type { DetailsProps } from '../../../../ui/desk/dialog-parts.ts'
import { showToast } from '../../../../ui/desk/toasts.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { ApplicationMails } from './application-mails.tsx'
import { ApplicationSections } from './application-sections.tsx'
import { DecisionForm } from './decision-form.tsx'
import { Decisions } from './decisions.tsx'

/** An application's details, and the form that decides about one without a session, for those who may. */
export function ApplicationDetails({ row, onBusyChange }: DetailsProps<ApplicationRow>) {
  const { can } = useDeskSession()
  return (
    <>
      <ApplicationSections row={row} />
      {!row.session && can('admission:decide') && (
        <DecisionForm newest={row} onBusyChange={onBusyChange} onDecided={showToast} />
      )}
      <Decisions decisions={row.history} />
      <ApplicationMails mails={row.mails} />
    </>
  )
}

/** Shows an application as the sheet that is printed. */
export function ApplicationButtons({ row }: DetailsProps<ApplicationRow>) {
  const { stepIn } = useAddressParams()
  return (
    <Button look="secondary" onClick={() => stepIn({ open: '', sheet: row.id })}>
      <Printer aria-hidden="true" size={18} />
      {deskMessages().admissions.details.printView}
    </Button>
  )
}
