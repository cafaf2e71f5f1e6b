import '../faculty-list.css'
import { CSPProvider } from '@base-ui/react/csp-provider'
import { useRef } from 'react'
import { Pagination } from '../../../../ui/desk/pagination.tsx'
import { useMembers } from '../api/use-members.ts'
import { useFacultyAddress } from '../use-faculty-address.ts'
import { useLayout } from '../use-layout.ts'
import { FacultyFilters } from './faculty-filters.tsx'
import { MemberGrid } from './member-grid.tsx'
import { MemberList } from './member-list.tsx'
import { MemberPanel } from './member-panel.tsx'

/** The office's list of the faculty, live: found by name, read and edited in a panel, removed and restored. */
export function ViewFaculty() {
  const address = useFacultyAddress()
  const [layout, setLayout] = useLayout()
  const members = useMembers(address.filter)
  const heading = useRef<HTMLHeadingElement>(null)
  const Layout = layout === 'grid' ? MemberGrid : MemberList
  return (
    // Base UI may add no style elements, since the pages' policy allows none.
    <CSPProvider disableStyleElements>
      <section aria-labelledby="view-faculty">
        <h1 id="view-faculty" ref={heading} tabIndex={-1} className="pb-6 text-2xl text-indigo-950">
          View Faculty
        </h1>
        <FacultyFilters
          filter={address.filter}
          onNarrow={address.narrow}
          layout={layout}
          onLayout={setLayout}
        />
        <div aria-busy={members.status === 'loading'}>
          <Layout members={members} linkTo={address.linkTo} />
        </div>
        <Pagination
          list={members}
          nouns={['member', 'members']}
          name="the faculty"
          turns={['Previous', 'Next']}
          failure="Failed to load faculty data."
        />
      </section>
      <MemberPanel
        address={address}
        // The card that opened it may be gone: its member was removed.
        fallbackFocus={() => heading.current}
      />
    </CSPProvider>
  )
}
