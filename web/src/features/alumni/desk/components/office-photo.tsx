import { storagePaths } from '@prangan/contract/storage-paths'
import { usePrivatePicture } from '../../../../lib/use-private-picture.ts'
import { PersonPhoto } from '../../../../ui/people/person-photo.tsx'
import { type AlumnusRow, publicPhotoUrl } from '../api/alumnus-row.ts'

type OfficePhotoProps = { alumnus: AlumnusRow; className: string }

/**
 * An alumnus's photo for the office: the public one if they are verified, else the private one, fetched when it comes
 * into view. Until then, and if there is none, the default portrait is shown.
 */
export function OfficePhoto({ alumnus, className }: OfficePhotoProps) {
  const { name, photo } = alumnus
  const publicUrl = publicPhotoUrl(alumnus)
  const { frame, url } = usePrivatePicture(publicUrl || !photo ? '' : storagePaths.alumniPhoto(photo))
  return (
    <div ref={frame}>
      <PersonPhoto name={name} src={publicUrl || url} className={className} />
    </div>
  )
}
