import { ContentPicture } from '../../features/site/components/content-picture.tsx'
import { useFrame } from '../../lib/site-frame.ts'
import { paths } from '../../paths.ts'
import { MoreLink } from './more-link.tsx'

/** The leaders, one card each, and a link to the non-teaching staff. */
export function Leaders() {
  const { people } = useFrame().leaders
  return (
    <>
      <ul className="leaders">
        {people.map((leader) => (
          <li key={leader.key} className="card">
            <ContentPicture picture={leader.picture} sizes="120px" />
            <div>
              <h3>{leader.name.en}</h3>
              <p>{leader.role.en}</p>
              {leader.role.hi && <p lang="hi">{leader.role.hi}</p>}
            </div>
          </li>
        ))}
      </ul>
      <MoreLink href={paths.nonTeaching.href()}>Non-teaching staff</MoreLink>
    </>
  )
}
