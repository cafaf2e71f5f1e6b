import { documentPaths } from '@prangan/contract/paths'
import { storagePaths } from '@prangan/contract/storage-paths'
import type { RefObject } from 'react'
import { focusProps } from '../../../../lib/focus-props.ts'
import { usePrivatePicture } from '../../../../lib/use-private-picture.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import type { Bin } from '../../../../ui/desk/bin/bin.ts'
import { BinList } from '../../../../ui/desk/bin/bin-list.tsx'
import { purgePicture, restorePicture } from '../api/save-picture.ts'
import { type DeletedPictureRow, deletedPictures } from '../bin.ts'

const texts = () => deskMessages().library.pictures

/** A deleted picture is not public any more. */
function DeletedPicture({ files: [narrowest], focus }: DeletedPictureRow) {
  const { frame, url } = usePrivatePicture(narrowest ? storagePaths.media(narrowest.file) : '')
  return (
    <div ref={frame} className="aspect-[4/3] w-20 shrink-0 self-start overflow-hidden rounded-card bg-sand">
      {url && <img src={url} alt="" className="size-full object-cover" {...focusProps(focus)} />}
    </div>
  )
}

const bin: Bin<DeletedPictureRow> = {
  resource: deletedPictures,
  texts: () => texts().bin,
  subject: documentPaths.media,
  nameHeader: () => texts().columns.name,
  deleted: (_, time, by) => texts().bin.deleted(time, by),
  picture: (row) => <DeletedPicture {...row} />,
  restore: restorePicture,
  purge: purgePicture,
}

export const PictureBin = ({ heading }: { heading: RefObject<HTMLElement | null> }) => (
  <BinList bin={bin} heading={heading} />
)
