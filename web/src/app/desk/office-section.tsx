import { Suspense, useEffect, useRef } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { useDeskSession } from '../../lib/desk-session.ts'
import { LoadPeopleContext } from '../../lib/person-names.ts'
import { deskMessages } from '../../messages/desk.ts'
import { paths } from '../../paths.ts'
import { SectionIntroduction } from '../../ui/desk/introduction.tsx'
import { SectionLoading } from '../../ui/desk/section-loading.tsx'
import { Message } from '../../ui/message.tsx'
import { adminSections, type DeskSection } from './admin-sections.tsx'
import { isOpenTo } from './office-sections.ts'
import { adminSectionHref } from './section-href.ts'
import { useLoadPeople } from './use-load-people.ts'

/**
 * Renders a section for people with its ability. The desk's own address leads others to their first section. Somebody who loses
 * access while it is open finds what they typed when access is back.
 */
export function OfficeSection(section: DeskSection) {
  const { id, label, introduction, Section } = section
  const { can } = useDeskSession()
  const loadPeople = useLoadPeople()
  const isOpen = isOpenTo(section, can)
  const wasOpen = useRef(false)
  useEffect(() => {
    if (isOpen) wasOpen.current = true
  }, [isOpen])
  if (isOpen)
    return (
      <Suspense fallback={<SectionLoading title={label} />}>
        <SectionIntroduction value={introduction && { ...introduction, id, text: introduction.text() }}>
          <LoadPeopleContext value={loadPeople}>
            <Section />
          </LoadPeopleContext>
        </SectionIntroduction>
      </Suspense>
    )
  const first = adminSections().find((each) => each.ability && isOpenTo(each, can))
  if (id === '' && first) return <Navigate to={adminSectionHref(first.id)} replace />
  return <NoAccess isLost={wasOpen.current} />
}

function NoAccess({ isLost }: { isLost: boolean }) {
  const { noAccess, noAccessText, typedIsKept, toOwnDesk } = deskMessages().shell
  const title = useRef<HTMLHeadingElement>(null)
  // The element that had the focus is gone.
  useEffect(() => {
    if (isLost) title.current?.focus()
  }, [isLost])
  return (
    <section aria-labelledby="no-access" className="grid justify-items-start gap-4">
      <h1 ref={title} id="no-access" tabIndex={-1} className="text-2xl text-indigo-950">
        {noAccess}
      </h1>
      <Message tone="info">
        {noAccessText}
        {isLost && ` ${typedIsKept}`}
      </Message>
      <Link
        to={paths.facultyDashboard.href()}
        className="font-semibold text-indigo-800 underline hover:text-marigold-700"
      >
        {toOwnDesk}
      </Link>
    </section>
  )
}
