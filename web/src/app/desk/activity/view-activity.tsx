import './activity-table.css'
import { useMemo } from 'react'
import { namesOf, type Person } from '../../../lib/person-names.ts'
import { useAddressParams } from '../../../lib/use-address-params.ts'
import { useLive } from '../../../lib/use-live.ts'
import { deskMessages } from '../../../messages/desk.ts'
import { ResourceScreen } from '../../../ui/desk/resource-screen.tsx'
import { useResourceScreen } from '../../../ui/desk/use-resource-screen.ts'
import { adminSectionHref } from '../section-href.ts'
import { useLoadPeople } from '../use-load-people.ts'
import { activityOf } from './activity.ts'
import { activityColumns } from './activity-columns.tsx'
import { useSubjects } from './use-subjects.ts'

const texts = () => deskMessages().activity
const none: readonly Person[] = []

/** The list is narrowed to the person in the address before the names are loaded, and without them. */
const withChosen = (people: readonly Person[], chosen: string): readonly Person[] =>
  chosen === '' || people.some(({ uid }) => uid === chosen)
    ? people
    : [...people, { uid: chosen, name: '…', email: '' }]

/** An entry has no dialogs: it leads to its record. */
const loadDialogs = async () => ({ Dialogs: () => null })

/** Who did what to which record, for admins: live, narrowed by person, area, action, month and day. */
export function ViewActivity() {
  const { params } = useAddressParams()
  const { live } = useLive(useLoadPeople(), '')
  const people = live.status === 'ready' ? live.value : none
  const chosen = params.get('person') ?? ''
  const resource = useMemo(() => activityOf(withChosen(people, chosen)), [people, chosen])
  const screen = useResourceScreen(resource, loadDialogs)
  const { rows } = screen.list
  const subjects = useSubjects(rows.map(({ subject }) => subject))
  const nameOf = useMemo(() => namesOf(people), [people])
  /** Admins have no profile, but an account. */
  const accountOf = (email: string) => {
    const person = people.find((each) => each.email === email)
    return person && { name: person.name, href: `${adminSectionHref('people')}?open=${person.uid}` }
  }
  const columns = activityColumns({
    nameOf,
    subjectOf: ({ subject }) => subjects.get(subject) ?? accountOf(subject) ?? subjects.get(subject),
  })
  return (
    <ResourceScreen
      screen={screen}
      title={texts().title}
      caption={texts().caption}
      columns={columns}
      emptyText={texts().empty}
      error={live.status === 'failed' && texts().peopleNotLoaded}
      filtersClass="grid grid-cols-2 gap-4 pb-4 *:first:col-span-2 lg:grid-cols-5"
      tableClass="desk-table activity-table"
    />
  )
}
