import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { messages } from '../../../messages/index.ts'
import { cardPhotoClass } from '../../../ui/people/person-cards.tsx'
import { PersonPhoto } from '../../../ui/people/person-photo.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import { degreeName } from '../api/degree-name.ts'
import type { VerifiedAlumnus } from '../api/verified-alumnus.ts'

/** A verified alumnus: their work, and their degree from here. */
export function AlumnusCard({ alumnus }: { alumnus: VerifiedAlumnus }) {
  const { name, photo, degree, yearOfPassing, designation, workingAddress } = alumnus
  return (
    <li className="card flex overflow-hidden">
      <PersonPhoto
        name={name}
        src={photo && fileUrl(storagePaths.alumniPhoto(photo))}
        className={cardPhotoClass}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1 p-4">
        <h2 className="font-serif text-lg leading-tight font-semibold wrap-anywhere text-indigo-900">
          <UserText text={name} />
        </h2>
        <p className="text-sm font-semibold text-marigold-700">
          <UserText text={degreeName(degree)} />
          {degree && yearOfPassing && ', '}
          {yearOfPassing && (
            <>
              <span className="sr-only">{messages().gallery.yearOfPassing}</span>
              {yearOfPassing}
            </>
          )}
        </p>
        <p className="text-sm wrap-anywhere">
          <UserText text={designation} />
        </p>
        <p className="text-sm wrap-anywhere text-muted">
          <UserText text={workingAddress} />
        </p>
      </div>
    </li>
  )
}
