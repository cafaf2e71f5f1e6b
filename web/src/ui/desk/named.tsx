import { UserText } from '../user-text.tsx'

export function Named({ title, more }: { title: string; more?: string | undefined }) {
  return (
    <div className="mb-4 border-s-4 border-marigold-500 ps-3">
      <p className="text-base font-semibold text-indigo-950 wrap-anywhere">
        <UserText text={title} />
      </p>
      {more && <p>{more}</p>}
    </div>
  )
}
