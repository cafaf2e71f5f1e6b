import type { LibraryUse } from '@prangan/contract/schemas/library'
import { useCallback, useEffect, useState } from 'react'
import { type GetToken, useDeskSession } from '../../../../lib/desk-session.ts'
import { deskMessages } from '../../../../messages/desk.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { LoadFailure } from '../../../../ui/load-failure.tsx'
import { UserText } from '../../../../ui/user-text.tsx'

const texts = () => deskMessages().library.uses

type UsesListProps = {
  listUses: (id: string, getToken: GetToken) => Promise<readonly LibraryUse[]>
  id: string
  none: string
}

export function UsesList({ listUses, id, none }: UsesListProps) {
  const { getToken } = useDeskSession()
  const [uses, setUses] = useState<readonly LibraryUse[] | 'loading' | 'failed'>('loading')
  const load = useCallback(() => {
    setUses('loading')
    listUses(id, getToken).then(setUses, () => setUses('failed'))
  }, [listUses, id, getToken])
  useEffect(load, [load])
  return (
    <section className="grid gap-2">
      <h3 className="font-serif text-lg font-semibold text-indigo-950">{texts().title}</h3>
      {uses === 'loading' && <p className="text-sm text-muted">{texts().loading}</p>}
      {uses === 'failed' && <LoadFailure onRetry={load}>{texts().failed}</LoadFailure>}
      {typeof uses === 'object' && uses.length === 0 && <p className="text-sm text-muted">{none}</p>}
      {typeof uses === 'object' && uses.length > 0 && (
        <ul className="grid gap-1.5 text-sm">
          {uses.map(({ page, title, isPublished }) => (
            <li key={`${page} ${title}`} className="flex flex-wrap items-center gap-2">
              <span className="font-medium wrap-anywhere">
                <UserText text={title} />
              </span>
              {page === '' && <Badge>{texts().notice}</Badge>}
              {!isPublished && <Badge tone="marigold">{texts().notPublished}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
