import '../library.css'
import { Plus } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { documents } from '../documents.ts'
import { documentColumns } from './document-columns.tsx'

const library = () => deskMessages().library
const texts = () => library().documents

const DocumentBin = lazy(async () => ({ default: (await import('./document-bin.tsx')).DocumentBin }))
const loadDialogs = () => import('./document-dialogs.tsx')

/** The office's documents: PDFs at addresses that stay, with their versions; and their bin. */
export function ViewDocuments() {
  const screen = useResourceScreen(documents, loadDialogs)
  const { add, heading, opener, ask } = screen
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={documentColumns({ opener, remove: (row) => ask('remove', [row]) })}
      emptyText={texts().empty}
      tableClass="desk-table desk-library"
      actions={
        <Button onClick={add}>
          <Plus aria-hidden="true" size={18} />
          {library().add[0]}
        </Button>
      }
      panels={{
        bin: (
          <Suspense fallback={<SectionLoading />}>
            <DocumentBin heading={heading} />
          </Suspense>
        ),
      }}
    />
  )
}
