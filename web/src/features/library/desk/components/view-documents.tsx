import '../library.css'
import { Plus } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { BinLink } from '../../../../ui/desk/bin-link.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { documents } from '../documents.ts'
import { documentColumns } from './document-columns.tsx'

const library = () => deskMessages().library
const texts = () => library().documents

const loadDialogs = () => import('./document-dialogs.tsx')

/** The office's documents: PDFs at addresses that stay, with their versions. */
export function ViewDocuments() {
  const screen = useResourceScreen(documents, loadDialogs)
  const { add, opener, ask } = screen
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={documentColumns({ opener, remove: (row) => ask('remove', [row]) })}
      emptyText={texts().empty}
      tableClass="desk-table desk-library"
      actions={
        <>
          <BinLink kind="documents" />
          <Button onClick={add}>
            <Plus aria-hidden="true" size={18} />
            {library().add[0]}
          </Button>
        </>
      }
    />
  )
}
