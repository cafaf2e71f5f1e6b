import '../library.css'
import { Plus } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { documents } from '../documents.ts'
import { documentColumns } from './document-columns.tsx'

const loadDialogs = () => import('./document-dialogs.tsx')

/** The office's documents: PDFs at addresses that stay, with their versions. */
export function ViewDocuments() {
  const screen = useResourceScreen(documents, loadDialogs)
  const { add, opener, ask } = screen
  return (
    <ResourceScreen
      screen={screen}
      title="Documents"
      caption="Documents of the site’s pages, the newest first"
      columns={documentColumns({ opener, remove: (row) => ask('remove', [row]) })}
      emptyText="There is no document here yet. Add a PDF to link to it from a page."
      tableClass="desk-table desk-library"
      actions={
        <Button onClick={add}>
          <Plus aria-hidden="true" size={18} />
          Add
        </Button>
      }
    />
  )
}
