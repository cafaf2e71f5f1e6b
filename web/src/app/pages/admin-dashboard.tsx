import '../desk.css'
import logo from '@prangan/college/art/logo.svg'
import { college } from '@prangan/college/config'
import { can } from '@prangan/contract/roles'
import { UserRound } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { LastDays } from '../../features/account/components/last-days.tsx'
import { Logout, logoutId } from '../../features/account/components/logout.tsx'
import { SessionGate } from '../../features/account/components/session-gate.tsx'
import { useSession } from '../../features/account/session.ts'
import { BlockEditorContext, BlocksDiffContext } from '../../lib/block-editor.ts'
import { ContentPickersContext } from '../../lib/content-pickers.ts'
import { useLazyModule } from '../../lib/use-lazy-module.ts'
import { deskMessages } from '../../messages/desk.ts'
import { inLanguage } from '../../messages/language.ts'
import { paths } from '../../paths.ts'
import { DeskScreen } from '../../ui/desk/desk-screen.tsx'
import { DeskShell } from '../../ui/desk/desk-shell.tsx'
import { adminSections } from '../desk/admin-sections.tsx'
import { BlockEditor, BlocksDiff } from '../desk/block-editor.tsx'
import { contentPickers } from '../desk/content-pickers.tsx'
import { DeskLanguage } from '../desk/desk-language.tsx'
import { OfficeSection } from '../desk/office-section.tsx'
import { sectionsFor } from '../desk/office-sections.ts'
import { PersonalTools } from '../desk/personal-tools.tsx'
import { useSearchShortcut } from '../desk/search-shortcut.ts'
import { adminSectionHref } from '../desk/section-href.ts'
import { WaitingStrip } from '../desk/waiting-strip.tsx'
import { type OfficeCounts, WatchCounts, waitingIn } from '../desk/watch-counts.tsx'
import { useTitle } from '../layouts/use-page-change.ts'

const texts = () => deskMessages().shell

/** Shown to a teacher with access to the office's desk. */
const ownDesk = () => ({
  label: texts().facultyDesk,
  icon: UserRound,
  href: paths.facultyDashboard.href(),
  isCurrent: false,
})

/** Shows the sections of the office's desk that the person may use, each at its own address. */
export function Component() {
  const session = useSession()
  const navigate = useNavigate()
  const { section = '', item } = useParams()
  const current = adminSections().find(({ id }) => id === section)
  const [counts, setCounts] = useState<OfficeCounts | null>(null)
  const person = { role: session?.userType ?? 'faculty', grants: session?.grants ?? [] }
  useTitle(current?.label ?? texts().adminDashboard)
  useSearchShortcut()
  if (!current && section !== logoutId) return <Navigate to={paths.adminDashboard.href()} replace />
  const { Item } = current ?? {}
  if (current && Item && item) {
    return (
      <DeskScreen>
        <SessionGate userType="admin">
          <LazyMessages section={section} />
          <ContentPickersContext value={contentPickers}>
            <OfficeSection
              key={section}
              {...current}
              {...(current.itemAbility && { ability: current.itemAbility(item) })}
              Section={Item}
              introduction={undefined}
            />
          </ContentPickersContext>
        </SessionGate>
      </DeskScreen>
    )
  }
  return (
    <DeskShell
      college={inLanguage(college.name)}
      logo={logo}
      desk={person.role === 'admin' ? texts().adminDashboard : texts().officeDesk}
      person={session?.username ?? ''}
      entries={[
        ...sectionsFor((ability) => can(person, ability)).map(({ id, label, icon, group }) => ({
          label,
          icon,
          group: group && texts().groups[group],
          href: adminSectionHref(id),
          isCurrent: id === section,
          waiting: waitingIn(id, counts, (ability) => can(person, ability)),
        })),
        ...(person.role === 'faculty' ? [ownDesk()] : []),
      ]}
      language={<DeskLanguage />}
      onLogout={() => navigate(adminSectionHref(logoutId))}
    >
      {current ? (
        <SessionGate userType="admin">
          <PersonalTools />
          {can(person, 'counters:read') && <WatchCounts onChange={setCounts} />}
          <LazyMessages section={section} />
          <LastDays />
          {section === '' && can(person, 'news:read-all') && <WaitingStrip counts={counts} />}
          <ContentPickersContext value={contentPickers}>
            <BlockEditorContext value={BlockEditor}>
              <BlocksDiffContext value={BlocksDiff}>
                <OfficeSection key={section} {...current} />
              </BlocksDiffContext>
            </BlockEditorContext>
          </ContentPickersContext>
        </SessionGate>
      ) : (
        <Logout />
      )}
    </DeskShell>
  )
}

const loadMessages = () => import('../desk/desk-messages.tsx')

/** Loads after the first section; if that fails, opening the next section retries. */
function LazyMessages({ section }: { section: string }) {
  const { module, loadModule } = useLazyModule(loadMessages)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  useEffect(loadModule, [loadModule, section])
  return module && <module.DeskMessages />
}
