import { Pencil } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { useDeskSession } from '../../../../lib/desk-session.ts'
import { useAddressParams } from '../../../../lib/use-address-params.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { paths } from '../../../../paths.ts'
import { Button, buttonClass } from '../../../../ui/button.tsx'
import { SectionLoading } from '../../../../ui/desk/section-loading.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { Message } from '../../../../ui/message.tsx'
import { useOwnProfile } from '../api/use-own-profile.ts'
import { ProfileForm } from './profile-form.tsx'
import { ProfileView } from './profile-view.tsx'

const texts = () => deskMessages().ownProfile

/** The teacher's profile, live: to be read, and in its edit mode to be changed. */
export function OwnProfile() {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { live, retry } = useOwnProfile(useDeskSession().uid)
  const { params, stepIn, stepOut } = useAddressParams()
  /** The field that the edit mode began at; null: it is only read. */
  const field = params.get('edit')
  const [done, setDone] = useState<string>()
  const profile = live.status === 'ready' ? live.value : null

  const edit = (at: string) => {
    setDone(undefined)
    stepIn({ edit: at })
  }
  const close = () => stepOut({ edit: '' })
  const wasEdited = useRef(false)
  useEffect(() => {
    if (wasEdited.current && field === null) heading.current?.focus()
    wasEdited.current = field !== null
  }, [field])

  return (
    <section aria-labelledby={headingId} className="grid gap-6">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1
          id={headingId}
          ref={heading}
          tabIndex={-1}
          className="text-2xl text-indigo-950 not-[:lang(hi)]:pt-1"
        >
          {texts().title}
        </h1>
        {profile && field === null && (
          <Button onClick={() => edit('photo')}>
            <Pencil aria-hidden="true" size={18} />
            {texts().edit}
          </Button>
        )}
      </div>
      <Message tone="success">{done}</Message>
      {live.status === 'loading' && <SectionLoading />}
      {live.status === 'failed' && (
        <LoadFailure onRetry={retry} reason={live.reason}>
          {texts().notLoaded}
        </LoadFailure>
      )}
      {live.status === 'ready' && !profile && (
        <div className="grid justify-items-start gap-4">
          <p>{texts().none}</p>
          <Link to={paths.adminDashboard.href()} className={buttonClass()}>
            {texts().toOffice}
          </Link>
        </div>
      )}
      {profile && field === null && <ProfileView profile={profile} onFill={edit} />}
      {profile && field !== null && (
        <ProfileForm
          profile={profile}
          field={field}
          onSaved={(message) => {
            setDone(message)
            close()
          }}
          onCancel={close}
        />
      )}
    </section>
  )
}
