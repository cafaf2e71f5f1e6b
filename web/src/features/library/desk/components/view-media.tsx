import '../library.css'
import { Upload } from 'lucide-react'
import { Button } from '../../../../ui/button.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { pictures } from '../pictures.ts'
import { pictureColumns } from './picture-columns.tsx'

const loadDialogs = () => import('./picture-dialogs.tsx')

/** The office's pictures: uploaded, described, cropped, replaced and deleted. */
export function ViewMedia() {
  const screen = useResourceScreen(pictures, loadDialogs)
  const { add, opener, ask } = screen
  return (
    <ResourceScreen
      screen={screen}
      title="Media"
      caption="Pictures of the site’s pages, the newest first"
      columns={pictureColumns({ opener, remove: (row) => ask('remove', [row]) })}
      emptyText="There is no picture here yet. Upload one to use it on a page."
      tableClass="desk-table desk-library"
      actions={
        <Button onClick={add}>
          <Upload aria-hidden="true" size={18} />
          Upload
        </Button>
      }
    />
  )
}
