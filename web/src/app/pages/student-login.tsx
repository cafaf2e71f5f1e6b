import { studentLogin } from '../../content/student-login.ts'
import { StudentHelp } from '../../features/account/components/student-help.tsx'
import { Container } from '../../ui/container.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { PageMeta } from '../page-module.ts'

export const meta = (): PageMeta => ({
  title: 'Student Login',
  description: 'What students need at hand, and whom to ask about it.',
})

/** The student login page (/student/login): help for students, who have no accounts. */
export function Component() {
  const { title, intro } = studentLogin
  return (
    <>
      <PageTitle title={title.en} text={intro.en} />
      <Container className="py-8 md:py-12">
        <StudentHelp />
      </Container>
    </>
  )
}
