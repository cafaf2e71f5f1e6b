import '@prangan/web/app/feature-pages.css'
import type { Loaded } from '@prangan/contract/site-data'
import type { PageMeta, PageModule } from '@prangan/web/app/page-module.ts'
import { NeedsScripts } from '@prangan/web/app/pages/needs-scripts.tsx'
import { formatNumber } from '@prangan/web/lib/format-number.ts'
import { messages } from '@prangan/web/messages/index.ts'
import { inLanguage } from '@prangan/web/messages/language.ts'
import { Container } from '@prangan/web/ui/container.tsx'
import { LoadFailure } from '@prangan/web/ui/load-failure.tsx'
import { PageTitle } from '@prangan/web/ui/page-title.tsx'
import { useLoaderData, useRevalidator } from 'react-router-dom'
import { freeRoomsFile } from '../contract/paths.ts'
import type { FreeRooms } from '../contract/requests.ts'
import { roomKeys, rooms } from '../contract/rooms.ts'
import { hostelMessages } from './messages.ts'
import { RoomForm } from './room-form.tsx'

type LoadedRooms = Loaded<readonly FreeRooms[]>

export const loader: NonNullable<PageModule<LoadedRooms>['loader']> = (siteData) =>
  siteData.file(freeRoomsFile)

// The rooms can be loaded again after a failure.
export const followsSite = true

export const meta = (): PageMeta => {
  const { title, description } = hostelMessages().page
  return { title, description }
}

export function Component() {
  const { title, intro, withoutScripts } = hostelMessages().page
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="grid max-w-4xl gap-8 py-8 md:gap-12 md:py-12">
        <Rooms loaded={useLoaderData<LoadedRooms>()} />
        <section aria-labelledby="ask" className="card grid gap-5 p-4 sm:p-8">
          <h2 id="ask" className="text-xl text-indigo-900">
            {hostelMessages().form.title}
          </h2>
          <NeedsScripts message={withoutScripts}>
            <RoomForm />
          </NeedsScripts>
        </section>
      </Container>
    </>
  )
}

function Rooms({ loaded }: { loaded: LoadedRooms }) {
  const { revalidate } = useRevalidator()
  const { room, fee, free, none, failed } = hostelMessages().page
  if (loaded.status === 'failed') return <LoadFailure onRetry={revalidate}>{failed}</LoadFailure>
  if (loaded.status === 'loading') return <p role="status">{messages().common.loading}</p>
  const freeOf = (key: string) => loaded.value.find((each) => each.room === key)?.free ?? 0
  return (
    <table className="w-full text-start">
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          {[room, fee, free].map((head) => (
            <th key={head} scope="col" className="py-2 pe-4 text-start font-semibold last:pe-0 last:text-end">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {roomKeys.map((key) => (
          <tr key={key} className="border-b border-line">
            <th scope="row" className="py-3 pe-4 text-start font-semibold text-indigo-950">
              {inLanguage(rooms[key].name)}
            </th>
            <td className="py-3 pe-4 tabular-nums">₹{formatNumber(rooms[key].fee)}</td>
            <td className="py-3 text-end font-semibold tabular-nums">
              {freeOf(key) > 0 ? formatNumber(freeOf(key)) : none}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
