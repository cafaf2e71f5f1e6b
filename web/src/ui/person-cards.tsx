import { classNames } from './class-names.ts'

/** Cards of people: one below the other on a phone, as many beside each other as there is room for elsewhere. */
export const personGridClass = 'grid gap-4 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] md:gap-6'

/** A card's photo: beside the words on a phone, above them where there is room. */
export const cardPhotoClass =
  'm-4 mr-0 w-24 flex-none self-start rounded-card sm:m-0 sm:w-full sm:rounded-none'

/** Cards without people, as many as fill a first screen, each as high as a person's, so that little moves when those come. */
export function BlankCards() {
  return (
    <div aria-hidden="true" className={personGridClass}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((card) => (
        <div key={card} className="card flex overflow-hidden sm:flex-col">
          <div className={classNames('aspect-[4/5] bg-indigo-50', cardPhotoClass)} />
          <div className="grid flex-1 content-start gap-3 p-4 sm:p-5">
            <p className="text-sm text-muted">Loading…</p>
            <div className="h-4 w-1/2 rounded-card bg-sand" />
            <div className="h-4 w-4/5 rounded-card bg-sand" />
            <div className="mt-2 h-4 w-2/5 rounded-card bg-sand" />
          </div>
        </div>
      ))}
    </div>
  )
}
