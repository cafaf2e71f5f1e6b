import { college } from '@prangan/college/config'
import { departmentHome } from '@prangan/contract/departments'
import { pathIn } from '@prangan/contract/languages'
import { phoneParts } from '@prangan/contract/phones'
import { fileUrl, storagePaths } from '@prangan/contract/storage-paths'
import { useDepartments } from '../../../lib/site-layout.ts'
import { messages } from '../../../messages/index.ts'
import { language, termInLanguage } from '../../../messages/language.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { Container } from '../../../ui/container.tsx'
import { NewTabHint } from '../../../ui/new-tab-hint.tsx'
import { Arcade } from '../../../ui/page-title.tsx'
import { PersonPhoto } from '../../../ui/people/person-photo.tsx'
import { UserText } from '../../../ui/user-text.tsx'
import type { FacultyMember } from '../api/faculty-member.ts'
import { photoUrl } from '../api/photo-url.ts'
import { EmailLink } from './email-link.tsx'

const linkClass = 'font-semibold text-indigo-800 underline hover:text-marigold-700'

export function ProfileHeader({ member }: { member: FacultyMember }) {
  const { name, designation, department, phone, email, photo, resume, uid } = member
  const known = useDepartments().find(({ stored }) => stored === department)
  const texts = messages().faculty.profile
  const departmentName = known ? known.name.text : termInLanguage(college.departments, department)
  return (
    <div className="relative isolate overflow-hidden border-b border-line bg-sand py-8 md:py-12">
      <Arcade className="is-single max-xl:hidden" />
      <Container className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-8 md:gap-12">
        <PersonPhoto
          name={name}
          src={photoUrl(photo)}
          isMain
          className="w-40 rounded-card border border-line shadow-card md:w-56"
        />
        <div className="grid min-w-0 content-center gap-1 xl:pe-64">
          <p className="text-sm font-semibold text-marigold-700">
            {known ? (
              <a
                href={pathIn(language(), departmentHome(known.slug))}
                className="underline hover:text-indigo-800"
              >
                <UserText text={departmentName} />
              </a>
            ) : (
              <UserText text={departmentName} />
            )}
          </p>
          <h1 className="text-h1 wrap-anywhere text-indigo-900">
            <UserText text={name} />
          </h1>
          <p className="text-lg text-muted">
            <UserText text={termInLanguage(college.designations, designation)} />
          </p>
          <dl className="flex flex-wrap gap-x-10 gap-y-3 pt-5">
            {phone && (
              <div>
                <dt className="text-xs text-muted">{texts.phone}</dt>
                <dd>
                  <PhoneNumbers text={phone} />
                </dd>
              </div>
            )}
            <div>
              <dt className="text-xs text-muted">{texts.email}</dt>
              <dd className="wrap-anywhere">
                <EmailLink email={email} className={linkClass} />
              </dd>
            </div>
          </dl>
          {resume && (
            <p className="pt-5">
              <a
                href={fileUrl(storagePaths.resume(uid, resume))}
                target="_blank"
                rel="noopener"
                className={buttonClass('secondary')}
              >
                {texts.resume}
                <NewTabHint />
              </a>
            </p>
          )}
        </div>
      </Container>
    </div>
  )
}

/** Phone numbers as they were typed; what cannot be dialled is no link. */
function PhoneNumbers({ text }: { text: string }) {
  return phoneParts(text).map(({ start, shown, dialled }) =>
    dialled ? (
      <a key={start} href={`tel:${dialled}`} className={linkClass}>
        {shown}
      </a>
    ) : (
      <UserText key={start} text={shown} />
    ),
  )
}
