import { data } from 'react-router-dom'
import { hero } from '../../content/home.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Logo } from '../../ui/logo.tsx'
import type { PageMeta } from '../page-module.ts'

export const meta: PageMeta = { title: 'Under construction', description: hero.text.en }

/** Sets the response status of an address without a page. */
export const loader = async () => data(null, { status: 404 })

/** The page at every path that has none of its own. */
export function Component() {
  return (
    <Container className="grid justify-items-start gap-6 py-16 md:py-24">
      <Logo className="size-24" />
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
