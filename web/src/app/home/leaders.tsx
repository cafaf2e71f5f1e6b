import { leaders } from '../../content/leaders.ts'
import { paths } from '../../paths.ts'
import { leaderPortraits } from '../leader-portraits.ts'
import { MoreLink } from './more-link.tsx'

/** The Principal and the Manager, one card each, and a link to the non-teaching staff. */
export function Leaders() {
  return (
    <>
      <ul className="leaders">
        {leaders.map((leader) => (
          <li key={leader.name.en} className="card">
            <img src={leaderPortraits[leader.portrait]} alt="" width={480} height={600} loading="lazy" />
            <div>
              <h3>{leader.name.en}</h3>
              <p>{leader.role.en}</p>
              <p lang="hi">{leader.role.hi}</p>
            </div>
          </li>
        ))}
      </ul>
      <MoreLink href={paths.nonTeaching.href()}>Non-teaching staff</MoreLink>
    </>
  )
}
