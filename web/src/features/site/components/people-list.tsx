import type { Shown } from '@prangan/contract/content/show-in'
import type { BlockOf } from '@prangan/contract/schemas/blocks'
import { initialsOf } from '../../../lib/names.ts'
import { paths } from '../../../paths.ts'
import { Portrait } from '../../../ui/portrait.tsx'
import { ContentPicture } from './content-picture.tsx'
import { LocalizedContent } from './localized-content.tsx'

/** People with their role, such as a committee; the name of a member of the faculty leads to their profile. */
export function PeopleList({ block }: { block: Shown<BlockOf<'people'>> }) {
  const { people } = block
  return (
    <ul className="people">
      {people.map(({ name, role, text, picture, profile }, at) => {
        const shown = <LocalizedContent text={name} inLink />
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name.
          <li key={at} className="card">
            <span className="people-photo">
              {picture ? (
                <ContentPicture picture={picture} sizes="6rem" />
              ) : (
                <Portrait initials={initialsOf(name.text)} />
              )}
            </span>
            <div>
              <b>{profile ? <a href={paths.facultyProfile.href(profile)}>{shown}</a> : shown}</b>
              {role && (
                <span className="people-role">
                  <LocalizedContent text={role} />
                </span>
              )}
              {text && (
                <p>
                  <LocalizedContent text={text} />
                </p>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}
