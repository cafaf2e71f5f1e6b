import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { useFacultyProfile } from '../../features/faculty/api/use-faculty.ts'
import { FacultyProfile } from '../../features/faculty/components/faculty-profile.tsx'
import { ProfileState } from '../../features/faculty/components/profile-state.tsx'
import { Container } from '../../ui/container.tsx'
import { documentTitle } from '../document-title.ts'
import { PageTitle } from './page-title.tsx'

const title = 'Faculty profile'

/** The profile of one member of the faculty (/faculty-profile/:Id). */
export function Component() {
  const { Id = '' } = useParams()
  const { live, retry } = useFacultyProfile(Id)
  const profile = live.status === 'ready' ? live.value : null
  const name = profile?.member.name

  useEffect(() => {
    document.title = documentTitle({ title: name ?? title })
  }, [name])

  if (profile) return <FacultyProfile profile={profile} />
  return (
    <>
      <PageTitle title={title} />
      <Container className="py-8 md:py-12">
        <ProfileState live={live} id={Id} onRetry={retry} />
      </Container>
    </>
  )
}
