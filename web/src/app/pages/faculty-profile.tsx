import '../feature-pages.css'
import { profileKey, profileSlug } from '@prangan/contract/profile-slug'
import { type Loaded, mapLoadedBy } from '@prangan/contract/site-data'
import { useLoaderData, useParams } from 'react-router-dom'
import type { FacultyProfile as Profile } from '../../features/faculty/api/faculty-member.ts'
import { useFacultyProfile } from '../../features/faculty/api/use-faculty.ts'
import { FacultyProfile } from '../../features/faculty/components/faculty-profile.tsx'
import { ProfileState } from '../../features/faculty/components/profile-state.tsx'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import { foundOr404 } from '../found-or-404.ts'
import { useTitle } from '../layouts/use-page-change.ts'
import type { PageMeta, PageModule } from '../page-module.ts'

type LoadedProfile = Loaded<Profile | null>

export const loader: NonNullable<PageModule<LoadedProfile>['loader']> = async (siteData, { params }) => {
  const loaded = await mapLoadedBy(
    await siteData.facultyProfile(profileKey(params.Id ?? '')),
    async () => (await import('../../features/faculty/api/assemble-profile.ts')).toProfile,
  )
  return foundOr404(loaded)
}

const nameIn = (loaded: LoadedProfile) =>
  (loaded.status === 'ready' && loaded.value?.member.name) || messages().faculty.profile.title

const pathOf = ({ uid: id, name }: Profile['member']) =>
  paths.facultyProfile.path.replace(':Id', profileSlug({ id, name }))

export const meta = (loaded: LoadedProfile): PageMeta => {
  const member = loaded.status === 'ready' ? loaded.value?.member : undefined
  return {
    title: nameIn(loaded),
    description: messages().faculty.profile.description,
    // The profile's address contains the e-mail address as well.
    ...(member && { canonicalPath: pathOf(member) }),
  }
}

export function Component() {
  const { Id = '' } = useParams()
  const { live, retry } = useFacultyProfile(Id, useLoaderData<LoadedProfile>())
  const profile = live.status === 'ready' ? live.value : null
  useTitle(nameIn(live))

  if (profile) return <FacultyProfile profile={profile} />
  return (
    <>
      <PageTitle title={messages().faculty.profile.title} />
      <Container className="py-8 md:py-12">
        <ProfileState live={live} id={Id} onRetry={retry} />
      </Container>
    </>
  )
}
