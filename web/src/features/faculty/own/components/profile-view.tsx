import { college } from '@prangan/college/config'
import { profileSlug } from '@prangan/contract/profile-slug'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { Download } from 'lucide-react'
import { deskMessages } from '../../../../messages/desk.ts'
import { termInLanguage } from '../../../../messages/language.ts'
import { paths } from '../../../../paths.ts'
import { buttonClass } from '../../../../ui/button.tsx'
import { Message } from '../../../../ui/message.tsx'
import { NewTabHint } from '../../../../ui/new-tab-hint.tsx'
import { PersonPhoto } from '../../../../ui/people/person-photo.tsx'
import { UserText } from '../../../../ui/user-text.tsx'
import { photoUrl } from '../../api/photo-url.ts'
import { useDepartmentName } from '../../api/use-department-name.ts'
import { ProfileDetails } from '../../components/profile-details.tsx'
import type { OwnProfile } from '../api/use-own-profile.ts'
import { Completeness } from './completeness.tsx'
import { ProfileReview } from './profile-review.tsx'

const texts = () => deskMessages().ownProfile
const fields = () => deskMessages().profiles.fields
const publicProfile = () => deskMessages().profiles.publicProfile

type ProfileViewProps = { profile: OwnProfile; onFill: (field: string) => void }

export function ProfileView({ profile, onFill }: ProfileViewProps) {
  const { name, designation, department, email, phone, photo, resume, uid, isRemoved } = profile
  const departmentName = useDepartmentName()
  return (
    <div className="grid gap-6">
      {isRemoved && <Message tone="info">{texts().removed}</Message>}
      <div className="card grid gap-6 p-5 sm:grid-cols-[auto_minmax(0,1fr)] sm:p-6">
        <PersonPhoto
          name={name}
          src={photoUrl(photo)}
          isMain
          className="w-36 rounded-card border border-line"
        />
        <div className="grid content-center gap-1 wrap-anywhere">
          <h2 className="text-xl text-indigo-950">
            <UserText text={name} />
          </h2>
          <p className="text-muted">
            <UserText text={termInLanguage(college.designations, designation)} />
          </p>
          <p className="text-sm font-semibold text-marigold-700">
            <UserText text={departmentName(department)} />
          </p>
          <dl className="flex flex-wrap gap-x-8 gap-y-2 pt-3 text-sm">
            <div>
              <dt className="text-xs text-muted">{fields().email}</dt>
              <dd>{email}</dd>
            </div>
            {phone && (
              <div>
                <dt className="text-xs text-muted">{fields().phone}</dt>
                <dd>{phone}</dd>
              </div>
            )}
          </dl>
          <div className="flex flex-wrap gap-3 pt-4">
            {resume && (
              <a
                href={fileUrl(storagePaths.resume(uid, resume))}
                download
                className={buttonClass('secondary', 'small')}
              >
                <Download aria-hidden="true" size={16} />
                {texts().downloadResume}
              </a>
            )}
            {!isRemoved && (
              <a
                href={paths.facultyProfile.href(profileSlug({ id: uid, name }))}
                target="_blank"
                rel="noopener"
                className={buttonClass('secondary', 'small')}
              >
                {publicProfile()}
                <NewTabHint />
              </a>
            )}
          </div>
        </div>
      </div>
      <Completeness profile={profile} onFill={onFill} />
      <ProfileReview />
      <ProfileDetails member={profile} hidesBlank />
    </div>
  )
}
