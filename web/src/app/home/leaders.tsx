import { ContentPicture } from '../../features/site/components/content-picture.tsx'
import { useSettings } from '../../lib/site-layout.ts'
import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { ShownText } from '../../ui/shown-text.tsx'
import { MoreLink } from './more-link.tsx'

export function Leaders() {
  const { people } = useSettings().leaders
  return (
    <>
      <ul className="leaders">
        {people.map((leader) => (
          <li key={leader.key} className="card">
            <ContentPicture picture={leader.picture} sizes="120px" />
            <div>
              <h3>
                <ShownText text={leader.name} />
              </h3>
              <p>
                <ShownText text={leader.role} />
              </p>
            </div>
          </li>
        ))}
      </ul>
      <MoreLink href={paths.nonTeaching.href()}>{messages().home.nonTeachingStaff}</MoreLink>
    </>
  )
}
