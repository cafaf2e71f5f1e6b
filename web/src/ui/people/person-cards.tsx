import { messages } from '../../messages/index.ts'
import { classNames } from '../class-names.ts'

export const personGridClass = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]'

export const cardPhotoClass = 'm-4 me-0 w-26 flex-none self-start rounded-card'

/** Skeleton cards that fill a first screen, each as high as a real one, so that the layout moves little. */
export function BlankCards() {
  return (
    <div aria-hidden="true" className={personGridClass}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <div key={card} className="card flex overflow-hidden">
          <div className={classNames('aspect-[4/5] bg-indigo-50', cardPhotoClass)} />
          <div className="grid flex-1 content-start gap-3 p-4">
            <p className="text-sm text-muted">{messages().common.loading}</p>
            <div className="h-4 w-1/2 rounded-card bg-sand" />
            <div className="h-4 w-4/5 rounded-card bg-sand" />
            <div className="mt-2 h-4 w-2/5 rounded-card bg-sand" />
          </div>
        </div>
      ))}
    </div>
  )
}
