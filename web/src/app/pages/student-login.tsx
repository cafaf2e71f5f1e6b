import '../feature-pages.css'
import { StudentHelp } from '../../features/account/components/student-help.tsx'
import { messages } from '../../messages/index.ts'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'

export const meta = (): PageMeta => {
  const { title, description } = messages().students
  return { title, description }
}

export function Component() {
  const { title, intro } = messages().students
  return (
    <>
      <PageTitle title={title} text={intro} />
      <Container className="py-8 md:py-12">
        <StudentHelp />
      </Container>
    </>
  )
}
