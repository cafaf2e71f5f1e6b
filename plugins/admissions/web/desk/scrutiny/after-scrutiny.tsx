import { documentPaths } from '@prangan/contract/paths'
import { ApplicationMails } from '@prangan/web/features/admissions/desk/components/application-mails.tsx'
import { Decisions } from '@prangan/web/features/admissions/desk/components/decisions.tsx'
import { AuditTrail } from '@prangan/web/ui/desk/audit-trail.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { Consents } from '../components/consents.tsx'
import { SeatPanel } from '../fees/seat-panel.tsx'
import { GuardianPaper } from '../paper/guardian-paper.tsx'
import type { Chosen } from './check-application.ts'

type AfterScrutinyProps = { row: ApplicationRow; chosen: Chosen | undefined; search: string }

export function AfterScrutiny({ row, chosen, search }: AfterScrutinyProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
      {chosen && <SeatPanel row={row} chosen={chosen} search={search} />}
      <div className="grid min-w-0 gap-6 rounded-card border border-line bg-white p-4 sm:p-6">
        <Consents row={row} />
        <GuardianPaper key={row.id} row={row} />
        <Decisions decisions={row.history} />
        <ApplicationMails mails={row.mails} />
        <AuditTrail subject={documentPaths.admission(row.id)} />
      </div>
    </div>
  )
}
