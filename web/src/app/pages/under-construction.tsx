import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'

/** What stands at every path that has no page yet. */
export function Component() {
  return (
    <Container className="grid justify-items-start gap-6 py-16 md:py-24">
      <svg viewBox="0 0 128 128" aria-hidden="true" className="size-24">
        <use href="#logo" />
      </svg>
      <h1 className="max-w-[24ch] text-2xl text-indigo-900">
        This Page is Undercostruction. Please visit later.
      </h1>
      <p className="flex flex-wrap gap-3">
        <a href={paths.home.href()} className={buttonClass()}>
          Go to the home page
        </a>
        <a href={paths.allNotices.href()} className={buttonClass('secondary')}>
          See all notices
        </a>
      </p>
    </Container>
  )
}
