import { messages } from '../../messages/index.ts'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Container } from '../../ui/container.tsx'
import { Logo } from '../../ui/logo.tsx'

/** The page at every path that has none of its own. */
export function UnderConstruction() {
  const { states } = messages()
  return (
    <Container className="grid justify-items-start gap-6 py-16 md:py-24">
      <Logo className="size-24" />
      <h1 className="max-w-[24ch] text-2xl text-indigo-900">{states.underConstruction.heading}</h1>
      <p className="flex flex-wrap gap-3">
        <a href={paths.home.href()} className={buttonClass()}>
          {states.home}
        </a>
        <a href={paths.allNotices.href()} className={buttonClass('secondary')}>
          {states.underConstruction.notices}
        </a>
      </p>
    </Container>
  )
}
