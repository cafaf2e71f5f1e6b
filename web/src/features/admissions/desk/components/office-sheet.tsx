import { useLive } from '../../../../lib/use-live.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { UserText } from '../../../../ui/user-text.tsx'
import { ApplicationSheet } from '../../apply/components/application-sheet.tsx'
import type { ApplicationRow } from '../api/application-row.ts'
import { applications } from '../applications.ts'
import { PrintView } from './print-view.tsx'

const texts = () => deskMessages().admissions.details

type OfficeSheetProps = {
  id: string
  onBack: () => void
}

export function OfficeSheet({ id, onBack }: OfficeSheetProps) {
  const { live, retry } = useLive(applications.watchOne, id)
  const row = live.status === 'ready' ? live.value : undefined
  const hasFailed = live.status === 'failed'
  return (
    <PrintView
      title={texts().printView}
      onBack={onBack}
      isReady={Boolean(row)}
      failure={hasFailed ? texts().notLoaded : row === null && applications.gone()}
      {...(hasFailed && { onRetry: retry })}
    >
      {row && (
        <>
          <h2 className="text-lg text-indigo-950">
            <UserText text={row.name} />
          </h2>
          <ApplicationSheet receipt={toReceipt(row)} />
        </>
      )}
    </PrintView>
  )
}

function toReceipt(row: ApplicationRow) {
  const { applicationNumber, createdAt } = row
  return { applicationNumber, sentAt: createdAt.toISOString(), application: row }
}
