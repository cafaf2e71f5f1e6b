import '../desk.css'
import logo from '@prangan/college/art/logo.svg'
import { college } from '@prangan/college/config'
import { ownPagesSection } from '@prangan/contract/desk-paths'
import { Building2 } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { LastDays } from '../../features/account/components/last-days.tsx'
import { Logout, logoutId } from '../../features/account/components/logout.tsx'
import { SessionGate } from '../../features/account/components/session-gate.tsx'
import { useSession } from '../../features/account/session.ts'
import { WatchOwnPages } from '../../features/site/desk/components/watch-own-pages.tsx'
import { ContentPickersContext } from '../../lib/content-pickers.ts'
import { type LoadPeople, LoadPeopleContext } from '../../lib/person-names.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { deskMessages } from '../../messages/desk.ts'
import { inLanguage } from '../../messages/language.ts'
import { paths } from '../../paths.ts'
import { DeskScreen } from '../../ui/desk/desk-screen.tsx'
import { DeskShell } from '../../ui/desk/desk-shell.tsx'
import { SectionLoading } from '../../ui/desk/section-loading.tsx'
import { contentPickers } from '../desk/content-pickers.tsx'
import { DeskLanguage } from '../desk/desk-language.tsx'
import { facultySectionHref, facultySections } from '../desk/faculty-sections.ts'
import { PersonalTools } from '../desk/personal-tools.tsx'
import { useTitle } from '../layouts/use-page-change.ts'

const texts = () => deskMessages().shell

/** Teachers may not read accounts: they see the names of those who have a public profile. */
const loadTeachers: LoadPeople = async () =>
  (await import('../../features/site/desk/api/watch-teachers.ts')).watchTeachers

/** Shown to a teacher with access to the office's desk. */
const officeDesk = () => ({
  label: texts().officeDesk,
  icon: Building2,
  href: paths.adminDashboard.href(),
  isCurrent: false,
})

export function Component() {
  const session = useSession()
  const navigate = useNavigate()
  const { section = '', item } = useParams()
  const [hasPages, setHasPages] = useState(false)
  const current = facultySections().find(({ id }) => id === section)
  useTitle(current?.label ?? texts().facultyDashboard)
  if (!current && section !== logoutId) return <Navigate to={paths.facultyDashboard.href()} replace />
  const { Item } = current ?? {}
  if (Item && item) {
    return (
      <DeskScreen>
        <SessionGate userType="faculty">
          <Suspense fallback={<SectionLoading />}>
            <ContentPickersContext value={contentPickers}>
              <LoadPeopleContext value={loadTeachers}>
                <Item />
              </LoadPeopleContext>
            </ContentPickersContext>
          </Suspense>
        </SessionGate>
      </DeskScreen>
    )
  }
  const shown = facultySections().filter(({ id }) => id !== ownPagesSection || hasPages || id === section)
  return (
    <DeskShell
      college={inLanguage(college.name)}
      logo={logo}
      desk={texts().facultyDashboard}
      person={session?.username ?? ''}
      entries={[
        ...shown.map(({ id, label, icon }) => ({
          label,
          icon,
          href: facultySectionHref(id),
          isCurrent: id === section,
        })),
        ...(session?.grants.length ? [officeDesk()] : []),
      ]}
      language={<DeskLanguage />}
      onLogout={() => navigate(facultySectionHref(logoutId))}
    >
      {current ? (
        <SessionGate userType="faculty">
          <PersonalTools />
          <WatchOwnPages onChange={setHasPages} />
          <LastDays />
          <LazyToasts section={section} />
          <Suspense fallback={<SectionLoading />}>
            <ContentPickersContext value={contentPickers}>
              <LoadPeopleContext value={loadTeachers}>
                <current.Section key={section} />
              </LoadPeopleContext>
            </ContentPickersContext>
          </Suspense>
        </SessionGate>
      ) : (
        <Logout />
      )}
    </DeskShell>
  )
}

const loadToasts = () => import('../desk/teacher-toasts.tsx')

/** Loads after the first section; if that fails, opening the next section retries. */
function LazyToasts({ section }: { section: string }) {
  const { module, loadModule } = useLazyModule(loadToasts)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(loadModule, [loadModule, section])
  return module && <module.TeacherToasts />
}
