import { saveFile } from '@prangan/web/lib/save-file.ts'
import { deskMessages } from '@prangan/web/messages/desk.ts'
import { Button } from '@prangan/web/ui/button.tsx'
import { Download } from 'lucide-react'
import type { SeatMatrix } from '../../../contract/schemas/seat-matrix.ts'
import { applicantMessages } from '../../applicant-messages.ts'
import { SeatMatrixView } from '../../lists/seat-matrix.tsx'

type ProgrammeSeatsProps = { matrix: SeatMatrix; course: string; session: string; fileName: string }

/** What became of a programme's seats so far, with its CSV file. */
export function ProgrammeSeats({ matrix, course, session, fileName }: ProgrammeSeatsProps) {
  const download = async () => {
    const [{ exportRows }, { matrixTable, matrixRows }] = await Promise.all([
      import('@prangan/web/lib/export-pages.ts'),
      import('./matrix-table.ts'),
    ])
    saveFile(exportRows(matrixTable(matrix), matrixRows(matrix)).file, `${fileName}-seats.csv`)
  }
  return (
    <SeatMatrixView matrix={matrix} caption={applicantMessages().seatMatrix.of(course, session)}>
      <p>
        <Button look="secondary" size="small" onClick={download}>
          <Download aria-hidden="true" size={16} />
          {deskMessages().kit.exporting.action}
        </Button>
      </p>
    </SeatMatrixView>
  )
}
