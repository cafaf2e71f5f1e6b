import '../library.css'
import { Upload } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { Button } from '../../../../ui/button.tsx'
import { BinLink } from '../../../../ui/desk/bin-link.tsx'
import { ResourceScreen } from '../../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../../ui/desk/use-resource-screen.ts'
import { pictures } from '../pictures.ts'
import { pictureColumns } from './picture-columns.tsx'

const texts = () => deskMessages().library.pictures

const loadDialogs = () => import('./picture-dialogs.tsx')

/** The office's pictures: uploaded, described, cropped, replaced and deleted. */
export function ViewMedia() {
  const screen = useResourceScreen(pictures, loadDialogs)
  const { add, opener, ask } = screen
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={pictureColumns({ opener, remove: (row) => ask('remove', [row]) })}
      emptyText={texts().empty}
      tableClass="desk-table desk-library"
      actions={
        <>
          <BinLink kind="pictures" />
          <Button onClick={add}>
            <Upload aria-hidden="true" size={18} />
            {texts().upload}
          </Button>
        </>
      }
    />
  )
}
